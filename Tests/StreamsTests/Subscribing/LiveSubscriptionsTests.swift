import Streams
import Testing

/// The count is one for the process, so each test has a process of its own.
@Suite(.hangLimit) struct LiveSubscriptionsTests {
    @Test func `a subscription begun while counting is on counts until it is disposed`() async {
        await #expect(processExitsWith: .success) {
            let uncounted = Observable<Int>.never().subscribe()
            #expect(LiveSubscriptions.count == 0)
            LiveSubscriptions.isCounted = true
            uncounted.dispose()
            let subscriptions = (1...3).map { _ in Observable<Int>.never().subscribe() }
            LiveSubscriptions.isCounted = false
            #expect(LiveSubscriptions.count == 3)
            for _ in 1...2 { subscriptions[0].dispose() }
            #expect(LiveSubscriptions.count == 2)
        }
    }

    @Test func `a subscription counts until its ending`() async {
        await #expect(processExitsWith: .success) {
            LiveSubscriptions.isCounted = true
            for ending in [Event<Int>.completed, .error(Oops())] {
                let (subject, log) = (PublishSubject<Int>(), Log())
                subject.subscribe(
                    onError: { _ in log.note(LiveSubscriptions.count) },
                    onCompleted: { log.note(LiveSubscriptions.count) })
                subject.on(ending)
                log.note(LiveSubscriptions.count)
                #expect(log.text == "1 0")
            }
        }
    }

    @Test func `what operators subscribe to does not count, on any threads`() async {
        await #expect(processExitsWith: .success) {
            LiveSubscriptions.isCounted = true
            let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
            let subscription = left.zip(right).map { $0 + $1 }.flatMap { Observable.of($0) }
                .observe(on: VirtualTimeScheduler()).subscribe()
            #expect(LiveSubscriptions.count == 1)
            onThreads(4) { _ in
                for _ in 0..<500 { Observable<Int>.never().subscribe().dispose() }
                Observable<Int>.never().subscribe()
            }
            #expect(LiveSubscriptions.count == 5)
            subscription.dispose()
            #expect(LiveSubscriptions.count == 4)
        }
    }

    @Test func `awaiting counts as long as it waits`() async {
        await #expect(processExitsWith: .success) {
            LiveSubscriptions.isCounted = true
            let subject = PublishSubject<Int>()
            let iterator = subject.values(buffering: .unbounded).makeAsyncIterator()
            let count = try await Single.deferred { .just(LiveSubscriptions.count) }.value
            #expect(count == 2)
            #expect(LiveSubscriptions.count == 1)
            subject.onCompleted()
            #expect(LiveSubscriptions.count == 0)
            withExtendedLifetime(iterator) {}
        }
    }
}
