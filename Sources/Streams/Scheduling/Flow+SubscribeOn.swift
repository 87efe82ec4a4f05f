extension ObservableType {
    /// Subscribes to the source on `scheduler`: the work of a source on subscription runs there.
    ///
    /// The thread of its events is up to the source; `observe(on:)` sets it. Disposing runs on the
    /// thread that calls `dispose()`, and stops a synchronous source at once; a subscription
    /// disposed before its turn never starts.
    ///
    /// [ReactiveX: SubscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    public func subscribe(on scheduler: some Scheduler) -> Flow<Element, Count> {
        delaySubscription(.zero, scheduler: scheduler)
    }
}
