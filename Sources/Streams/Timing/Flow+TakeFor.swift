extension ObservableType {
    /// Delivers elements for a given time since the subscription, then completes.
    ///
    ///     a-b-c-d|
    ///       take(for: 3)
    ///     a-b|
    ///
    /// An event at that very moment comes too late. The source is disposed then.
    ///
    /// [ReactiveX: Take](https://reactivex.io/documentation/operators/take.html)
    /// - Parameters:
    ///   - duration: the time; zero or less completes at once and does not subscribe.
    ///   - scheduler: the clock, and the place where that completion is delivered.
    @inlinable
    public func take(
        for duration: Duration, scheduler: any Scheduler
    ) -> Observable<Element> {
        if duration <= .zero { return .empty() }
        return take(until: Single<Int>.timer(duration, scheduler: scheduler))
    }
}
