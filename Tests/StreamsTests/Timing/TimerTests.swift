@testable import Streams
import Testing

@Suite(.hangLimit) struct TimerTests {
    @Test(arguments: [(2, "--[0|]"), (0, "[0|]"), (-1, "[0|]")])
    func `timer ticks once`(_ seconds: Int, _ result: String) {
        let time = VirtualTimeScheduler()
        #expect(time.draw(Observable<Int>.timer(.seconds(seconds), scheduler: time)) == result)
        #expect(time.draw(Single<Int>.timer(.seconds(seconds), scheduler: time)) == result)
    }

    @Test(arguments: [(1, 2, "-0-1-2"), (3, 1, "---012"), (0, 2, "0-1-2-"), (-5, 2, "0-1-2-")])
    func `timer repeats itself`(_ first: Int, _ period: Int, _ result: String) {
        let time = VirtualTimeScheduler()
        let flow = Observable<Int>.timer(.seconds(first), period: .seconds(period), scheduler: time)
        #expect(time.draw(flow, until: "------!").padding(to: 6) == result)
    }

    @Test(arguments: [
        (Duration.zero, Duration.seconds(1), Duration.seconds(2), Duration.seconds(2)),
        (.zero, .seconds(2), .seconds(2), .seconds(4)),
        (.seconds(-7), .seconds(8), .seconds(5), .seconds(13)),
        (.zero, .seconds(10), Duration(attoseconds: 3), Duration(attoseconds: 10 * second + 2)),
        (
            Duration(attoseconds: 1), .seconds(Int64.max), Duration(attoseconds: 7),
            Duration(attoseconds: Int128(Int64.max) * second + 1)
        ),
    ])
    func `the tick after skipped ones is exact`(
        _ due: Duration, _ now: Duration, _ period: Duration, _ next: Duration
    ) { #expect(due.next(after: now, every: period) == next) }

    @Test func `without a period there is one tick`() {
        let time = VirtualTimeScheduler()
        let flow = Observable<Int>.timer(.seconds(1), period: nil, scheduler: time)
        #expect(time.draw(flow) == "-[0|]")
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `a period of nothing ticks at once, for ever`(_ period: Duration) {
        let time = VirtualTimeScheduler()
        let timer = Observable<Int>.timer(.seconds(1), period: period, scheduler: time)
        #expect(time.draw(timer.take(3)) == "-[012|]")
        let interval = Observable<Int>.interval(period, scheduler: ImmediateScheduler())
        let count = interval.take(million).reduce(0) { count, _ in count + 1 }
        #expect(count.drawnAtOnce() == "\(million) |")
    }

    @Test func `interval does not drift behind a slow observer`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        Observable<Int>.interval(.milliseconds(1_000), scheduler: time).subscribe { _ in
            log.note(time.now.components.seconds)
            time.advance(by: .milliseconds(300))
        }
        time.advance(to: .milliseconds(5_100))
        #expect(log.text == "1 2 3 4 5")
    }

    @Test func `interval leaves out the ticks that it is too late for`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        Observable<Int>.interval(.seconds(1), scheduler: time).subscribe(onNext: { tick in
            log.note("\(tick)@\(time.now.components.seconds)")
            if tick == 1 { time.advance(by: .milliseconds(2_500)) }
        })
        time.advance(to: .seconds(7))
        #expect(log.text == "0@1 1@2 2@5 3@6 4@7")
    }

    @Test func `an interval that its observer disposes leaves no timer`() {
        let (time, held, log) = (CountingScheduler(), Held(), Log())
        held.hold(
            Observable<Int>.interval(.seconds(1), scheduler: time).subscribe(onNext: { tick in
                log.note(tick)
                if tick == 2 { held.dispose() }
            }))
        time.clock.run()
        #expect(log.text == "0 1 2")
        #expect(time.pending == 0)
    }

    @Test func `the smallest number follows the largest`() {
        let (time, log) = (VirtualTimeScheduler(), Log())
        Observable<Int8>.interval(.seconds(1), scheduler: time).subscribe(onNext: { tick in
            if tick == .max || tick == .min { log.note(tick) }
        })
        time.advance(by: .seconds(130))
        #expect(log.text == "127 -128")
    }
}

private let second: Int128 = 1_000_000_000_000_000_000

extension String {
    fileprivate func padding(to columns: Int) -> String {
        self + String(repeating: "-", count: max(0, columns - count))
    }
}
