extension ObservableType {
    /// Adds to each element the scheduler's `now`, on which nothing is delivered.
    ///
    ///     a-b|
    ///       timestamp
    ///     (a@0)-(b@2)|
    /// [ReactiveX: Timestamp](https://reactivex.io/documentation/operators/timestamp.html)
    public func timestamp(
        _ scheduler: any Scheduler
    ) -> Flow<(element: Element, time: Duration), Count> {
        map { (element: $0, time: scheduler.now) }
    }

    /// Adds to each element the time since the previous one, or at first since the subscription.
    ///
    ///     -a-b|
    ///       timeInterval
    ///     -(a+1)-(b+2)|
    /// [ReactiveX: TimeInterval](https://reactivex.io/documentation/operators/timeinterval.html)
    public func timeInterval(
        _ scheduler: any Scheduler
    ) -> Flow<(element: Element, interval: Duration), Count> {
        Flow<(element: Element, interval: Duration), Count> { [start = flow.starter] sink in
            let last = MutableBox(scheduler.now)
            start(
                Sink(sink.lifetime) { element in
                    let now = scheduler.now
                    let interval = now - last.value
                    last.value = now
                    sink.next((element, interval))
                })
        }
    }
}
