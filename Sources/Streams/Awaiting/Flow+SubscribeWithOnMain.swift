extension ObservableType where Count == Many {
    /// Subscribes to the stream and calls back on the main actor with `object`, which is not
    /// retained, and the events.
    ///
    ///     titles.subscribe(with: self, onMain: { screen, title in screen.title = title })
    ///
    /// When the object has been released, events are dropped. Otherwise as `subscribe(onMain:)`.
    /// - Parameters:
    ///   - object: the first argument of each closure.
    ///   - onNext: called with each element.
    ///   - onError: called at most once, if the stream fails; by default, a failure is reported
    ///     only to ``StreamErrors/onUnhandled``.
    ///   - onCompleted: called at most once, when the stream is over.
    @discardableResult
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onMain onNext: @escaping @MainActor (Object, Element) -> Void,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: @escaping @MainActor (Object) -> Void = { _ in }
    ) -> any Disposable {
        subscribe(
            onMain: { [weak object] element in if let object { onNext(object, element) } },
            onError: { [weak object] error in
                guard let onError else { return StreamErrors.notify(error) }
                if let object { onError(object, error) }
            },
            onCompleted: { [weak object] in if let object { onCompleted(object) } })
    }
}

extension ObservableType where Count == One {
    /// Subscribes to the single and calls back on the main actor with `object`, which is not
    /// retained, and the element or the error.
    ///
    /// When the object has been released, the result is dropped. Otherwise as
    /// `subscribe(onMain:)`.
    /// - Parameters:
    ///   - object: the first argument of each closure.
    ///   - onSuccess: called with the element.
    ///   - onFailure: called with the error instead; by default, a failure is reported only to
    ///     ``StreamErrors/onUnhandled``.
    @discardableResult
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onMain onSuccess: @escaping @MainActor (Object, Element) -> Void,
        onFailure: (@MainActor (Object, any Error) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onMain: onSuccess, onError: onFailure)
    }
}
