import Streams
import Testing

@Suite(.virtualLimit)
struct WithLatestFromTests {
    @Test(arguments: [
        ("--a---b--c--|", "-1-----2---3|", "--(a1)---(b1)--(c2)--|"),
        ("a-b-|", "---1|", "----|"),
        ("a-b|", "1|", "(a1)-(b1)|"),
        ("--a|", "1#", "-#"),
        ("a-#", "1--", "(a1)-#"),
        ("|", "1-|", "|"),
        ("-a-|", "|", "---|"),
    ])
    func `withLatestFrom samples the other stream`(
        _ source: String, _ other: String, _ result: String
    ) {
        let drawn = diagram(source, other) { source, other in
            source.withLatestFrom(other) { String([$0, $1]) }
        }
        #expect(drawn == result)
    }

    @Test func `the form without a closure gives the other's element`() {
        #expect(
            diagram("--a---b--c--|", "-1-----2---3|") { $0.withLatestFrom($1) } == "--1---1--2--|")
    }

    @Test func `withLatestFrom says nothing after dispose`() {
        #expect(diagram("a-b|", "1---", until: "-!") { $0.withLatestFrom($1) } == "1")
    }

    @Test func `withLatestFrom fails where its closure throws`() {
        let drawn = diagram("a-b-c|", "1----|") { source, other in
            source.withLatestFrom(other) { element, _ in
                if element == "b" { throw MarbleError() } else { element }
            }
        }
        #expect(drawn == "a-#")
    }

    @Test func `the end of the source disposes the other`() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        source.withLatestFrom(other).subscribe()
        #expect(other.hasObservers)
        source.onCompleted()
        #expect(!other.hasObservers)
    }
}
