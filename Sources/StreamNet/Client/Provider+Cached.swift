extension Reactive {
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
