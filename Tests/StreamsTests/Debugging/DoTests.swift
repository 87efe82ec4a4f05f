import Streams
import Testing

@Suite(.hangLimit)
struct DoTests {
    @Test(arguments: ["--a-b-|", "-a-#", "|", "#"])
    func `do leaves the stream as it is`(_ source: String) {
        let drawn = diagram(source) {
            $0.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {})
        }
        #expect(drawn == source)
    }

    @Test func `do says nothing after dispose`() {
        #expect(diagram("-a-b|", until: "--!") { $0.do(onCompleted: {}) } == "-a")
    }

    @Test(arguments: [
        (
            Observable.just(1),
            "subscribe next 1 afterNext completed | dispose afterCompleted subscribed"
        ),
        (.error(Oops()), "subscribe error # dispose afterError subscribed"),
        (.never(), "subscribe subscribed"),
    ])
    func `do runs its closures around each event`(_ source: Observable<Int>, _ order: String) {
        let log = Log()
        source.do(
            onNext: { _ in log.note("next") }, afterNext: { _ in log.note("afterNext") },
            onError: { _ in log.note("error") }, afterError: { _ in log.note("afterError") },
            onCompleted: { log.note("completed") },
            afterCompleted: { log.note("afterCompleted") },
            onSubscribe: { log.note("subscribe") }, onSubscribed: { log.note("subscribed") },
            onDispose: { log.note("dispose") }
        ).draw(into: log)
        #expect(log.text == order)
    }

    @Test(arguments: [
        (Single.just(1), "subscribe success 1 afterSuccess | dispose subscribed"),
        (.error(Oops()), "subscribe error # dispose afterError subscribed"),
    ])
    func `do of a single runs its closures around the result`(
        _ source: Single<Int>, _ order: String
    ) {
        let log = Log()
        source.do(
            onSuccess: { _ in log.note("success") },
            afterSuccess: { _ in log.note("afterSuccess") },
            onError: { _ in log.note("error") }, afterError: { _ in log.note("afterError") },
            onSubscribe: { log.note("subscribe") }, onSubscribed: { log.note("subscribed") },
            onDispose: { log.note("dispose") }
        ).draw(into: log)
        #expect(log.text == order)
    }

    @Test func `an error thrown by onNext keeps the element back`() {
        #expect(diagram("-a|") { $0.do(onNext: { _ in throw Oops() }) } == "-#")
    }

    @Test func `an error thrown by afterNext comes behind the element`() {
        #expect(diagram("-a|") { $0.do(afterNext: { _ in throw Oops() }) } == "-[a#]")
    }

    @Test func `an error thrown by onError replaces the error`() {
        let log = Log()
        Observable<Int>.error(Oops("first")).do(onError: { _ in throw Oops("second") })
            .subscribe(onError: { log.note($0) })
        #expect(log.text == "second")
    }

    @Test func `onDispose runs once`() {
        let log = Log()
        let subscription = Observable.just(1).do(onDispose: { log.note("dispose") }).subscribe()
        subscription.dispose()
        #expect(log.text == "dispose")
    }
}
