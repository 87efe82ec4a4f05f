extension ObservableType {
    /// Subscribes to the source on `scheduler`: the work of a source on subscription runs there.
    ///
    /// The source decides where its events are delivered, or `observe(on:)` decides that. Disposing
    /// is done where `dispose()` is called, and stops a synchronous source at once; a subscription
    /// that is disposed before its turn never starts.
    ///
    /// [ReactiveX: SubscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    public func subscribe(on scheduler: any Scheduler) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            sink.lifetime.add(scheduler.schedule { source.start(sink) })
        }
    }
}
