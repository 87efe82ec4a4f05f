import Foundation

/// One request in a mode of ``Caching`` that is not ``Caching/standard``.
struct ModeCaching {
    let place: CachePlace
    let endpoint: Endpoint
    let next: Interceptor.Next

    func response() -> Single<Response> {
        let entries = place.entries
        let entry = place.selected(of: entries)
        if endpoint.caching == .cacheOnly {
            return stale(entry, .requested) ?? .nothingCached(for: endpoint)
        }
        let isFresh = entry?.isFresh(at: endpoint.cacheDate) ?? false
        if isToLookUp, let entry, isFresh { return answer(entry) }
        if endpoint.caching == .networkFirst {
            endpoint.context?[RequestContext.cacheFallback] = {
                stale(place.selected(of: place.entries), .onError)
            }
        }
        let miss: CacheStatus.Miss =
            isFresh ? .request : entry != nil ? .expired : entries.isEmpty ? .absent : .vary
        let requested = endpoint.cacheDate
        return next(endpoint).map { response in
            var response = stored(response, requested, former: entry)
            response.cacheStatus = .miss(miss)
            return response
        }
    }

    private var isToLookUp: Bool {
        switch (endpoint.caching, endpoint.cacheStep) {
        case (_, .network), (.none, _), (.networkFirst, _), (.cacheOnly, _): false
        case (.cacheFirst, _), (.standard, _): true
        case (.cacheAndNetwork, .lookUp), (.cacheAndRefresh, .lookUp): true
        case (.firstTime, .lookUp): place.cache.isFirstUse(of: place.key)
        case (_, .single): false
        }
    }

    private func answer(_ entry: CacheEntry) -> Single<Response> {
        let now = endpoint.cacheDate
        let left = entry.expires.map { Duration.seconds($0.timeIntervalSince(now)) }
        return place.answer(entry, .hit(age: entry.age(at: now), left: left), to: endpoint)
    }

    /// Returns the cached response if it is fresh, or has not expired for longer than
    /// ``Attributes/maximumStaleness``; nil otherwise.
    private func stale(
        _ entry: CacheEntry?, _ reason: CacheStatus.Staleness
    ) -> Single<Response>? {
        guard let entry else { return nil }
        let now = endpoint.cacheDate
        if entry.isFresh(at: now) { return answer(entry) }
        if let limit = endpoint.maximumStaleness,
            !entry.isFresh(at: now.addingTimeInterval(-(limit / .seconds(1))))
        {
            return nil
        }
        return place.answer(entry, .stale(age: entry.age(at: now), reason), to: endpoint)
    }

    private func stored(
        _ response: Response, _ requested: Date, former: CacheEntry?
    ) -> Response {
        let now = endpoint.cacheDate
        let entry = place.entry(
            of: response.storable(with: response.headers), requested: requested, stored: now,
            expires: endpoint.cacheExpiry.date(from: now))
        // The key of a part is that of the whole (RFC 9111 §3.3).
        guard (200..<300).contains(response.status), response.status != 206,
            !CacheControl(response.headers).contains("no-store"),
            !CacheControl(place.request.headers).contains("no-store"),
            !response.variesByAnything, entry.isFresh(at: now)
        else { return response }
        return response.pending(entry, at: place, former: former, for: endpoint)
    }
}

extension CacheEntry {
    /// The time since it was stored.
    fileprivate func age(at now: Date) -> Duration {
        .seconds(max(0, now.timeIntervalSince(stored)))
    }
}
