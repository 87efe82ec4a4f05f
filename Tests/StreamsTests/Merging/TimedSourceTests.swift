import Streams
import Testing

/// Rules for every operator that has a timer.
@Suite(.virtualLimit) struct ClockedTests {
    @Test(arguments: Clocking.all)
    func `disposing lets go of timers, closures and elements`(_ operator: Clocking) {
        let (time, subject) = (CountingScheduler(), PublishSubject<Probe>())
        var subscription: (any Disposable)?
        expectReleased { probe in
            subscription = `operator`.apply(subject.flow, time).subscribe { _ in probe.touch() }
            for _ in 1...3 { subject.onNext(probe) }
            subscription?.dispose()
        }
        #expect(time.pending == 0)
        #expect(!subject.hasObservers)
    }

    @Test(arguments: Clocking.all, [Event<Probe>.completed, .error(Oops())])
    func `ending lets go of timers, closures and elements`(
        _ operator: Clocking, _ ending: Event<Probe>
    ) {
        let (time, subject) = (CountingScheduler(), PublishSubject<Probe>())
        expectReleased { probe in
            `operator`.apply(subject.flow, time).subscribe { _ in probe.touch() }
            for _ in 1...3 { subject.onNext(probe) }
            subject.on(ending)
            time.clock.advance(by: .seconds(1))
        }
        #expect(time.pending == 0)
    }

    @Test func `a timer whose job is disposed schedules nothing`() {
        let (log, timer) = (Log(), SerialTimer(on: ImmediateScheduler()))
        timer.job.dispose()
        timer.set(.zero) { log.note("ran") }
        #expect(log.text == "")
    }

    typealias Timed = @Sendable (Observable<Int>, VirtualTimeScheduler) -> Observable<Int>

    @Test(
        arguments: zip(
            [
                { $0.debounce(.seconds(1), scheduler: $1) },
                { $0.throttle(.seconds(2), scheduler: $1) },
                { $0.delay(.seconds(1), scheduler: $1) },
            ] as [Timed], ["-123", "1-2-3", "-123"]))
    func `an element that the observer sends from a timer's turn has a time of its own`(
        _ apply: Timed, _ result: String
    ) {
        let (time, subject) = (VirtualTimeScheduler(), PublishSubject<Int>())
        let flow = apply(subject.flow, time).do(onNext: { element in
            if element < 3 { subject.onNext(element + 1) }
        })
        time.schedule { subject.onNext(1) }
        #expect(time.draw(flow) == result)
    }

    @Test(arguments: Clocking.all)
    func `events come one at a time from threads and timers`(_ operator: Clocking) {
        let (time, subject) = (CountingScheduler(), PublishSubject<Probe>())
        let (inside, overlaps) = (Locked(0), Locked(0))
        `operator`.apply(subject.flow, time).subscribe { _ in
            inside.value += 1
            if inside.value != 1 { overlaps.value += 1 }
            inside.value -= 1
        }
        onThreads(3) { thread in
            for _ in 0..<300 {
                if thread == 0 { time.clock.advance(by: .milliseconds(400)) }
                subject.onNext(Probe())
            }
        }
        #expect(overlaps.value == 0)
    }
}
