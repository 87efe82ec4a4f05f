extension ObservableType {
    /// Fails, or continues with another stream, if an event is late: the first after the
    /// subscription, each next one after the last.
    ///
    ///     a-b----c-|
    ///       timeout(3)
    ///     a-b--#
    ///       timeout(3, other: "x-|")
    ///     a-b--x-|
    /// The source is then disposed; the other has no time limit. The completion must be in time.
    /// [ReactiveX: Timeout](https://reactivex.io/documentation/operators/timeout.html)
    /// - Parameters:
    ///   - dueTime: zero or less means until the scheduler's next turn.
    ///   - other: by default, a failure with `StreamError.timedOut`; unused if nothing is late.
    ///   - scheduler: measures the time, and subscribes to the other stream.
    @inlinable
    public func timeout(
        _ dueTime: Duration, other: Flow<Element, Count>? = nil, scheduler: any Scheduler
    ) -> Flow<Element, Count> {
        let other = other ?? .error(StreamError.timedOut(after: dueTime))
        return Flow { [flow] sink in
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { _ in }
            let lastEvent = MutableBox(scheduler.now)
            let timed = TimedSource<Element>(in: lifetime, scheduler) { turn, timer in
                switch turn {
                // A single is over with its element, however long its observer takes.
                case .event(.next(let element)) where Count.self == One.self:
                    sink.succeed(element)
                // The time that an observer takes does not count, as the source waits for it.
                case .event(let event):
                    sink.on(event)
                    lastEvent.value = scheduler.now
                case .timer:
                    let rest = lastEvent.value + dueTime - scheduler.now
                    if rest > .zero { return timer.wait(rest) }
                    lifetime.dispose()
                    other.start(sink)
                }
            }
            timed.wait(dueTime)
            timed.run(flow)
        }
    }
}
