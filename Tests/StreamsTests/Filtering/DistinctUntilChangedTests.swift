import Streams
import Testing

@Suite(.hangLimit) struct DistinctUntilChangedTests {
    @Test(arguments: [
        ("--a--a--b--b--a--|", "--a-----b-----a--|"),
        ("[aab|]", "[ab|]"), ("-a-a-#", "-a---#"), ("-a-a-|", "-a---|"), ("|", "|"), ("#", "#"),
    ])
    func `distinctUntilChanged drops repetitions`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.distinctUntilChanged() } == result)
    }

    @Test(arguments: [("--a--A--b--|", "--a-----b--|"), ("-a-A-#", "-a---#"), ("|", "|")])
    func `distinctUntilChanged compares keys`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.distinctUntilChanged { $0.lowercased() } } == result)
    }

    @Test func `a key may be a key path`() {
        #expect(diagram("-1-2-a-|") { $0.distinctUntilChanged(\.isLetter) } == "-1---a-|")
    }
}
