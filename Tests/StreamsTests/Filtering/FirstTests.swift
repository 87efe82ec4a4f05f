import Streams
import Testing

@Suite(.hangLimit)
struct FirstTests {
    @Test(arguments: [
        ("--a--b--|", "--[a|]"),
        ("--|", "--[(nil)|]"),
        ("--#", "--#"),
        ("[ab|]", "[a|]"),
        ("|", "[(nil)|]"),
        ("#", "#"),
        ("---", ""),
    ])
    func `first delivers the first element or nil`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.first().map { $0.map(String.init) ?? "nil" }
        }
        #expect(drawn == result)
    }

    @Test func `first says nothing after dispose`() {
        #expect(diagram("--a--|", until: "-!") { $0.first() } == "")
    }

    @Test func `first disposes the source with its first element`() {
        let subject = PublishSubject<Int>()
        subject.first().subscribe()
        subject.onNext(1)
        #expect(!subject.hasObservers)
    }

    @Test func `first delivers nothing that its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.first().compactMap { $0 }.subscribe { event in
            log.draw(event)
            subject.onNext(2)
        }
        subject.onNext(1)
        #expect(log.text == "1 |")
    }

    @Test func `first stops an endless source`() async throws {
        #expect(try await Observable.from(0...).first().value == 0)
    }
}
