extension ObservableType {
    /// Fails, or continues with another stream, if an event is late: the first after the
    /// subscription, each next one after the last.
    ///
    ///     a-b----c-|
    ///       timeout(3)
    ///     a-b--#
    ///       timeout(3, other: "x-|")
    ///     a-b--x-|
    /// The source is then disposed; the other has no time limit. The completion must be in time. An
    /// event exactly at the limit is late; a limit of zero or less is the scheduler's next turn.
    /// [ReactiveX: Timeout](https://reactivex.io/documentation/operators/timeout.html)
    /// - Parameter other: subscribed to there; by default, fails with `StreamError.timedOut`.
    @inlinable public func timeout(
        _ dueTime: Duration, other: Flow<Element, Count>? = nil, scheduler: any Scheduler
    ) -> Flow<Element, Count> {
        let other = other ?? .error(StreamError.timedOut(after: dueTime))
        return Flow { [flow] sink in
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { _ in }
            let lastEvent = MutableBox(scheduler.now)
            let timed = TimedSource<Element>(in: lifetime, scheduler) { turn, timer in
                let rest = lastEvent.value + dueTime - scheduler.now
                switch turn {
                case .timer where rest > .zero: timer.wait(rest)
                case .event(let event) where rest > .zero || dueTime <= .zero:
                    // A single is over with its element, however long its observer takes.
                    if Count.self == One.self, case .next(let element) = event {
                        return sink.succeed(element)
                    }
                    // The time that an observer takes does not count, as the source waits for it.
                    sink.on(event)
                    lastEvent.value = scheduler.now
                case .event, .timer:
                    lifetime.dispose()
                    other.start(sink)
                }
            }
            timed.wait(dueTime)
            timed.run(flow)
        }
    }
}
