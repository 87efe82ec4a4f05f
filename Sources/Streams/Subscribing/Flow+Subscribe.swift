extension ObservableType where Count == Many {
    /// Runs the stream and calls back with what it says, on the threads that it runs on.
    ///
    /// The subscription lives until the stream ends or it is disposed; dropping the result does
    /// not end it. After `dispose()` returns, nothing more is delivered on the disposing thread.
    ///
    /// [ReactiveX: Subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    /// - Parameters:
    ///   - onNext: called with each element, one at a time.
    ///   - onError: called at most once, if the stream fails; nothing follows. Without it a failure
    ///     is silent, but for ``StreamErrors/onUnhandled``.
    ///   - onCompleted: called at most once, when the stream is over; nothing follows.
    ///   - onDisposed: called once, after an ending or when the subscription is disposed.
    @inlinable
    @discardableResult
    public func subscribe(
        onNext: @escaping @Sendable (Element) -> Void = { _ in },
        onError: @escaping @Sendable (any Error) -> Void = { StreamErrors.tell($0) },
        onCompleted: @escaping @Sendable () -> Void = {},
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        let segment = Segment { ending in
            switch ending {
            case .completed: onCompleted()
            case .error(let error): onError(error)
            }
        }
        if LiveSubscriptions.isCounted { LiveSubscriptions.add(segment) }
        if let onDisposed { segment.add(OnDispose(onDisposed)) }
        // Asked here once more: a closure on the way may have disposed the subscription.
        flow.start(Sink(segment) { element in if !segment.isClosed { onNext(element) } })
        return segment
    }

    /// Runs the stream and calls back with each event.
    @inlinable
    @discardableResult
    public func subscribe(
        _ on: @escaping @Sendable (Event<Element>) -> Void
    ) -> any Disposable {
        subscribe(
            onNext: { on(.next($0)) },
            onError: { on(.error($0)) },
            onCompleted: { on(.completed) }
        )
    }

    /// Runs the stream into an observer, such as a subject.
    @inlinable
    @discardableResult
    public func subscribe(_ observer: some Observer<Element>) -> any Disposable {
        subscribe { observer.on($0) }
    }
}

extension ObservableType where Count == One {
    /// Runs the stream and calls back with its one element or its error.
    ///
    /// The subscription lives until then or until it is disposed; dropping the result does not
    /// end it. A disposed subscription calls neither `onSuccess` nor `onFailure`.
    /// - Parameters:
    ///   - onSuccess: called with the element.
    ///   - onFailure: called with the error instead. Without it a failure is silent, but for
    ///     ``StreamErrors/onUnhandled``.
    ///   - onDisposed: called once, after either or when the subscription is disposed.
    @inlinable
    @discardableResult
    public func subscribe(
        onSuccess: @escaping @Sendable (Element) -> Void = { _ in },
        onFailure: @escaping @Sendable (any Error) -> Void = { StreamErrors.tell($0) },
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// Runs the stream and calls back with its result.
    @inlinable
    @discardableResult
    public func subscribe(
        _ on: @escaping @Sendable (Result<Element, any Error>) -> Void
    ) -> any Disposable {
        subscribe(onSuccess: { on(.success($0)) }, onFailure: { on(.failure($0)) })
    }
}
