import Streams
import Testing

@Suite(.virtualLimit) struct FilterTests {
    @Test(arguments: [
        ("--1--2--3--|", "--1-----3--|"),
        ("-2-|", "---|"), ("-2-#", "---#"), ("[123|]", "[13|]"), ("|", "|"), ("#", "#"),
    ])
    func `filter keeps what satisfies the condition`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.filter { $0.isOdd } } == result)
    }

    @Test func `filter of a single may complete empty`() {
        #expect(Single.just(2).filter { $0 > 2 }.drawnAtOnce() == "|")
    }
}

extension Character {
    fileprivate var isOdd: Bool { wholeNumberValue?.isMultiple(of: 2) == false }
}

@Suite(.virtualLimit) struct IgnoreElementsTests {
    @Test(arguments: [
        ("--a--b--|", "--------|"), ("--a--#", "-----#"), ("|", "|"), ("#", "#"), ("-a-", ""),
    ])
    func `ignoreElements delivers only the ending`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.ignoreElements() } == result)
    }
}
