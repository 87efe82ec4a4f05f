extension Flow where Count == Many {
    /// A stream made of callbacks.
    ///
    /// `subscribe` runs once for each subscription, on the subscribing thread. Its observer may be
    /// called from any thread and from inside a delivery: events are delivered one at a time, in
    /// the order of arrival, by the calling thread or by the one that is delivering already; those
    /// that follow an ending are ignored.
    ///
    /// [ReactiveX: Create](https://reactivex.io/documentation/operators/create.html)
    /// - Parameter subscribe: starts the work and returns a disposable that stops it, which is
    ///   disposed once: when the stream ends or when the subscription is disposed.
    @inlinable
    public static func create(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) -> Self {
        Self { sink in
            let inlet = SerializedObserver(sink)
            sink.lifetime.onTearDown { inlet.release() }
            sink.lifetime.add(subscribe(AnyObserver(inlet)))
        }
    }
}
