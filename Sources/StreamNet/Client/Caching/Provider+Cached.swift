extension Reactive {
    /// A stream that delivers what was kept of `target` and what the network brings, as
    /// ``Attributes/caching`` says; `response.source` tells which is which.
    ///
    /// ```swift
    /// news.rx.cached(.feed, .caching(.thenNetwork)).mapArray(Story.self)
    /// ```
    ///
    /// It delivers once or twice and always ends. That nothing was kept is no error; a network that
    /// fails behind what was kept fails the stream behind it. Disposing stops both. Each delivery
    /// is a request for the plugins. Without ``Attributes/cache`` it is `rx(target)`.
    public func cached<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Observable<Response> where Base == Provider<T> {
        base.chain.cached({ try target.endpoint }, attributes)
    }

    /// The same for a target of another type, carried by this provider.
    public func cached<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Observable<Response> where Base == Provider<T> {
        base.chain.cached({ try target.endpoint }, attributes)
    }
}

extension Provider {
    /// What `rx.cached(target)` delivers, as a sequence: `for try await response in …`.
    ///
    /// Leaving the loop or cancelling the task stops the request.
    public func cached(_ target: T, _ attributes: Attributes...) -> Values<Response> {
        chain.cached({ try target.endpoint }, attributes).values(buffering: .unbounded)
    }

    /// Sends `target` now and calls back with each response and, once, at the end.
    ///
    /// Disposing what is returned stops it, and calls back with ``NetError/cancelled``.
    /// - Parameters:
    ///   - each: called once or twice; `response.source` tells where the response came from.
    ///   - completion: called exactly once, behind that.
    @discardableResult
    public func cached(
        _ target: T,
        _ attributes: Attributes...,
        each: @escaping @Sendable (Response) -> Void,
        completion: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) -> any Disposable {
        chain.cached({ try target.endpoint }, attributes)
            .call(each: each, completion)
    }
}

extension Chain {
    fileprivate func cached(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes]
    ) -> Observable<Response> {
        send(declare, call + [.cacheStep(.lookUp)]).flatMap { first in
            let network = send(declare, call + [.cacheStep(.network)]).asObservable()
            return first.followed(by: network, startingWith: first)
        }
    }
}

extension Response {
    /// What was made of this response, the first one, and what `network` brings behind it, where it
    /// came out of a cache and ``Attributes/caching`` says so.
    func followed<Element>(
        by network: Observable<Element>, startingWith first: Element
    ) -> Observable<Element> {
        guard self.source == .cache else { return .just(first) }
        switch self.caching {
        case .none, .ifFresh, .networkElseKept, .keptOnly: return .just(first)
        case .thenNetwork, .firstTime: return Observable.just(first).concat(network)
        case .thenRefresh:
            // Its failure was told to the plugins.
            let refresh = network.filter { _ in false }.catch { _ in .empty() }
            return Observable.just(first).concat(refresh)
        }
    }
}
