extension Provider: ReactiveCompatible {}

extension Reactive {
    /// Returns a single that sends `target` on each subscription: two subscriptions, two requests.
    ///
    /// Disposing the subscription cancels the request and delivers nothing. The result is delivered
    /// on ``Attributes/callbackScheduler``, by default the backend's executor. Fails with
    /// ``NetError``, or with the error of a plugin or an interceptor.
    /// - Parameter attributes: Those of this call only; they override all others.
    public func callAsFunction<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> { base.chain.send(target, attributes) }

    /// Returns such a single for a target of another type, sent by this provider.
    public func callAsFunction<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> { base.chain.send(target, attributes) }

    /// Returns a stream of the cached response to `target` and the response of the network, as
    /// ``Attributes/caching`` specifies; `response.source` distinguishes them.
    ///
    ///     news.rx.cached(.feed, .caching(.cacheAndNetwork)).mapArray(Story.self)
    ///
    /// It delivers once or twice and always ends. With ``CachePolicy/standard`` a fresh response is
    /// the only one, and a stale one, unless that is forbidden, comes before that of the server. A
    /// missing cached response is no error, except with ``CachePolicy/cacheOnly`` and
    /// ``CacheDirective/onlyIfCached``; a failure of the network after a cached response fails the
    /// stream, except with ``CachePolicy/cacheAndRefresh``, and with ``CachePolicy/offlineFirst``,
    /// where the cached response is delivered again. Each delivery is a request for the plugins.
    /// Without ``Attributes/cache`` it is `rx(target)`.
    public func cached<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Observable<Response> where Base == Provider<T> {
        let chain = base.chain
        return chain.send(target, attributes + [.cacheStep(.lookUp)]).flatMap { first in
            let network = chain.send(target, attributes + [first.networkStep]).asObservable()
            return first.followed(by: network, startingWith: first)
        }
    }
}

extension Provider {
    /// Sends `target` now.
    ///
    /// Disposing the result cancels the request and calls back with ``NetError/cancelled`` on the
    /// disposing thread, before it returns.
    /// - Parameters:
    ///   - attributes: Those of this call only; they override all others.
    ///   - completion: Called exactly once, on ``Attributes/callbackScheduler``, by default the
    ///     backend's executor.
    /// - Returns: A disposable that cancels the request; releasing it does not.
    @discardableResult
    public func request(
        _ target: T, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> any Disposable { chain.send(target, attributes).call(completion) }

    /// Does the same for a target of another type, sent by this provider.
    @discardableResult
    public func request<Other: Target>(
        _ target: Other, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> any Disposable { chain.send(target, attributes).call(completion) }

    /// Does the same, and calls back on the main actor: at once if the result arrives there,
    /// otherwise in a later turn of the main queue.
    @discardableResult
    public func request(
        _ target: T, _ attributes: Attributes...,
        onMain completion: @escaping @MainActor (Result<Response, any Error>) -> Void
    ) -> any Disposable { chain.send(target, attributes).call(onMain: completion) }

    /// Does the same on the main actor for a target of another type.
    @discardableResult
    public func request<Other: Target>(
        _ target: Other, _ attributes: Attributes...,
        onMain completion: @escaping @MainActor (Result<Response, any Error>) -> Void
    ) -> any Disposable { chain.send(target, attributes).call(onMain: completion) }

    /// Sends `target` and returns the response.
    ///
    /// Cancelling the task cancels the request and throws `CancellationError`.
    /// - Parameter attributes: Those of this call only; they override all others.
    public func request(_ target: T, _ attributes: Attributes...) async throws -> Response {
        try await chain.send(target, attributes).awaited()
    }

    /// Does the same for a target of another type, sent by this provider.
    public func request<Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) async throws -> Response { try await chain.send(target, attributes).awaited() }
}
