extension ObservableType where Count == Many {
    /// Runs side effects for the events of the stream, which are not changed.
    ///
    /// The `on…` closures run before the event is passed on, the `after…` closures when the
    /// observers have returned. An error thrown by `onNext` or `afterNext` fails the stream; one
    /// thrown by `onError` replaces the error, one thrown by `onCompleted` fails the stream.
    ///
    /// [ReactiveX: Do](https://reactivex.io/documentation/operators/do.html)
    /// - Parameters:
    ///   - onSubscribe: called before the source is subscribed to.
    ///   - onSubscribed: called after the source was subscribed to (a synchronous source has then
    ///     ended).
    ///   - onDispose: called once, after an ending or when the subscription is disposed, and after
    ///     the teardown of the source.
    public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Observable<Element> {
        flow.watched(
            by: SideEffects(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}

extension ObservableType where Count == One {
    /// Runs side effects for the result of the single, which is not changed.
    ///
    /// As `do` of an observable. An error thrown by `onSuccess` fails the single; one thrown by
    /// `onError` replaces the error; `afterSuccess` runs too late to fail the single.
    public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        flow.watched(
            by: SideEffects(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError,
                afterError: afterError, onCompleted: nil, afterCompleted: nil,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}

/// The side effects of one `do`.
private struct SideEffects<Element: Sendable>: Sendable {
    let onNext, afterNext: (@Sendable (Element) throws -> Void)?
    let onError: (@Sendable (any Error) throws -> Void)?
    let afterError: (@Sendable (any Error) -> Void)?
    let onCompleted: (@Sendable () throws -> Void)?
    let afterCompleted: (@Sendable () -> Void)?
    let onSubscribe, onSubscribed, onDispose: (@Sendable () -> Void)?

    var observesEndings: Bool {
        onError != nil || afterError != nil || onCompleted != nil || afterCompleted != nil
    }

    /// Delivers an ending, between the closures that run before it and those that run after it.
    func end(_ ending: Ending, _ sink: Sink<Element>) {
        do {
            switch ending {
            case .completed:
                try onCompleted?()
                sink.complete()
                afterCompleted?()
            case .error(let error):
                try onError?(error)
                sink.fail(error)
                afterError?(error)
            }
        } catch {
            sink.fail(error)
        }
    }
}

extension Flow {
    fileprivate func watched(by watcher: SideEffects<Element>) -> Self {
        Self { sink in
            watcher.onSubscribe?()
            if let onDispose = watcher.onDispose { sink.lifetime.onTearDown(onDispose) }
            let lifetime =
                watcher.observesEndings
                ? SubscriptionLifetime(in: sink.lifetime) { watcher.end($0, sink) } : sink.lifetime
            start(
                Sink(lifetime) { element in
                    do {
                        try watcher.onNext?(element)
                        sink.next(element)
                        try watcher.afterNext?(element)
                    } catch {
                        sink.fail(error)
                    }
                })
            watcher.onSubscribed?()
        }
    }
}
