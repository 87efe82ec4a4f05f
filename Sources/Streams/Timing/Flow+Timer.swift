extension Flow where Element: FixedWidthInteger {
    /// Delivers zero after some time and completes.
    ///
    ///     timer(2)
    ///     --[0|]
    /// [ReactiveX: Timer](https://reactivex.io/documentation/operators/timer.html)
    /// - Parameter dueTime: the time after the subscription; zero or less is as soon as possible.
    public static func timer(_ dueTime: Duration, scheduler: any Scheduler) -> Self {
        Self { sink in
            sink.lifetime.add(scheduler.schedule(after: dueTime) { sink.succeedLast(0) })
        }
    }
}

extension Flow where Count == Many, Element: FixedWidthInteger {
    /// Delivers zero after some time, then one, two and so on at regular intervals, for ever.
    ///
    ///     timer(1, period: 2)
    ///     -0-1-2-3-…
    /// It does not drift: the n-th tick is due at the start plus n periods. Ticks that fall due
    /// before an earlier one was delivered are skipped. The smallest number follows the largest.
    /// - Parameter period: zero or less means that each tick is due at once, as one piece of work;
    ///   with nil, the stream completes with the first one.
    public static func timer(
        _ dueTime: Duration, period: Duration?, scheduler: any Scheduler
    ) -> Self {
        guard let period else { return timer(dueTime, scheduler: scheduler) }
        return Self { sink in
            let delay = max(dueTime, .zero)
            let next = MutableBox((due: scheduler.now + delay, number: 0 as Element))
            // Scheduled when the last tick has been delivered, for the time due from the beginning.
            let timed = TimedSource<Never>(in: sink.lifetime, scheduler) { _, timer in
                let (due, number) = next.value
                sink.next(number)
                let now = scheduler.now
                let following = period > .zero ? due.next(after: now, every: period) : now
                next.value = (following, number &+ 1)
                timer.wait(next.value.due - now)
            }
            timed.wait(delay)
        }
    }

    /// Delivers zero, one, two and so on at regular intervals, the first after one interval.
    ///
    ///     interval(2)
    ///     --0-1-2-3-…
    /// A period of zero or less is as soon as possible: in virtual time, for ever at one instant.
    /// [ReactiveX: Interval](https://reactivex.io/documentation/operators/interval.html)
    public static func interval(_ period: Duration, scheduler: any Scheduler) -> Self {
        timer(period, period: period, scheduler: scheduler)
    }
}

extension Duration {
    /// The first of `self + period`, `self + 2 * period`, … that is still to come; a period is
    /// greater than zero. Counting from a fixed instant prevents periodic timers from drifting.
    @usableFromInline func next(after now: Duration, every period: Duration) -> Duration {
        guard now - self >= period else { return self + period }
        // A long division, whose remainder is exact; attoseconds as one number need macOS 15.
        var (rest, multiple) = (now - self, period)
        while multiple <= rest - multiple { multiple += multiple }
        while multiple >= period {
            if rest >= multiple { rest -= multiple }
            multiple = multiple / 2
        }
        return now + (period - rest)
    }
}
