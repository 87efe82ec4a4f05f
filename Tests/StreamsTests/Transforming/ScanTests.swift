import Streams
import Testing

@Suite(.hangLimit) struct ScanTests {
    @Test(arguments: [
        ("--1--2--3--|", "--1--3--6--|"),
        ("[123|]", "[136|]"), ("-1-2-#", "-1-3-#"), ("|", "|"), ("#", "#"),
    ])
    func `scan delivers each intermediate result`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.scan(0) { $0 + ($1.wholeNumberValue ?? 0) } } == result)
    }

    @Test(arguments: [("--a--b---c----|", "--a--(ab)---(abc)----|"), ("-a-#", "-a-#"), ("|", "|")])
    func `scan accumulates in place`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.scan(into: "") { $0.append($1) } } == result)
    }

    @Test(arguments: [
        ("--a--b--|", "--(0a)--(1b)--|"), ("-a-#", "-(0a)-#"), ("[ab|]", "[(0a)(1b)|]"), ("|", "|"),
        ("#", "#"),
    ])
    func `enumerated numbers the elements`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.enumerated().map { "\($0.index)\($0.element)" } } == result)
    }

    @Test(arguments: [
        ("--a--b--c--|", "-----(ab)--(bc)--|"),
        ("[abc|]", "[(ab)(bc)|]"), ("-a-|", "---|"), ("-a-#", "---#"), ("|", "|"), ("#", "#"),
    ])
    func `pairwise delivers each element with the one before`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.pairwise().map { "\($0.0)\($0.1)" } } == result)
    }

    @Test func `pairwise pairs what may be nil`() {
        let flow = Observable<Int?>.of(nil, nil, 1).pairwise().map { "\($0.1 ?? 0)" }
        #expect(flow.drawnAtOnce() == "0 1 |")
    }
}
