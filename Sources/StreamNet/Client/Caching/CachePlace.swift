import Foundation

/// Where the response to a request is kept, or will be.
struct CachePlace: Sendable {
    let cache: any ResponseCache
    let key: CacheKey
    /// What `Vary` is about.
    let headers: HTTPHeaders

    /// The place of the response to `endpoint`; nil if it is not to be stored anywhere.
    ///
    /// Throws ``NetError/request(_:)`` for an endpoint that cannot be encoded.
    init?(_ endpoint: Endpoint) throws {
        guard let cache = endpoint.cache else { return nil }
        let request = try endpoint.encoded()
        guard endpoint.delivery.isBuffered, request.method == .get || request.method == .head,
            let key = CacheKey(request, endpoint.cacheVariation)
        else { return nil }
        (self.cache, self.key, headers) = (cache, key, request.headers)
    }

    /// What is kept there, for whatever request of this key.
    var entry: CacheEntry? { cache.entry(for: key) }

    /// What was kept, where it is for this request and fresh; nil otherwise.
    func fresh(_ entry: CacheEntry, for endpoint: Endpoint) -> Single<Response>? {
        answers(entry, at: endpoint.cacheClock()) ? answer(entry, to: endpoint) : nil
    }

    /// What was kept, where it is for this request and fresh or has not expired too long ago; nil
    /// otherwise.
    func stale(for endpoint: Endpoint) -> Single<Response>? {
        guard let entry else { return nil }
        let then = endpoint.maximumStaleness.map {
            endpoint.cacheClock().addingTimeInterval(-($0 / .seconds(1)))
        }
        return answers(entry, at: then ?? .distantPast) ? answer(entry, to: endpoint) : nil
    }

    private func answers(_ entry: CacheEntry, at time: Date) -> Bool {
        entry.isFresh(at: time) && entry.variant == entry.response.variant(for: headers)
    }

    /// What was kept, marked as such; it may be longer than this request takes.
    private func answer(_ entry: CacheEntry, to endpoint: Endpoint) -> Single<Response> {
        let kept = entry.response
        let response = endpoint.delivery.isWhole ? .just(kept) : kept.delivered(for: endpoint)
        let place = KeptPlace(place: self, stored: entry.stored)
        return response.map { response in
            var response = response
            response.source = .cache
            response.keptPlace = place
            return response
        }
    }
}

/// Where a response is kept.
struct KeptPlace: Sendable {
    let place: CachePlace
    let stored: Date
    /// What was kept there when the response was asked for.
    var former: CacheEntry?

    /// Puts back what was there before what was stored then, if anything was.
    func clear() {
        guard place.entry?.stored == stored else { return }
        do {
            if let former { return try place.cache.store(former, for: place.key) }
        } catch {}
        // What cannot be removed now is found to be of no use again.
        try? place.cache.remove(place.key)
    }
}

extension Attributes {
    static var keptPlace: Key<KeptPlace?> { .init(nil) }
}
