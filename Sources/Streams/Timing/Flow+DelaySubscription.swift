extension ObservableType {
    /// Subscribes later.
    ///
    ///     a-b|
    ///       delaySubscription(2)
    ///     --a-b|
    ///
    /// Disposing before then subscribes never.
    ///
    /// [ReactiveX: Delay](https://reactivex.io/documentation/operators/delay.html)
    /// - Parameters:
    ///   - dueTime: how much later; zero or less means as soon as the scheduler can.
    ///   - scheduler: whose clock counts, and where the source is subscribed.
    @inlinable
    public func delaySubscription(
        _ dueTime: Duration, scheduler: some Scheduler
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            sink.segment.add(scheduler.schedule(after: dueTime) { source.start(sink) })
        }
    }
}
