extension ObservableType {
    /// Delivers elements for a given time since the subscription, then completes.
    ///
    ///     a-b-c-d|
    ///       take(for: 3)
    ///     a-b|
    ///
    /// Events at that very moment come too late. The source is then disposed.
    ///
    /// [ReactiveX: Take](https://reactivex.io/documentation/operators/take.html)
    /// - Parameters:
    ///   - duration: the time; zero or less completes at once and does not subscribe.
    ///   - scheduler: measures the time and delivers that completion.
    @inlinable
    public func take(
        for duration: Duration, scheduler: some Scheduler
    ) -> Observable<Element> {
        if duration <= .zero { return .empty() }
        let source = flow
        return Observable { sink in
            let clocked = Clocked<Element>(in: sink.segment, scheduler) { turn, _ in
                switch turn {
                case .event(let event): sink.on(event)
                case .timer: sink.complete()
                }
            }
            clocked.wait(duration)
            clocked.run(source)
        }
    }
}
