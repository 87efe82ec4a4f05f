extension ObservableType where Count == Many {
    /// Runs side effects for the events of the stream, which are not changed.
    ///
    /// The `on…` closures run before the event is passed on, the `after…` closures when the
    /// observers have returned. An error thrown by `onError` replaces the error.
    /// [ReactiveX: Do](https://reactivex.io/documentation/operators/do.html)
    /// - Parameters:
    ///   - onSubscribed: called after subscribing; a synchronous source has then ended.
    ///   - onDispose: called once, after the ending or disposal and the teardown of the source.
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
        let source = flow
        let observesEndings =
            onError != nil || afterError != nil || onCompleted != nil || afterCompleted != nil
        return Observable { sink in
            onSubscribe?()
            if let onDispose { sink.lifetime.afterTearDown(onDispose) }
            let onEnding: @Sendable (Ending) -> Void = { ending in
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
                } catch { sink.fail(error) }
            }
            let lifetime =
                observesEndings
                ? SubscriptionLifetime(in: sink.lifetime, onEnding) : sink.lifetime
            source.start(in: lifetime) { element in
                do {
                    try onNext?(element)
                    sink.next(element)
                    try afterNext?(element)
                } catch { sink.fail(error) }
            }
            onSubscribed?()
        }
    }
}

extension ObservableType where Count == One {
    /// Runs side effects as `do` of an observable; `afterSuccess` runs too late to fail the single.
    public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        let result = asObservable().do(
            onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
            onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        return Single(result.source)
    }
}
