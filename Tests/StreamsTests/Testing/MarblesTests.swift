import Streams
import Testing

@Suite(.virtualLimit) struct MalformedDrawingTests {
    @Test(arguments: [
        ("a[b", "column 3: wanted a mark or \"]\", found the end"),
        ("a[", "column 2: wanted a mark, found the end"),
        ("[a|", "column 3: wanted \"]\", found the end"),
        ("ab]", "column 2: wanted a mark, found \"]\""),
        ("[a[b]]", "column 2: wanted a mark or \"]\", found \"[\""),
        ("-[]-", "column 2: wanted a mark, found \"]\""),
        ("[ ]", "column 2: wanted a mark, found \"]\""),
        ("[a-b]", "column 2: wanted a mark or \"]\", found \"-\""),
        ("a|b", "column 2: wanted nothing behind the ending, found \"b\""),
        ("a#|", "column 2: wanted nothing behind the ending, found \"|\""),
        ("|[a]", "column 1: wanted nothing behind the ending, found \"[\""),
        ("[|a]", "column 2: wanted \"]\", found \"a\""),
        ("--!", "column 2: wanted a mark, found \"!\""),
        ("-a^b", "column 2: wanted a mark, found \"^\""),
        ("(ab|)", "column 0: wanted a mark, found \"(\""),
        ("a b)", "column 3: wanted a mark, found \")\""),
    ])
    func `a malformed drawing says where and why`(_ drawing: String, _ reason: String) {
        #expect(diagram(drawing) { $0 } == "drawing \"\(drawing)\", \(reason)")
    }

    @Test(arguments: [
        ("", "column 0: wanted \"!\", found the end"),
        ("---", "column 3: wanted \"!\", found the end"),
        ("--|", "column 2: wanted \"-\" or \"!\", found \"|\""),
        ("^--!", "column 0: wanted \"-\" or \"!\", found \"^\""),
        ("-!!", "column 2: wanted nothing behind the \"!\", found \"!\""),
    ])
    func `a malformed end says where and why`(_ end: String, _ reason: String) {
        #expect(diagram("a-b|", until: end) { $0 } == "drawing \"\(end)\", \(reason)")
    }

    @Test(arguments: ["a|---", "  -a |  ", "\n-a|\n", "[a |]", "-- -"])
    func `silence behind the ending and blanks are allowed`(_ drawing: String) {
        #expect(!diagram(drawing) { $0 }.contains("wanted"))
    }

    @Test func `the failure is typed`() {
        let failure = Locked<DrawingError?>(nil)
        VirtualTimeScheduler().cold("a[b").subscribe(
            onError: { failure.value = $0 as? DrawingError })
        let text = "drawing \"a[b\", column 3: wanted a mark or \"]\", found the end"
        #expect(failure.value?.description == text)
    }

    @Test func `a malformed hot stream fails its subscribers and plays nothing`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.hot("ab]").draw(into: log)
        time.run()
        #expect(log.text == "#")
        #expect(time.now == .zero)
    }

    @Test func `a malformed drawing is drawn as the failure, wherever it stands`() {
        let other = VirtualTimeScheduler().cold("c]")
        let second = diagram("a-b|", "1]") { $0.zip($1).map(\.0) }
        let swallowed = diagram("a]") { $0.retry(2).catchAndReturn("x") }
        let unused = diagram("a|", "b]") { left, _ in left }
        let ofAnotherClock = diagram("a|") { _ in other }
        let text = "column 1: wanted a mark, found \"]\""
        #expect(
            [second, swallowed, unused, ofAnotherClock]
                == ["1]", "a]", "b]", "c]"].map { "drawing \"\($0)\", \(text)" })
    }

    @Test func `the first malformed drawing is the one to mend`() {
        #expect(diagram("[", "]") { $1.zip($0).map(\.0) }.hasPrefix("drawing \"[\""))
    }
}
