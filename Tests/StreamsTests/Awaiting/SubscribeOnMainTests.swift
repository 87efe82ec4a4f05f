import Streams
import Testing

@MainActor
@Suite(.hangLimit)
struct SubscribeOnMainTests {
    @Test func `subscribe(onMain:) may touch the state of the main actor`() async {
        var seen: [Int] = []
        let subject = PublishSubject<Int>()
        await withCheckedContinuation { over in
            subject.subscribe(onMain: { seen.append($0) }, onCompleted: { over.resume() })
            QueueScheduler().schedule {
                for element in [1, 2] { subject.onNext(element) }
                subject.onCompleted()
            }
        }
        #expect(seen == [1, 2])
    }

    @Test func `subscribe(onMain:) hears the error`() async {
        let error = await withCheckedContinuation { over in
            Observable<Int>.error(Oops()).subscribe(
                onMain: { _ in }, onError: { over.resume(returning: "\($0)") })
        }
        #expect(error == "oops")
    }

    @Test func `subscribe(onMain:) of a single hears the element`() async {
        let element = await withCheckedContinuation { over in
            Single.just(1).subscribe(onMain: { over.resume(returning: $0) })
        }
        #expect(element == 1)
    }

    @Test func `subscribe(onMain:) of a single hears the error`() async {
        let error = await withCheckedContinuation { over in
            Single<Int>.error(Oops()).subscribe(
                onMain: { _ in }, onFailure: { over.resume(returning: "\($0)") })
        }
        #expect(error == "oops")
    }

    @Test func `a relay that is bound is shown when subscribe returns`() {
        var shown = ""
        let names = BehaviorRelay(value: "Ada")
        let subscription = names.subscribe(onMain: { shown = $0 })
        #expect(shown == "Ada")
        names.accept("Bob")
        #expect(shown == "Bob")
        subscription.dispose()
    }

    @Test func `a single that succeeds on the main actor is delivered at once`() {
        var shown = ""
        Single.just("Ada").subscribe(onMain: { shown = $0 })
        #expect(shown == "Ada")
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
