import Bridge
import OpenCombine
import Streams
import Testing

@Suite(.timeLimit(.minutes(3)))
struct FlowPublisherTests {
    @Test(arguments: [
        (Observable.of(1, 2), "1 2 |"),
        (.just(1), "1 |"),
        (.empty(), "|"),
        (.error(Oops()), "oops"),
        (Observable.of(1, 2).map { if $0 == 2 { throw Oops() } else { $0 } }, "1 oops"),
        (.never(), ""),
    ])
    func `a publisher says what the stream says`(_ flow: Observable<Int>, _ result: String) {
        let asker = Asker(.unlimited)
        flow.publisher.subscribe(asker)
        #expect(asker.log.text == result)
    }

    @Test func `a single is its element and a completion`() {
        let asker = Asker(.unlimited)
        Single.just(1).publisher.subscribe(asker)
        #expect(asker.log.text == "1 |")
    }

    @Test func `nothing happens before somebody subscribes`() {
        let log = Log()
        _ =
            Observable<Int>.deferred {
                log.note("runs")
                return .empty()
            }.publisher
        #expect(log.text == "")
    }

    @Test func `each subscriber subscribes anew`() {
        let runs = Locked(0)
        let publisher = Observable.deferred {
            .just(
                runs.change {
                    $0 += 1; return $0
                })
        }.publisher
        let askers = [Asker(.unlimited), Asker(.unlimited)]
        for asker in askers { publisher.subscribe(asker) }
        #expect(askers.map(\.log.text) == ["1 |", "2 |"])
    }

    @Test func `what is not asked for waits`() {
        let asker = Asker(.max(1))
        Observable.of(1, 2, 3).publisher.subscribe(asker)
        asker.log.note("ask")
        asker.request(.max(1))
        asker.log.note("ask")
        asker.request(.unlimited)
        #expect(asker.log.text == "1 ask 2 ask 3 |")
    }

    @Test func `an ending needs no demand`() {
        let asker = Asker(.max(0))
        Observable<Int>.error(Oops()).publisher.subscribe(asker)
        #expect(asker.log.text == "oops")
    }

    @Test func `an ending waits behind the elements`() {
        let (asker, subject) = (Asker(.max(0)), PublishSubject<Int>())
        subject.publisher.subscribe(asker)
        subject.onNext(1)
        subject.onError(Oops())
        asker.log.note("ask")
        asker.request(.max(1))
        #expect(asker.log.text == "ask 1 oops")
    }

    @Test func `what a subscriber asks for while it receives is delivered after`() {
        let (asker, subject) = (Asker(.max(1)), PublishSubject<Int>())
        asker.onElement.value = { asker, element in
            asker.request(.max(1))
            asker.log.note("end")
            return .none
        }
        subject.publisher.subscribe(asker)
        subject.onNext(1)
        subject.onNext(2)
        #expect(asker.log.text == "1 end 2 end")
    }

    @Test func `what a subscriber returns is added to its demand`() {
        let asker = Asker(.max(1))
        asker.onElement.value = { _, element in element < 3 ? .max(1) : .none }
        Observable.from(1...5).publisher.subscribe(asker)
        #expect(asker.log.text == "1 2 3")
    }

    @Test func `what a subscriber tells the stream is delivered after`() {
        let (asker, subject) = (Asker(.unlimited), PublishSubject<Int>())
        asker.onElement.value = { asker, element in
            if element == 1 { subject.onNext(2) }
            asker.log.note("end")
            return .none
        }
        subject.publisher.subscribe(asker)
        subject.onNext(1)
        #expect(asker.log.text == "1 end 2 end")
    }

    @Test func `cancelling disposes the subscription`() {
        let (asker, subject) = (Asker(.unlimited), PublishSubject<Int>())
        subject.publisher.subscribe(asker)
        subject.onNext(1)
        asker.cancel()
        #expect(!subject.hasObservers)
        subject.onNext(2)
        #expect(asker.log.text == "1")
    }

    @Test func `cancelling while receiving delivers nothing that waits`() {
        let asker = Asker(.max(0))
        asker.onElement.value = { asker, _ in
            asker.cancel()
            return .unlimited
        }
        Observable.of(1, 2).publisher.subscribe(asker)
        asker.request(.unlimited)
        #expect(asker.log.text == "1")
    }

    @Test func `cancelling while being subscribed starts nothing`() {
        let (asker, log) = (Asker(nil), Log())
        Observable<Int>.deferred {
            log.note("runs")
            return .just(1)
        }.publisher.subscribe(asker)
        #expect(log.text + asker.log.text == "")
    }

    @Test func `an endless synchronous source stops where its subscriber has enough`() {
        let log = Log()
        let subscription = Observable.from(0...).publisher.prefix(3)
            .sink(receiveCompletion: { _ in log.note("|") }, receiveValue: { log.note($0) })
        withExtendedLifetime(subscription) { #expect(log.text == "0 1 2 |") }
    }

    @Test(arguments: ["completed", "cancelled"])
    func `a subscriber is let go`(_ how: String) {
        let subject = PublishSubject<Int>()
        let isReleased = isReleased { probe in
            let subscription = subject.publisher.sink(
                receiveCompletion: { _ in probe.touch() }, receiveValue: { _ in probe.touch() })
            subject.onNext(1)
            how == "completed" ? subject.onCompleted() : subscription.cancel()
        }
        #expect(isReleased)
    }

    @Test func `an element that was delivered is let go`() {
        let subject = PublishSubject<Probe>()
        let subscription = subject.publisher
            .sink(receiveCompletion: { _ in }, receiveValue: { $0.touch() })
        #expect(isReleased { subject.onNext($0) })
        subscription.cancel()
    }

    @Test func `elements that wait are let go when the subscriber cancels`() {
        let subject = PublishSubject<Probe>()
        let keeper = Keeper()
        subject.publisher.subscribe(keeper)
        #expect(
            isReleased { probe in
                subject.onNext(probe)
                keeper.subscription.value?.value.cancel()
            })
    }

    @Test func `no element is lost or early when threads tell and ask at once`() {
        let (asker, subject) = (Asker(.max(0)), PublishSubject<Int>())
        subject.publisher.subscribe(asker)
        onThreads(4) { thread in
            for _ in 0..<1_000 {
                if thread < 2 { subject.onNext(thread) } else { asker.request(.max(1)) }
            }
        }
        #expect(asker.received.value == 2_000)
        subject.onNext(1)
        #expect(asker.received.value == 2_000)
    }

    @Test func `cancelling on another thread ends the deliveries`() {
        for _ in 0..<100 {
            let (asker, subject) = (Asker(.unlimited), PublishSubject<Int>())
            subject.publisher.subscribe(asker)
            onThreads(2) { thread in
                if thread == 0 { asker.cancel() } else { for _ in 0..<20 { subject.onNext(1) } }
            }
            let received = asker.received.value
            subject.onNext(1)
            #expect(asker.received.value == received && !subject.hasObservers)
        }
    }
}
