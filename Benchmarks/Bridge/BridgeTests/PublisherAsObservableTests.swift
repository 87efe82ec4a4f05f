import Bridge
import OpenCombine
import Streams
import Testing

@Suite(.timeLimit(.minutes(3)))
struct PublisherAsObservableTests {
    @Test func `a stream says what a subject says until it completes`() {
        let (subject, log) = (PassthroughSubject<Int, any Error>(), Log())
        subject.asObservable().draw(into: log)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(log.text == "1 2 |")
    }

    @Test func `a failure is the publisher's own`() {
        let log = Log()
        Fail<Int, Oops>(error: Oops()).asObservable().subscribe(onError: { log.note($0) })
        #expect(log.text == "oops")
    }

    @Test func `a publisher that never fails is a stream too`() {
        #expect(Just(1).asObservable().drawnAtOnce() == "1 |")
    }

    @Test(arguments: [(0, "|"), (1, "1 |"), (3, "1 2 3 |")])
    func `a synchronous publisher delivers on subscription`(_ count: Int, _ result: String) {
        #expect((1..<count + 1).publisher.asObservable().drawnAtOnce() == result)
    }

    @Test func `a publisher becomes a single`() async throws {
        #expect(try await Just(1).asObservable().asSingle().value == 1)
    }

    @Test func `nothing is subscribed before somebody subscribes, then once for each`() {
        let (runs, log) = (Locked(0), Log())
        let stream = Deferred {
            Just(
                runs.change {
                    $0 += 1; return $0
                })
        }.asObservable()
        #expect(runs.value == 0)
        for _ in 0..<2 { stream.draw(into: log) }
        #expect(log.text == "1 | 2 |")
    }

    @Test func `disposing cancels`() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.handleEvents(receiveCancel: { log.note("cancelled") })
            .asObservable().draw(into: log)
        subject.send(1)
        subscription.dispose()
        subject.send(2)
        #expect(log.text == "1 cancelled")
    }

    @Test func `disposing from inside a delivery cancels`() {
        let (subject, held, log) = (PassthroughSubject<Int, Never>(), Held(), Log())
        held.hold(
            subject.asObservable().subscribe(onNext: {
                log.note($0)
                held.dispose()
            }))
        for element in 1...2 { subject.send(element) }
        #expect(log.text == "1")
    }

    @Test func `an endless synchronous publisher stops where its observer has enough`() {
        #expect((0...).publisher.asObservable().take(3).drawnAtOnce() == "0 1 2 |")
    }

    @Test(arguments: ["completed", "disposed"])
    func `an observer is let go`(_ how: String) {
        let subject = PassthroughSubject<Int, Never>()
        let isReleased = isReleased { probe in
            let subscription = subject.asObservable().subscribe { _ in probe.touch() }
            subject.send(1)
            how == "completed" ? subject.send(completion: .finished) : subscription.dispose()
        }
        #expect(isReleased)
    }

    @Test func `there and back again is the same`() {
        let stream = Observable.of(1, 2).publisher.map { $0 * 10 }.asObservable()
        #expect(stream.drawnAtOnce() == "10 20 |")
    }

    @Test func `threads may meet in a bridged publisher`() {
        let (subject, sum) = (PublishSubject<Int>(), Locked(0))
        subject.publisher.asObservable().subscribe(onNext: { _ in sum.value += 1 })
        onThreads(4) { _ in for _ in 0..<500 { subject.onNext(1) } }
        #expect(sum.value == 2_000)
    }
}
