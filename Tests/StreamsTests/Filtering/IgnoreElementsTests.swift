import Streams
import Testing

@Suite(.hangLimit)
struct IgnoreElementsTests {
    @Test(arguments: [
        ("--a--b--|", "--------|"), ("--a--#", "-----#"), ("|", "|"), ("#", "#"), ("-a-", ""),
    ])
    func `ignoreElements delivers only the ending`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.ignoreElements() } == result)
    }

    @Test func `ignoreElements says nothing after dispose`() {
        #expect(diagram("-a-|", until: "--!") { $0.ignoreElements() } == "")
    }
}
