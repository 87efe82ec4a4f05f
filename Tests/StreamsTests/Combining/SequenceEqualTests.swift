import Streams
import Testing

@Suite(.hangLimit) struct SequenceEqualTests {
    @Test(arguments: [
        ("--a--b--|", "-a-----b--|", "----------[(true)|]"),
        ("|", "--|", "--[(true)|]"),
        ("a-b|", "a-c|", "--[(false)|]"),
        ("a-b-|", "a-|", "--[(false)|]"),
        ("a|", "a-b-|", "--[(false)|]"),
        ("-|", "a-|", "-[(false)|]"),
        ("a-#", "a-----|", "--#"), ("a-b-", "a-b-|", ""),
    ])
    func `two streams are equal in elements and order`(
        _ left: String, _ right: String, _ result: String
    ) {
        #expect(diagram(left, right) { $0.sequenceEqual($1).map { "\($0)" } } == result)
        #expect(diagram(right, left) { $0.sequenceEqual($1).map { "\($0)" } } == result)
    }

    @Test func `a single may be compared with an observable`() {
        let single = Single.just(1)
        #expect(
            diagram("|") { _ in single.sequenceEqual(Observable.of(1)).map { "\($0)" } }
                == "[(true)|]")
    }
}
