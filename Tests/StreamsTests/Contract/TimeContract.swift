import Streams
import Testing

@Suite(.hangLimit) struct TimeContract {
    @Test func `virtual time runs work by its due time`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        for second in [3, 1, 2] { time.schedule(after: .seconds(second)) { log.note(second) } }
        time.run()
        #expect(log.text == "1 2 3")
    }

    @Test func `work that is due at once runs in the order of scheduling`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        for name in ["a", "b", "c"] { time.schedule(after: .seconds(1)) { log.note(name) } }
        time.run()
        #expect(log.text == "a b c")
    }

    @Test func `work that falls due on the way runs in the same advance`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.schedule(after: .seconds(1)) {
            time.schedule(after: .seconds(1)) { log.note(time.now) }
        }
        time.advance(by: .seconds(2))
        #expect(log.text == "2.0 seconds")
    }

    @Test func `nothing runs before its time`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.schedule(after: .seconds(2)) { log.note("late") }
        time.advance(by: .milliseconds(1_999))
        #expect(log.text == "")
    }

    @Test func `disposed work does not run`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        time.schedule(after: .seconds(1)) { log.note("ran") }.dispose()
        time.run()
        #expect(log.text == "")
    }

    @Test(
        arguments: [
            { .of(0, 1, 2, scheduler: $0) }, { .from(0..<3, scheduler: $0) },
            { .range(start: 0, count: 3, scheduler: $0) },
            {
                .generate(
                    initialState: 0, condition: { $0 < 3 }, scheduler: $0, iterate: { $0 + 1 })
            },
            { .interval(.zero, scheduler: $0).take(3) },
            { .timer(.zero, period: .seconds(-1), scheduler: $0).take(3) },
            { Observable.repeatElement(0, scheduler: $0).scan(-1) { last, _ in last + 1 }.take(3) },
        ] as [@Sendable (VirtualTimeScheduler) -> Observable<Int>])
    func `a source with a scheduler delivers each element as one piece of work`(
        _ source: @Sendable (VirtualTimeScheduler) -> Observable<Int>
    ) {
        let (time, log) = (VirtualTimeScheduler(), Log())
        @Sendable func turn(_ name: Character) {
            log.note(name)
            if name < "d" { time.schedule { turn(name == "a" ? "b" : name == "b" ? "c" : "d") } }
        }
        source(time).subscribe(onNext: { log.note($0) })
        time.schedule { turn("a") }
        time.advance(by: .zero)
        #expect(log.text == "0 a 1 b 2 c d")
    }

    @Test func `a source with a scheduler ends where work between two elements disposes`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        let subscription = Observable.repeatElement(1, scheduler: time).draw(into: log)
        time.schedule { subscription.dispose() }
        time.run()
        #expect(log.text == "1")
    }

    @Test(arguments: [1_000_000, 1_000_001])
    func `a million pieces of work at one instant end the advance with a failure`(_ pieces: Int) {
        let (time, count) = (VirtualTimeScheduler(), Locked(0))
        @Sendable func again() {
            count.value += 1
            if count.value < pieces { time.schedule { again() } }
        }
        time.schedule(after: .seconds(2)) { again() }
        time.schedule(after: .seconds(4)) {}
        let unhandled = Unhandled.during { time.advance(by: .seconds(3)) }
        #expect(count.value == 1_000_000)
        guard pieces > 1_000_000 else { return #expect(time.failure == nil && unhandled == []) }
        #expect(time.now == .seconds(2))
        #expect(unhandled == [time.failure?.description])
        let text = "wanted an end of the work at this instant, found more after 1000000 pieces"
        #expect(time.failure?.description == "VirtualTimeScheduler at 2.0 seconds: " + text)
    }
}
