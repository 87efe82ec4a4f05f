import Foundation

/// The place in a cache for the response to a request.
struct CachePlace: Sendable {
    let cache: any ResponseCache
    let key: CacheKey
    /// The headers of the request, to which `Vary` refers.
    let headers: HTTPHeaders

    /// Makes the place of the response to `endpoint`; nil if it is not to be stored anywhere.
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

    /// The entry stored there, for any request with this key.
    var entry: CacheEntry? { cache.entry(for: key) }

    /// Returns the response of `entry` if it is for this request and fresh; nil otherwise.
    func fresh(_ entry: CacheEntry, for endpoint: Endpoint) -> Single<Response>? {
        answers(entry, at: endpoint.cacheClock()) ? answer(entry, to: endpoint) : nil
    }

    /// Returns the cached response if it is for this request, and fresh or not expired for longer
    /// than ``Attributes/maximumStaleness``; nil otherwise.
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

    /// Returns the cached response, marked as such; the request's limit applies to its body, too.
    private func answer(_ entry: CacheEntry, to endpoint: Endpoint) -> Single<Response> {
        let kept = entry.response
        let response = endpoint.delivery.isWhole ? .just(kept) : kept.delivered(for: endpoint)
        let place = StoredResponse(place: self, stored: entry.stored)
        return response.map { response in
            var response = response
            response.source = .cache
            response.storedResponse = place
            return response
        }
    }
}

/// The place where a response is stored, and the time when it was.
struct StoredResponse: Sendable {
    let place: CachePlace
    let stored: Date
    /// The entry that was there before the request was sent.
    var former: CacheEntry?

    /// Restores the former entry, or removes this one if there was none; does nothing if the
    /// response was replaced meanwhile.
    func clear() {
        guard place.entry?.stored == stored else { return }
        do {
            if let former { return try place.cache.store(former, for: place.key) }
        } catch {}
        // An entry that cannot be removed now will be found to be unusable again.
        try? place.cache.remove(place.key)
    }
}

extension Attributes {
    static var storedResponse: Key<StoredResponse?> { .init(nil) }
}
