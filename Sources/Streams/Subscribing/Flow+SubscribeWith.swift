extension ObservableType where Count == Many {
    /// Subscribes to the stream and calls back with `object`, which is not retained, and the
    /// events.
    ///
    ///     words.subscribe(with: self, onNext: { model, word in model.add(word) })
    ///
    /// When the object has been released, events are dropped; the subscription lasts until the
    /// stream ends or it is disposed. Otherwise as `subscribe(onNext:)`.
    /// - Parameters:
    ///   - object: the first argument of each closure.
    ///   - onNext: called with each element, one at a time.
    ///   - onError: called at most once, if the stream fails; by default, a failure is reported
    ///     only to ``StreamErrors/onUnhandled``.
    ///   - onCompleted: called at most once, when the stream is over.
    ///   - onDisposed: called once, after an ending or when the subscription is disposed.
    @discardableResult
    public func subscribe<Object: AnyObject & Sendable>(
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
    /// Subscribes to the single and calls back with `object`, which is not retained, and the
    /// element or the error.
    ///
    /// When the object has been released, the result is dropped. Otherwise as
    /// `subscribe(onSuccess:)`.
    /// - Parameters:
    ///   - object: the first argument of each closure.
    ///   - onSuccess: called with the element.
    ///   - onFailure: called with the error instead; by default, a failure is reported only to
    ///     ``StreamErrors/onUnhandled``.
    ///   - onDisposed: called once, after either or when the subscription is disposed.
    @discardableResult
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: @escaping @Sendable (Object, Element) -> Void = { _, _ in },
        onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: @escaping @Sendable (Object) -> Void = { _ in }
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }
}
