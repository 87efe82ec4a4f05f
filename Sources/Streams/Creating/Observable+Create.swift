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

/// The entrance of callbacks into a stream: serialised, and closed together with the subscription.
@usableFromInline
final class SerializedObserver<Element: Sendable>: Observer {
    /// Takes events, and nil to let the downstream go.
    @usableFromInline let serializer = Serializer<Event<Element>?>()
    /// Touched only by the serializer's turn.
    @usableFromInline let sink: StateBox<Sink<Element>?>

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = StateBox(sink) }

    @inlinable
    func on(_ event: Event<Element>) { serializer.send(event) { handle($0) } }

    /// Releases the downstream, though the caller of `create` may retain the observer for ever.
    @inlinable
    func release() { serializer.send(nil) { handle($0) } }

    @inlinable
    func handle(_ event: Event<Element>?) {
        if let event { sink.value?.on(event) } else { sink.value = nil }
    }
}
