import Foundation

/// The place in a cache for the response to a request.
struct CachePlace: Sendable {
    let cache: any ResponseCache
    let key: CacheKey
    /// The request, to the headers of which `Vary` refers.
    let request: EncodedRequest
    private let caching: Caching
    /// True if the cookies that are sent are not known yet.
    let hasCookieJar: Bool
    /// The removals from the cache when the request began.
    let generation: CacheGeneration

    /// Makes the place of the response to `endpoint`; nil if it is not to be stored anywhere.
    init?(
        _ endpoint: Endpoint, _ request: EncodedRequest, in cache: any ResponseCache,
        _ caching: Caching
    ) {
        guard request.method == .get || request.method == .head || endpoint.isSafe,
            let key = CacheKey(request, caching, endpoint.cacheVariation)
        else { return nil }
        (self.cache, self.key, self.request) = (cache, key, request)
        self.caching = caching
        hasCookieJar = endpoint.context?[RequestContext.hasCookieJar] ?? false
        generation = endpoint.context?[RequestContext.cacheGeneration] ?? cache.generation
    }

    /// The entries stored there, for any request with this key.
    var entries: [CacheEntry] { cache.entries(for: key) }

    /// Stores an entry, unless its address was removed since the request began.
    func store(_ entry: CacheEntry) throws {
        try cache.store(entry, for: key, since: generation)
    }

    /// The latest of these entries that `Vary` selects for the request (RFC 9111 §4.1).
    func selected(of entries: [CacheEntry]) -> CacheEntry? {
        entries.first {
            !(hasCookieJar && $0.variesByCookie) && $0.matches(request.headers, of: key.address)
        }
    }

    /// Makes the entry of a response.
    func entry(
        of response: Response, requested: Date, stored: Date, expires: Date? = nil
    ) -> CacheEntry {
        // Credentials are the key's: the variation of the request may leave them out.
        let names =
            caching.policy == nil
            ? response.varyingNames.filter { !["authorization", "cookie"].contains($0) }
            : response.varyingNames
        return CacheEntry(
            response, requested: requested, stored: stored, expires: expires,
            variant: names.isEmpty
                ? nil : CacheVariant(names, in: request.headers, of: key.address))
    }

    /// Returns the response of an entry as the endpoint asks for it, marked as stored.
    func answer(
        _ entry: CacheEntry, as response: Response? = nil, _ status: CacheStatus,
        to endpoint: Endpoint
    ) -> Single<Response> {
        let stored = response ?? entry.response
        let mark = Attributes.stored(status, StoredEntry(self, entry))
        if endpoint.delivery.isWhole { return .just(stored.marked(mark)) }
        return stored.delivered(for: endpoint).map { $0.marked(mark) }
    }
}

extension Attributes {
    /// The attributes of a response that answers from a cache.
    fileprivate static func stored(_ status: CacheStatus, _ entry: StoredEntry) -> Attributes {
        var attributes = cached
        attributes[Attributes.cacheStatus] = status
        attributes[Attributes.storedEntry] = entry
        return attributes
    }

    /// Has all three, so that setting them copies once.
    private static let cached: Attributes = [.source(.cache), .cacheStatus(nil), .storedEntry(nil)]
}

extension Response {
    fileprivate func marked(_ mark: Attributes) -> Response {
        var response = self
        response.attributes = mark
        return response
    }
}

extension CacheKey {
    /// The key of a request in this mode.
    init?(_ request: EncodedRequest, _ caching: Caching, _ variation: CacheVariation) {
        guard let policy = caching.policy else {
            self.init(request, variation)
            return
        }
        var variation = variation
        // A shared cache stores responses for all users only (RFC 9111 §3.5).
        if policy.isShared, variation.headers == nil { variation.headers = [] }
        self.init(request, variation, .standard)
    }
}

extension RequestContext {
    /// True if the backend adds cookies to the request.
    static var hasCookieJar: Key<Bool> { .init(false) }
}
