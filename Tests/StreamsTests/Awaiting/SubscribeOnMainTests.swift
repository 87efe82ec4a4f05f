import Streams
import Testing

@MainActor @Suite(.hangLimit) struct SubscribeOnMainTests {
    @Test func `subscribe(onMain:) delivers results and errors of the main actor at once`() {
        let log = Log()
        Observable<Int>.error(Oops("a")).subscribe(
            onMain: { log.note($0) }, onError: { log.note($0) })
        Single<Int>.error(Oops("b")).subscribe(
            onMain: { log.note($0) }, onFailure: { log.note($0) })
        Single.just(1).subscribe(onMain: { log.note($0) })
        #expect(log.text == "a b 1")
    }

    @Test func `what waits for another subscription delays nothing`() async {
        let log = Log()
        await withCheckedContinuation { over in
            onThreads(1) { _ in
                Single.just("other").subscribe(onMain: {
                    log.note($0)
                    over.resume()
                })
            }
            Single.just("mine").subscribe(onMain: { log.note($0) })
            log.note("back")
        }
        #expect(log.text == "mine back other")
    }

    @Test func `a subscription made in a delivery receives at once`() {
        let log = Log()
        Single.just("outer").subscribe(onMain: {
            log.note($0)
            Single.just("inner").subscribe(onMain: { log.note($0) })
            log.note("back")
        })
        #expect(log.text == "outer inner back")
    }

    @Test func `a stream that must wait observes the main queue before`() async {
        let log = Log()
        await withCheckedContinuation { over in
            Observable.of(1).observe(on: QueueScheduler.main).subscribe(
                onMain: { log.note($0) }, onCompleted: { over.resume() })
            log.note("subscribed")
        }
        #expect(log.text == "subscribed 1")
    }
}
