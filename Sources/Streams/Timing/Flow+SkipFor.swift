extension ObservableType {
    /// Drops the elements that come before a given time has passed since the subscription.
    ///
    ///     a-b-c-d|
    ///       skip(3)
    ///     ----c-d|
    ///
    /// An ending is not delayed. No timer runs: the clock is read at each element until then.
    ///
    /// [ReactiveX: Skip](https://reactivex.io/documentation/operators/skip.html)
    /// - Parameters:
    ///   - duration: the time; zero or less drops nothing.
    ///   - scheduler: measures the time.
    @inlinable
    public func skip(
        _ duration: Duration, scheduler: any Scheduler
    ) -> Observable<Element> {
        let source = flow
        return Observable { sink in
            let start = scheduler.now + duration
            let hasStarted = StateBox(false)
            source.start(
                Sink(sink.lifetime) { element in
                    if !hasStarted.value {
                        guard scheduler.now >= start else { return }
                        hasStarted.value = true
                    }
                    sink.next(element)
                })
        }
    }
}
