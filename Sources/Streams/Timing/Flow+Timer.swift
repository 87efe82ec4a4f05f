extension Flow where Element: FixedWidthInteger {
    /// Delivers zero after some time and completes.
    ///
    ///     timer(2)
    ///     --[0|]
    ///
    /// [ReactiveX: Timer](https://reactivex.io/documentation/operators/timer.html)
    /// - Parameters:
    ///   - dueTime: the delay after the subscription; zero or less means as soon as possible.
    ///   - scheduler: measures the delay and delivers the element.
    public static func timer(_ dueTime: Duration, scheduler: some Scheduler) -> Self {
        Self { sink in
            sink.segment.add(scheduler.schedule(after: dueTime) { sink.succeed(0) })
        }
    }
}

extension Flow where Count == Many, Element: FixedWidthInteger {
    /// Delivers zero after some time, then one, two and so on at regular intervals, for ever.
    ///
    ///     timer(1, period: 2)
    ///     -0-1-2-3-…
    ///
    /// The timer does not drift: the n-th tick is due at the start plus n periods. Ticks that fall
    /// due before an earlier one was delivered are skipped. The largest number is followed by the
    /// smallest.
    ///
    /// [ReactiveX: Timer](https://reactivex.io/documentation/operators/timer.html)
    /// - Parameters:
    ///   - dueTime: the delay of the first tick; zero or less means as soon as possible.
    ///   - period: the time between two ticks; if nil, zero or less, there is only the first one,
    ///     and the stream completes with it.
    ///   - scheduler: measures the time and delivers the elements.
    public static func timer(
        _ dueTime: Duration, period: Duration?, scheduler: some Scheduler
    ) -> Self {
        guard let period, period > .zero else { return timer(dueTime, scheduler: scheduler) }
        return Self { sink in
            let ticker = Ticker(sink, period, scheduler)
            sink.segment.add(ticker.alarm)
            ticker.wait(max(dueTime, .zero))
        }
    }

    /// Delivers zero, one, two and so on at regular intervals, the first after one interval.
    ///
    ///     interval(2)
    ///     --0-1-2-3-…
    ///
    /// As `timer(period, period: period, scheduler: scheduler)`: it does not drift, and a period of
    /// zero or less delivers one tick and a completion.
    ///
    /// [ReactiveX: Interval](https://reactivex.io/documentation/operators/interval.html)
    public static func interval(_ period: Duration, scheduler: some Scheduler) -> Self {
        timer(period, period: period, scheduler: scheduler)
    }
}

/// Delivers ticks one after another: the next is scheduled when the last has been delivered, for
/// the time that was due from the beginning.
private final class Ticker<Element: FixedWidthInteger & Sendable>: Sendable {
    let alarm: Alarm
    private let sink: Sink<Element>
    private let period: Duration
    private let scheduler: any Scheduler
    /// Touched only by the tick that is under way.
    private let next: Cell<(due: Duration, number: Element)>

    init(_ sink: Sink<Element>, _ period: Duration, _ scheduler: some Scheduler) {
        self.sink = sink
        self.period = period
        self.scheduler = scheduler
        alarm = Alarm(on: scheduler)
        next = Cell((scheduler.now, 0))
    }

    func wait(_ delay: Duration) {
        next.value.due = scheduler.now + delay
        alarm.set(delay) { self.tick() }
    }

    private func tick() {
        guard !sink.segment.isClosed else { return }
        let (due, number) = next.value
        sink.next(number)
        let now = scheduler.now
        next.value = (due.next(after: now, every: period), number &+ 1)
        alarm.set(next.value.due - now) { self.tick() }
    }
}
