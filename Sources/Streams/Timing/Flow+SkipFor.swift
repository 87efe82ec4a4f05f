extension ObservableType {
    /// Drops what comes before a given time has passed since the subscription.
    ///
    ///     a-b-c-d|
    ///       skip(3)
    ///     ----c-d|
    ///
    /// An ending is not held back. No timer runs: elements are asked for the time.
    ///
    /// [ReactiveX: Skip](https://reactivex.io/documentation/operators/skip.html)
    /// - Parameters:
    ///   - duration: how long; zero or less drops nothing.
    ///   - scheduler: whose clock counts.
    @inlinable
    public func skip(
        _ duration: Duration, scheduler: some Scheduler
    ) -> Observable<Element> {
        let source = flow
        return Observable { sink in
            let start = scheduler.now + duration
            let hasStarted = Cell(false)
            source.start(
                Sink(sink.segment) { element in
                    if !hasStarted.value {
                        guard scheduler.now >= start else { return }
                        hasStarted.value = true
                    }
                    sink.next(element)
                })
        }
    }
}
