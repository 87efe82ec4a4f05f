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

    @Test func `subscribe(onMain:) delivers in a later turn`() async {
        let log = Log()
        await withCheckedContinuation { over in
            Observable.of(1).subscribe(
                onMain: { log.note($0) }, onCompleted: { over.resume() })
            log.note("subscribed")
        }
        #expect(log.text == "subscribed 1")
    }
}
