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
}
