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
    ) { #expect(diagram(source, other) { $0.withLatestFrom($1) { String([$0, $1]) } } == result) }

    @Test func `the end of the source disposes the other`() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        source.withLatestFrom(other).subscribe()
        #expect(other.hasObservers)
        source.onCompleted()
        #expect(!other.hasObservers)
    }
}
