import Streams
import Testing

@Suite(.virtualLimit)
struct AsObservableTests {
    @Test(arguments: [(Single.just(1), "1 |"), (.error(Oops()), "#")])
    func `asObservable of a single is its element and a completion`(
        _ single: Single<Int>, _ result: String
    ) {
        #expect(single.asObservable().drawnAtOnce() == result)
    }

    @Test func `asObservable of a subject is its flow`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.asObservable().draw(into: log)
        subject.onNext(1)
        #expect(log.text == "1")
    }
}
