import Streams
import Testing

@Suite(.virtualLimit) struct WithLatestFromTests {
    @Test(arguments: [
        ("--a---b--c--|", "-1-----2---3|", "--(a1)---(b1)--(c2)--|"),
        ("a-b-|", "---1|", "----|"),
        ("a-b|", "1|", "(a1)-(b1)|"),
        ("--a|", "1#", "-#"), ("a-#", "1--", "(a1)-#"), ("|", "1-|", "|"), ("-a-|", "|", "---|"),
    ])
    func `withLatestFrom samples the other stream`(
        _ source: String, _ other: String, _ result: String
    ) {
        let drawn = diagram(source, other) { source, other in
            source.withLatestFrom(other) { String([$0, $1]) }
        }
        #expect(drawn == result)
    }

    @Test func `the end of the source disposes the other`() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        source.withLatestFrom(other).subscribe()
        #expect(other.hasObservers)
        source.onCompleted()
        #expect(!other.hasObservers)
    }
}
