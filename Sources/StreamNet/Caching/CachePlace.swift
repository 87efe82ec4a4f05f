import Foundation

/// Where the response to a request is kept, or will be.
struct CachePlace: Sendable {
    let cache: any ResponseCache
    let key: CacheKey

    /// What was kept, where it is fresh; nil otherwise.
    func fresh(for endpoint: Endpoint) -> Single<Response>? {
        guard let entry = cache.entry(for: key), entry.isFresh(at: endpoint.cacheClock())
        else { return nil }
        return answer(entry, to: endpoint)
    }

    /// What was kept, where it is fresh or has not expired too long ago; nil otherwise.
    func stale(for endpoint: Endpoint) -> Single<Response>? {
        guard let entry = cache.entry(for: key) else { return nil }
        guard let limit = endpoint.maximumStaleness else { return answer(entry, to: endpoint) }
        let then = endpoint.cacheClock().addingTimeInterval(-(limit / .seconds(1)))
        return entry.isFresh(at: then) ? answer(entry, to: endpoint) : nil
    }

    /// What was kept, marked as such; it may be longer than this request takes.
    private func answer(_ entry: CacheEntry, to endpoint: Endpoint) -> Single<Response> {
        let kept = entry.response
        let response = endpoint.delivery.isWhole ? .just(kept) : kept.delivered(for: endpoint)
        let place = KeptPlace(place: self, stored: entry.stored)
        return response.map { response in
            var response = response
            response.attributes.merge([.source(.cache), .keptPlace(place)])
            return response
        }
    }
}

/// Where a response is kept.
struct KeptPlace: Sendable {
    let place: CachePlace
    let stored: Date

    /// Forgets what was stored then.
    func clear() {
        guard place.cache.entry(for: place.key)?.stored == stored else { return }
        // What cannot be removed now is found to be of no use again.
        try? place.cache.remove(place.key)
    }
}

extension Attributes {
    static var keptPlace: Key<KeptPlace?> { .init(nil) }
}
