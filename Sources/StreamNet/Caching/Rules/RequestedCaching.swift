import Foundation

/// One request with a ``CachePolicy`` of its own rules, that is, any but ``CachePolicy/standard``.
struct RequestedCaching {
    let location: CacheLocation
    let endpoint: Endpoint
    let next: Interceptor.Next

    func response() -> Single<Response> {
        let entries = location.entries
        let entry = location.selected(of: entries)
        let requested = endpoint.cacheDate
        if endpoint.caching == .cacheOnly {
            return answer(entry, at: requested, ifStale: .requested)
                ?? .nothingCached(for: endpoint)
        }
        let isFresh = entry?.isFresh(at: requested) ?? false
        if isFresh || endpoint.caching == .offlineFirst, asksCacheFirst,
            let answer = answer(entry, at: requested, ifStale: .requested)
        {
            return answer
        }
        let miss: CacheStatus.Miss =
            isFresh ? .request : entry != nil ? .expired : entries.isEmpty ? .absent : .vary
        endpoint.mark("cache", CacheStatus.miss(miss).reason)
        let response = next(endpoint).clearingSiteData(in: location.cache, for: location.request)
            .map { response in
                var response = stored(response, requested, former: entry)
                response.cacheStatus = .miss(miss)
                return response
            }
        guard [.networkFirst, .offlineFirst].contains(endpoint.caching) else { return response }
        return response.orCached(for: endpoint) {
            answer(
                location.selected(of: location.entries), at: endpoint.cacheDate, ifStale: .onError)
        }
    }

    private var asksCacheFirst: Bool {
        if endpoint.caching == .cacheFirst { return endpoint.cacheStep != .network }
        return endpoint.caching != .networkFirst && endpoint.cacheStep == .lookUp
    }

    /// Returns the cached response if it is fresh, or has not expired for longer than
    /// ``Attributes/maximumStaleness``; nil otherwise.
    private func answer(
        _ entry: CacheEntry?, at now: Date, ifStale reason: CacheStatus.Staleness
    ) -> Single<Response>? {
        guard let entry else { return nil }
        let age = Duration.seconds(max(0, now.timeIntervalSince(entry.stored)))
        if entry.isFresh(at: now), reason != .onError {
            let left = entry.expires.map { Duration.seconds($0.timeIntervalSince(now)) }
            return location.answer(entry, .hit(age: age, left: left), to: endpoint)
        }
        if let limit = endpoint.maximumStaleness {
            guard entry.stored <= now, !entry.hasExpired(at: now - limit / .seconds(1))
            else { return nil }
        }
        return location.answer(entry, .stale(age: age, reason), to: endpoint)
    }

    private func stored(_ response: Response, _ requested: Date, former: CacheEntry?) -> Response {
        let now = endpoint.cacheDate
        let entry = location.entry(
            of: response, headers: response.headers, requested: requested, stored: now,
            expires: endpoint.cacheExpiry.date(from: now))
        // The key of a part is that of the whole (RFC 9111 §3.3).
        guard (200..<300).contains(response.status), response.status != 206,
            !CacheControl(response.headers).contains("no-store"),
            !CacheControl(location.request.headers).contains("no-store"),
            !response.variesByAnything, entry.isFresh(at: now)
        else { return response }
        return response.storedOnceDelivered(as: entry, at: location, over: former, for: endpoint)
    }
}

/// One delivery of a request: the only one, or one of two, from the cache and from the network.
enum CacheStep: Sendable { case single, lookUp, network }

extension Attributes {
    static var cacheStep: Key<CacheStep> { .init(.single) }
    /// The removals from the cache when the first of several deliveries began; nil for the first.
    static var cacheGeneration: Key<CacheGeneration?> { .init(nil) }
}

extension Response {
    /// The attributes of the network's request after this cached one: it began when this one did.
    var networkStep: Attributes {
        [.cacheStep(.network), .cacheGeneration(self.cacheWrite?.location.generation)]
    }

    /// Returns a stream of `first`, which was made from this response, and then of `network`, if
    /// the response came from a cache and ``Attributes/caching`` requires it.
    func followed<Element>(
        by network: Observable<Element>, startingWith first: Element
    ) -> Observable<Element> {
        guard self.source == .cache else { return .just(first) }
        switch self.caching {
        case .none, .cacheFirst, .networkFirst, .cacheOnly: return .just(first)
        case .standard where !isToBeConfirmed: return .just(first)
        case .cacheAndNetwork, .offlineFirst, .standard:
            return Observable.just(first).concat(network)
        case .cacheAndRefresh:
            // The plugins were notified of its failure.
            let refresh = network.filter { _ in false }.catch { _ in .empty() }
            return Observable.just(first).concat(refresh)
        }
    }

    /// True for a stale response before which the server was not asked, and now may be.
    private var isToBeConfirmed: Bool {
        guard case .stale(_, let reason)? = self.cacheStatus, reason != .onError,
            let request = self.cacheWrite?.location.request
        else { return false }
        return !CacheControl(asking: request.headers).contains("only-if-cached")
    }
}
