extension ObservableType {
    /// Delivers elements and the completion after a delay; a failure at once.
    ///
    ///     a-b--|
    ///       delay(2)
    ///     --a-b--|
    /// Elements that wait when the stream fails are dropped, if not due by then.
    /// [ReactiveX: Delay](https://reactivex.io/documentation/operators/delay.html)
    /// - Parameter dueTime: zero or less means as soon as the scheduler can, which delivers.
    @inlinable
    public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Flow<Element, Count> {
        // An event is due by the time of its arrival, also where deliveries take longer.
        let source = materialize().map { (due: scheduler.now + dueTime, event: $0) }
        return Flow { sink in
            typealias Delayed = (due: Duration, event: Event<Element>)
            let waiting = MutableBox(Buffer<Delayed>())
            let deliver: @Sendable () -> Void = {
                while !sink.lifetime.isClosed, let (due, event) = waiting.value.first,
                    due <= scheduler.now
                {
                    _ = waiting.value.pop()
                    sink.on(event)
                }
            }
            let timed = TimedSource<Delayed>(in: sink.lifetime, scheduler) { turn, timer in
                switch turn {
                case .event(.next((_, .error(let error)))):
                    if dueTime > .zero { deliver() }
                    sink.fail(error)
                case .event(.next(let next)):
                    let isFirst = waiting.value.isEmpty
                    waiting.value.push(next)
                    if isFirst { timer.wait(dueTime) }
                case .event: break
                case .timer:
                    deliver()
                    if let (due, _) = waiting.value.first { timer.wait(due - scheduler.now) }
                }
            }
            timed.run(source)
        }
    }

    /// Subscribes to the stream after a delay.
    ///
    ///     a-b|
    ///       delaySubscription(2)
    ///     --a-b|
    /// If disposed before then, it never subscribes.
    /// - Parameter dueTime: zero or less means as soon as the scheduler can, which subscribes.
    @inlinable public func delaySubscription(
        _ dueTime: Duration, scheduler: any Scheduler
    ) -> Flow<Element, Count> {
        Flow { [flow] sink in
            sink.lifetime.add(scheduler.schedule(after: dueTime) { flow.start(sink) })
        }
    }
}
