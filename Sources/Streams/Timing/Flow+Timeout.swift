extension ObservableType {
    /// Fails when an element is late: the first after the subscription, the next after the last.
    ///
    ///     a-b----c-|
    ///       timeout(3)
    ///     a-b--#
    ///
    /// The failure is `StreamError.timedOut`; the source is disposed. After the last element the
    /// completion, too, must come in time.
    ///
    /// [ReactiveX: Timeout](https://reactivex.io/documentation/operators/timeout.html)
    /// - Parameters:
    ///   - dueTime: how long to wait for each event.
    ///   - scheduler: whose clock counts, and where the failure is delivered.
    @inlinable
    public func timeout(
        _ dueTime: Duration, scheduler: some Scheduler
    ) -> Flow<Element, Count> {
        timeout(dueTime, other: .error(StreamError.timedOut(after: dueTime)), scheduler: scheduler)
    }

    /// Continues with another stream when an element is late: the first after the subscription,
    /// the next after the last.
    ///
    ///     a-b----c-|
    ///       timeout(3, other: "x-|")
    ///     a-b--x-|
    ///
    /// The source is disposed then; the other stream may take its time.
    ///
    /// [ReactiveX: Timeout](https://reactivex.io/documentation/operators/timeout.html)
    /// - Parameters:
    ///   - dueTime: how long to wait for each event; zero or less means until the scheduler's next
    ///     turn.
    ///   - other: what comes instead; not subscribed when nothing is late.
    ///   - scheduler: whose clock counts, and where the other stream is subscribed.
    @inlinable
    public func timeout(
        _ dueTime: Duration, other: Flow<Element, Count>, scheduler: some Scheduler
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let lifetime = Segment(in: sink.segment) { _ in }
            let lastEvent = Cell(scheduler.now)
            let clocked = Clocked<Element>(in: lifetime, scheduler) { turn, timer in
                switch turn {
                // A single is over with its element, however long its observer takes.
                case .event(.next(let element)) where Count.self == One.self:
                    sink.succeed(element)
                // While its observer takes its time, a source has none to say more.
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
            clocked.wait(dueTime)
            clocked.run(source)
        }
    }
}
