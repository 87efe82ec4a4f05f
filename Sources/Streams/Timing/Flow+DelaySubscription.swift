extension ObservableType {
    /// Subscribes to the stream after a delay.
    ///
    ///     a-b|
    ///       delaySubscription(2)
    ///     --a-b|
    ///
    /// If disposed before then, it never subscribes.
    ///
    /// [ReactiveX: Delay](https://reactivex.io/documentation/operators/delay.html)
    /// - Parameters:
    ///   - dueTime: the delay; zero or less means as soon as the scheduler can.
    ///   - scheduler: measures the delay and subscribes to the source.
    @inlinable
    public func delaySubscription(
        _ dueTime: Duration, scheduler: any Scheduler
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            sink.lifetime.add(scheduler.schedule(after: dueTime) { source.start(sink) })
        }
    }
}
