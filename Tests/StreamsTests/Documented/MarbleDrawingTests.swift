import Testing

@Suite(.virtualLimit) struct MarbleDrawingTests {
    @Test(arguments: [
        ("--a-[b|]", "--a-[b|]"), ("-(ab)--|", "-(ab)--|"), ("a-…", "a"), ("^-b--", "--b"),
        ("[(nil)|]", "[(nil)|]"), ("#", "#"), ("-()-|", "-()-|"),
    ])
    func `a line is read`(_ marks: String, _ drawn: String) {
        #expect(MarbleLine(marks)?.drawn == drawn)
    }

    @Test(arguments: [
        "merge", "a|b", "[a-b]", "[ab", "-(ab", "take(until:)", "…", "#expect", "a b",
    ])
    func `what is no line is not read`(_ marks: String) { #expect(MarbleLine(marks) == nil) }

    @Test(arguments: [
        ["let a = 1"], ["assert(count == 0)", "// …"], ["Observable.of(1)", "merge"],
    ])
    func `code is no drawing`(_ lines: [String]) { #expect(MarbleDrawing(lines) == nil) }
}
