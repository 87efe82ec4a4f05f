import Foundation

/// Stands in front of a backend and answers from a cache, or keeps what the backend brings.
struct CachingBackend: Backend {
    let backend: any Backend
    let cache: any ResponseCache

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred {
            let isKeptOnly = endpoint.caching == .keptOnly
            let request = try endpoint.encoded()
            guard endpoint.delivery.isBuffered, request.method == .get || request.method == .head,
                let key = CacheKey(request, endpoint.cacheVariation)
            else { return isKeptOnly ? NothingKept().send(endpoint) : backend.send(endpoint) }
            let place = CachePlace(cache: cache, key: key, headers: request.headers)
            if isKeptOnly {
                return place.stale(for: endpoint) ?? NothingKept().send(endpoint)
            }
            if endpoint.caching == .networkElseKept {
                endpoint.ticket?.elseKept.withLock { $0 = place }
            }
            // Before anybody asks: what others bring meanwhile may be of no use, too.
            let former = place.entry
            if isToLookUp(key, for: endpoint),
                let kept = former.flatMap({ place.fresh($0, for: endpoint) })
            {
                return kept
            }
            return backend.send(endpoint).map { keep($0, at: place, former, endpoint) }
        }
    }

    private func isToLookUp(_ key: CacheKey, for endpoint: Endpoint) -> Bool {
        switch (endpoint.caching, endpoint.cacheStep) {
        case (_, .network), (.none, _), (.networkElseKept, _), (.keptOnly, _): false
        case (.ifFresh, _): true
        case (.thenNetwork, .lookUp), (.thenRefresh, .lookUp): true
        case (.firstTime, .lookUp): cache.isFirstUse(of: key)
        case (_, .single): false
        }
    }

    /// The response, which knows where it is kept if it is.
    private func keep(
        _ response: Response, at place: CachePlace, _ former: CacheEntry?, _ endpoint: Endpoint
    ) -> Response {
        let now = endpoint.cacheClock()
        let entry = CacheEntry(
            Response(
                status: response.status, headers: response.headers, body: response.body,
                url: response.url),
            stored: now, expires: endpoint.cacheExpiry.date(from: now),
            variant: response.variant(for: place.headers))
        let stamped = response.stamped(with: endpoint)
        // The key of a part is that of the whole (RFC 9111 §3.3).
        guard response.stream == nil, response.file == nil, response.status != 206,
            !response.headers.hasNoStore, !place.headers.hasNoStore,
            !response.variesByAnything, entry.isFresh(at: now), endpoint.keeps(stamped)
        else { return response }
        do { try cache.store(entry, for: place.key) } catch {
            for plugin in endpoint.ticket?.plugins ?? [] { plugin.didFailStoring(stamped, error) }
            return response
        }
        var kept = response
        kept.attributes.merge(.keptPlace(KeptPlace(place: place, stored: now, former: former)))
        return kept
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
        guard self.caching != .none else { return backend }
        guard let cache = self.cache else {
            return self.caching == .keptOnly ? NothingKept() : backend
        }
        return CachingBackend(backend: backend, cache: cache)
    }

    /// Whether a response is worth keeping: what was said about that, else what is acceptable.
    fileprivate func keeps(_ response: Response) -> Bool {
        guard self.isCacheable(response) else { return false }
        if attributes.contains(Attributes.isCacheable) { return true }
        return (try? self.validation.check(response)) != nil
    }
}
