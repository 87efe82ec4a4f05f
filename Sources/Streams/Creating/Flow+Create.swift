import Locks

extension Flow where Count == Many {
    /// A stream made of callbacks.
    ///
    /// `subscribe` runs once for each subscription, on the subscribing thread. Its observer takes
    /// events as ``Observer`` says, and delivers them by that thread or the one that is delivering.
    /// [ReactiveX: Create](https://reactivex.io/documentation/operators/create.html)
    /// - Parameter subscribe: starts the work; its result is disposed once, with the subscription.
    @inlinable public static func create(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) -> Self {
        Self { sink in
            let inlet = SerializedObserver(sink)
            sink.lifetime.create(releasing: { inlet.release() }) { subscribe(AnyObserver(inlet)) }
        }
    }
}

// Unchecked: `sink` is touched only by the initializer and by the serializer's turn.
@usableFromInline final class SerializedObserver<Element: Sendable>: Observer, @unchecked Sendable {
    @usableFromInline let serializer = Serializer<Event<Element>?>()
    // Unchecked: see above. A box would be an allocation for each subscription.
    @exclusivity(unchecked) @usableFromInline var sink: Sink<Element>?

    @inlinable init(_ sink: Sink<Element>) { self.sink = sink }

    @inlinable func on(_ event: Event<Element>) { serializer.send(event) { handle($0) } }

    /// Releases the downstream, though the caller of `create` may retain the observer for ever.
    @inlinable func release() { serializer.send(nil) { handle($0) } }

    @inlinable
    func handle(_ event: Event<Element>?) { if let event { sink?.on(event) } else { sink = nil } }
}

extension Flow where Count == One {
    /// A single made of a callback; `subscribe` is called as that of an observable.
    ///
    /// Any thread may call its closure, and then delivers the result; the first call counts.
    @inlinable public static func create(
        _ subscribe:
            @escaping @Sendable (
                _ resolve: @escaping @Sendable (Result<Element, any Error>) -> Void
            ) -> any Disposable
    ) -> Self {
        Self { sink in
            let promise = Promise(sink)
            sink.lifetime.create(releasing: { _ = promise.take() }) {
                subscribe { promise.resolve($0) }
            }
        }
    }
}

@usableFromInline final class Promise<Element: Sendable>: Sendable {
    @usableFromInline let sink: Mutex<Sink<Element>?>

    @inlinable init(_ sink: Sink<Element>) { self.sink = Mutex(sink) }

    @inlinable func resolve(_ result: Result<Element, any Error>) {
        switch result {
        case .success(let element): take()?.succeedLast(element)
        case .failure(let error): take()?.fail(error)
        }
    }

    @inlinable func take() -> Sink<Element>? { sink.withLock { $0.take() } }
}
