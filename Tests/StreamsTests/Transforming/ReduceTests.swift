import Streams
import Testing

@Suite(.hangLimit) struct ReduceTests {
    @Test(arguments: [
        ("--1--2--3--|", "-----------[6|]"),
        ("-1-2-#", "-----#"), ("|", "[0|]"), ("#", "#"), ("-1-", ""),
    ])
    func `reduce delivers the result at the end`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) } } == result)
        #expect(diagram(source) { $0.reduce(into: 0) { $0 += $1.wholeNumberValue ?? 0 } } == result)
    }

    @Test(arguments: [
        ("--a--b--|", "--------[(ab)|]"), ("--a--#", "-----#"), ("|", "[()|]"), ("#", "#"),
        ("-a-", ""),
    ])
    func `toArray collects the elements`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.toArray().map { String($0) } } == result)
    }

    @Test(arguments: [
        ("--a-A-b---|", "------(aA)---[b|]"),
        ("aAbB|", "--(aA)-[(bB)|]"), ("|", "|"), ("a-#", "--#"), ("a-b-#", "--a-#"),
    ])
    func `neighbours that belong together are one array`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.chunked { $0.lowercased() == $1.lowercased() }.map { String($0) }
        }
        #expect(drawn == result)
    }

    @Test func `a closure that throws fails the stream`() {
        let drawn = diagram("a-b|") { source in
            source.chunked { _, _ throws(Oops) in throw Oops() }.map { String($0) }
        }
        #expect(drawn == "--#")
    }
}
