import Streams
import Testing

@Suite(.virtualLimit) struct UsingTests {
    @Test(arguments: [
        ("a-b|", "a b | disposed"), ("a-#", "a # disposed"), ("|", "| disposed"),
        ("#", "# disposed"), ("a", "a"),
    ])
    func `using disposes its resource after the ending`(_ source: String, _ result: String) {
        let (time, log) = (VirtualTimeScheduler(), Log())
        Observable.using({ Resource(log) }, observableFactory: { _ in time.cold(source) })
            .draw(into: log)
        time.run()
        #expect(log.text == result)
    }

    @Test func `using disposes its resource once when it is disposed`() {
        let log = Log()
        let flow = Single<Int>.using({ Resource(log) }, observableFactory: { _ in .never() })
        let subscription = flow.subscribe()
        subscription.dispose()
        subscription.dispose()
        #expect(log.text == "disposed")
    }

    @Test func `using disposes its resource when there is no stream`() {
        let log = Log()
        Observable<Int>.using({ Resource(log) }, observableFactory: { _ in throw Oops() })
            .draw(into: log)
        #expect(log.text == "# disposed")
    }

    @Test func `each subscription has a resource of its own`() {
        let log = Log()
        let flow = Single<Int>.using({ Resource(log) }, observableFactory: { _ in .just(1) })
        flow.subscribe()
        flow.subscribe()
        #expect(log.text == "disposed disposed")
    }
}

private final class Resource: Disposable {
    private let log: Log

    init(_ log: Log) { self.log = log }

    func dispose() { log.note("disposed") }
}
