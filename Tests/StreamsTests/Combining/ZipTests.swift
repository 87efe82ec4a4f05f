import Streams
import Testing

@Suite(.hangLimit) struct ZipTests {
    @Test(arguments: [
        ("--a---b--|", "-1--2--3-|", "--A---B--|"),
        ("a-b-|", "-1|", "-A|"),
        ("ab|", "--1---2-|", "--A---[B|]"),
        ("a-#", "-1-2|", "-A#"), ("a|", "--#", "--#"), ("|", "-1-|", "|"), ("-1-|", "|", "|"),
        ("#", "-1-|", "#"), ("a-|", "----|", "----|"),
    ])
    func `zip pairs first with first`(_ left: String, _ right: String, _ result: String) {
        #expect(diagram(left, right) { $0.zip($1).map { $0.0.uppercased() } } == result)
    }

    @Test func `a source that cannot be paired any more is disposed`() {
        let right = PublishSubject<Int>()
        let left = PublishSubject<Int>()
        Observable.zip(left, right) { $0 + $1 }.subscribe()
        left.onCompleted()
        #expect(!right.hasObservers)
    }

    @Test func `zip of singles is a single`() async throws {
        let single: Single<(Int, String)> = Single.zip(Single.just(1), Single.just("a"))
        #expect(try await single.value == (1, "a"))
    }
}
