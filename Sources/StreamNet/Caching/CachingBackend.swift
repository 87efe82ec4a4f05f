import Foundation

/// Stands in front of a backend and answers from a cache, or keeps what the backend brings.
struct CachingBackend: Backend {
    let backend: any Backend
    let cache: any ResponseCache

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred {
            guard endpoint.delivery.isBuffered,
                let key = try CacheKey(endpoint.encoded(), endpoint.cacheVariation)
            else { return backend.send(endpoint) }
            if isToLookUp(key, for: endpoint), let entry = cache.entry(for: key),
                entry.isFresh(at: endpoint.cacheClock())
            {
                return answer(entry.response, to: endpoint)
            }
            return backend.send(endpoint).do(onSuccess: { keep($0, for: key, endpoint) })
        }
    }

    /// What was kept, marked as such; it may be longer than this request takes.
    private func answer(_ kept: Response, to endpoint: Endpoint) -> Single<Response> {
        let response = endpoint.delivery.isWhole ? .just(kept) : kept.delivered(for: endpoint)
        return response.map { response in
            var response = response
            response.attributes.merge(.source(.cache))
            return response
        }
    }

    private func isToLookUp(_ key: CacheKey, for endpoint: Endpoint) -> Bool {
        switch (endpoint.caching, endpoint.cacheStep) {
        case (_, .network), (.none, _): false
        case (.ifFresh, _): true
        case (.thenNetwork, .lookUp), (.thenRefresh, .lookUp): true
        case (.firstTime, .lookUp): cache.isFirstUse(of: key)
        case (_, .single): false
        }
    }

    private func keep(_ response: Response, for key: CacheKey, _ endpoint: Endpoint) {
        let now = endpoint.cacheClock()
        let entry = CacheEntry(
            Response(
                status: response.status, headers: response.headers, body: response.body,
                url: response.url),
            stored: now, expires: endpoint.cacheExpiry.date(from: now))
        // The key of a part is that of the whole (RFC 9111 §3.3).
        guard response.stream == nil, response.file == nil, response.status != 206,
            endpoint.isCacheable(response), entry.isFresh(at: now)
        else { return }
        do { try cache.store(entry, for: key) } catch {
            for plugin in endpoint.ticket?.plugins ?? [] {
                plugin.didFailStoring(response.stamped(with: endpoint), error)
            }
        }
    }
}

/// Which of the deliveries of a cached request this one is.
enum CacheStep: Sendable {
    /// The only one.
    case single
    /// The first, from the cache if it has it.
    case lookUp
    /// The second, from the network.
    case network
}

extension Attributes {
    static var cacheStep: Key<CacheStep> { .init(.single) }
}

extension Endpoint {
    /// What carries this endpoint, unless it says so itself.
    func carrier(unlessSaid backend: any Backend) -> any Backend {
        let backend = self.backend ?? backend
        guard self.caching != .none, let cache = self.cache else { return backend }
        return CachingBackend(backend: backend, cache: cache)
    }
}
