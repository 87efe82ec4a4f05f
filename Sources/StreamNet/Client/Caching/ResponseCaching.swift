import Foundation

/// Answers a request from its cache, or stores the response of the network, as
/// ``Attributes/caching`` specifies.
///
/// It runs inside the provider's interceptors, ``Retry`` among them, where the request is encoded
/// and plugins are notified: a cached response is an attempt like any other.
struct ResponseCaching: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { endpoint.caching != .none }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .deferred {
            let isCacheOnly = endpoint.caching == .cacheOnly
            guard let place = try CachePlace(endpoint) else {
                return isCacheOnly ? .nothingCached(for: endpoint) : next(endpoint)
            }
            if isCacheOnly { return place.stale(for: endpoint) ?? .nothingCached(for: endpoint) }
            // Read first: a response that another request stores meanwhile may be unusable, too.
            let former = place.entry
            if isToLookUp(place, for: endpoint),
                let cached = former.flatMap({ place.fresh($0, for: endpoint) })
            {
                return cached
            }
            if endpoint.caching == .networkFirst {
                endpoint.context?[RequestContext.cachePlace] = place
            }
            return next(endpoint).map { store($0, at: place, former, endpoint) }
        }
    }

    func describe(for endpoint: Endpoint) -> String { "cache: \(endpoint.caching)" }

    private func isToLookUp(_ place: CachePlace, for endpoint: Endpoint) -> Bool {
        switch (endpoint.caching, endpoint.cacheStep) {
        case (_, .network), (.none, _), (.networkFirst, _), (.cacheOnly, _): false
        case (.cacheFirst, _): true
        case (.cacheAndNetwork, .lookUp), (.cacheAndRefresh, .lookUp): true
        case (.firstTime, .lookUp): place.cache.isFirstUse(of: place.key)
        case (_, .single): false
        }
    }

    /// Returns the response, which refers to its place in the cache if it is stored.
    private func store(
        _ response: Response, at place: CachePlace, _ former: CacheEntry?, _ endpoint: Endpoint
    ) -> Response {
        let now = endpoint.cacheClock()
        let entry = CacheEntry(
            Response(
                status: response.status, headers: response.headers, body: response.body,
                url: response.url),
            stored: now, expires: endpoint.cacheExpiry.date(from: now),
            variant: response.variant(for: place.headers))
        let answer = response.answering(endpoint)
        // The key of a part is that of the whole (RFC 9111 §3.3).
        guard response.stream == nil, response.file == nil, response.status != 206,
            !response.headers.hasNoStore, !place.headers.hasNoStore,
            !response.variesByAnything, entry.isFresh(at: now), endpoint.stores(answer)
        else { return response }
        do { try place.cache.store(entry, for: place.key) } catch {
            for plugin in endpoint.plugins { plugin.didFailStoring(answer, error) }
            return response
        }
        var stored = response
        stored.storedResponse = StoredResponse(place: place, stored: now, former: former)
        return stored
    }
}

/// The position of a delivery among those of a cached request.
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
    /// True if ``Attributes/isCacheable`` permits storing the response and, if that is not set, the
    /// request accepts it.
    fileprivate func stores(_ response: Response) -> Bool {
        guard self.isCacheable(response) else { return false }
        if attributes.contains(Attributes.isCacheable) { return true }
        return (try? self.validation.check(response)) != nil
    }
}
