import Testing

@Suite(.virtualLimit)
struct MarbleDrawingTests {
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

    @Test func `a line starts at its column`() {
        #expect(MarbleLine("b-|", at: 2)?.drawn == "--b-|")
    }

    @Test func `a legend gives texts and streams`() throws {
        let drawing = try #require(
            MarbleDrawing(["ab|      a = \"-1|\", b = \"2|\"", "  merge", "2-A|     A = 1, 2"]))
        let panel = drawing.panels[0]
        #expect(panel.operation == "merge")
        #expect(panel.sources[0].inner["a"] == MarbleLine("-1|"))
        #expect(panel.sources[0].inner["b"] == MarbleLine("2|"))
        #expect(panel.results.map(\.drawn) == ["2-(1, 2)|"])
    }

    @Test func `names separate sources from results, and lines start behind them`() throws {
        let drawing = try #require(MarbleDrawing(["share()", "source  a-b|", "late      b|"]))
        let panel = drawing.panels[0]
        #expect(panel.sources.map(\.drawn) == ["a-b|"])
        #expect(panel.results.map(\.start) == [2])
        #expect(panel.results.map(\.drawn) == ["--b|"])
    }

    @Test func `drawings stand side by side`() throws {
        let drawing = try #require(
            MarbleDrawing(["a|    ab|", "  single()   single()", "a|    -#"]))
        #expect(drawing.panels.map { $0.sources[0].drawn } == ["a|", "ab|"])
        #expect(drawing.panels.map { $0.results[0].drawn } == ["a|", "-#"])
    }

    @Test func `a second operator has the same sources`() throws {
        let drawing = try #require(MarbleDrawing(["ab|", "take(1)", "[a|]", "skip(1)", "-b|"]))
        #expect(drawing.panels.map { $0.sources[0].drawn } == ["ab|", "ab|"])
    }

    @Test(arguments: [
        ["let a = 1"], ["assert(count == 0)", "// …"], ["Observable.of(1)", "merge"],
    ])
    func `code is no drawing`(_ lines: [String]) { #expect(MarbleDrawing(lines) == nil) }

    @Test func `a drawing is named after what it documents`() {
        let source = """
            /// Takes.
            ///
            ///     a|
            ///       take
            ///     a|
            public func take(
                while predicate: Bool
            ) {}

            /// Continues, not in code,
            ///     a-b
            func skip() {}

            ///     Take(a)
            ///     [a|]
            final class Take<Element> {}
            """
        let all = DocumentedDrawing.all(in: [source, source])
        #expect(all.map(\.name) == ["take-while", "Take", "take-while-2", "Take-2"])
        #expect(all.map(\.title) == ["take(while:)", "Take", "take(while:)", "Take"])
    }
}
