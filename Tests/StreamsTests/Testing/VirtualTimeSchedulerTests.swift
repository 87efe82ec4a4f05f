import Streams
import Testing

@Suite(.virtualLimit) struct VirtualTimeSchedulerTests {
    @Test func `advancing to the past does nothing`() {
        let time = VirtualTimeScheduler()
        time.advance(by: .seconds(3))
        time.advance(to: .seconds(1))
        #expect(time.now == .seconds(3))
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `work without a delay waits for the clock, and for what is due now`(_ delay: Duration) {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.schedule { log.note("first") }
        time.schedule(after: delay) { log.note("second") }
        log.note("scheduled")
        time.advance(by: .zero)
        #expect(log.text == "scheduled first second")
    }

    @Test func `work may be disposed by earlier work`() {
        let (time, held, log) = (VirtualTimeScheduler(), Held(), Log())
        time.schedule(after: .seconds(1)) { held.dispose() }
        held.hold(time.schedule(after: .seconds(1)) { log.note("ran") })
        time.run()
        #expect(log.text == "")
    }

    @Test func `disposing work that has run does nothing`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        let job = time.schedule { log.note("first") }
        time.run()
        time.schedule { log.note("second") }
        job.dispose()
        time.run()
        #expect(log.text == "first second")
    }

    @Test func `threads may schedule at once`() {
        let (time, count) = (VirtualTimeScheduler(), Locked(0))
        onThreads(4) { _ in
            for _ in 0..<500 { time.schedule(after: .seconds(1)) { count.value += 1 } }
        }
        time.run()
        #expect(count.value == 2_000)
    }

    @Test func `work of an instant runs in another order, if one is given`() {
        let (places, log) = (Locked<[UInt64]>([3, 1, 2, 1, 0]), Log())
        let time = VirtualTimeScheduler(order: { places.value.removeFirst() })
        for number in 1...4 { time.schedule(after: .seconds(1)) { log.note(number) } }
        time.schedule(after: .seconds(2)) { log.note(5) }
        time.run()
        #expect(log.text == "2 4 3 1 5")
    }

    @Test func `cancelled work does not move the clock`() {
        let time = VirtualTimeScheduler()
        time.schedule(after: .seconds(1)) {}
        time.schedule(after: .seconds(2)) {}.dispose()
        time.run()
        #expect(time.now == .seconds(1))
    }

    @Test func `a clock that goes away releases its work`() {
        var jobs: [any Disposable] = []
        expectReleased { probe in
            let time = VirtualTimeScheduler()
            jobs.append(time.schedule { probe.touch() })
        }
        #expect(jobs.count == 1)
    }
}
