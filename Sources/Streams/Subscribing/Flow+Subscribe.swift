extension ObservableType where Count == Many {
    /// Subscribes to the stream and calls back with its events, on the threads that deliver them.
    ///
    /// Releasing the result does not end the subscription. When `dispose()` has returned, nothing
    /// more is delivered on that thread.
    /// [ReactiveX: Subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    /// - Parameter onError: by default, a failure is reported only to ``StreamErrors/onUnhandled``.
    @inlinable @discardableResult public func subscribe(
        onNext: @escaping @Sendable (Element) -> Void = { _ in },
        onError: @escaping @Sendable (any Error) -> Void = { StreamErrors.notify($0) },
        onCompleted: @escaping @Sendable () -> Void = {},
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        let lifetime = SubscriptionLifetime { ending in
            switch ending {
            case .completed: onCompleted()
            case .error(let error): onError(error)
            }
        }
        if LiveSubscriptions.isWatched { LiveSubscriptions.add(lifetime) }
        if let onDisposed { lifetime.afterTearDown(onDisposed) }
        // Checked here once more: a closure on the way may have disposed the subscription.
        flow.start(in: lifetime) { element in if !lifetime.isClosed { onNext(element) } }
        return lifetime
    }

    /// Subscribes to the stream and calls back with each event.
    @inlinable @discardableResult
    public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
        subscribe(
            onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) })
    }

    /// Subscribes and calls back with `object`, which is not retained: when it has been released,
    /// events are dropped, but the subscription lasts.
    ///
    ///     words.subscribe(with: self, onNext: { model, word in model.add(word) })
    @discardableResult public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @Sendable (Object, Element) -> Void = { _, _ in },
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: @escaping @Sendable (Object) -> Void = { _ in },
        onDisposed: @escaping @Sendable (Object) -> Void = { _ in }
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in if let object { onNext(object, element) } },
            onError: { [weak object] error in
                guard let onError else { return StreamErrors.notify(error) }
                if let object { onError(object, error) }
            },
            onCompleted: { [weak object] in if let object { onCompleted(object) } },
            onDisposed: { [weak object] in if let object { onDisposed(object) } })
    }
}

extension ObservableType where Count == One {
    /// Subscribes to the stream and calls back with its element or its error, unless disposed.
    /// - Parameter onFailure: by default, a failure is reported to ``StreamErrors/onUnhandled``.
    @inlinable @discardableResult public func subscribe(
        onSuccess: @escaping @Sendable (Element) -> Void = { _ in },
        onFailure: @escaping @Sendable (any Error) -> Void = { StreamErrors.notify($0) },
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// Subscribes to the stream and calls back with its result.
    @inlinable @discardableResult public func subscribe(
        _ on: @escaping @Sendable (Result<Element, any Error>) -> Void
    ) -> any Disposable {
        subscribe(onSuccess: { on(.success($0)) }, onFailure: { on(.failure($0)) })
    }

    /// Subscribes as that of an observable with `object`, and calls back with it and the result.
    @discardableResult public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: @escaping @Sendable (Object, Element) -> Void = { _, _ in },
        onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: @escaping @Sendable (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }
}

extension ObservableType {
    /// Subscribes an observer, such as a subject; a completion follows the element of a single.
    @inlinable @discardableResult
    public func subscribe(_ observer: some Observer<Element>) -> any Disposable {
        asObservable().subscribe { observer.on($0) }
    }
}
