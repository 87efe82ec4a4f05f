import Foundation

struct CacheLocation: Sendable {
    let cache: any ResponseCache
    let key: CacheKey
    let request: EncodedRequest
    /// The request with the cookies of the jar, to the headers of which `Vary` refers.
    let sent: EncodedRequest
    let rules: CacheRules?
    /// Returns the key with the cookies that the jar has by then; nil without a jar.
    private let currentKey: (@Sendable () -> CacheKey?)?
    let generation: CacheGeneration

    /// Finds the place; nil if the request has none, or its policy uses none.
    init?(_ endpoint: Endpoint, _ request: EncodedRequest, in cache: any ResponseCache) {
        let (policy, context) = (endpoint.caching, endpoint.context)
        let variation = endpoint.cacheVariation
        guard policy != .none, Self.mayStore(request, for: endpoint) else { return nil }
        let jar = context?[RequestContext.cookieJar]
        let scope = context?[RequestContext.cacheScope] ?? ""
        sent = jar?.adding(to: request) ?? request
        guard let key = CacheKey(sent, variation, for: policy, scope: scope) else { return nil }
        (self.cache, self.key, self.request) = (cache, key, request)
        rules = policy.rules
        currentKey = jar.map { jar -> @Sendable () -> CacheKey? in
            { CacheKey(jar.adding(to: request), variation, for: policy, scope: scope) }
        }
        generation = context?[Attributes.cacheGeneration] ?? cache.generation
    }

    /// True if responses to the method are stored.
    static func mayStore(_ request: EncodedRequest, for endpoint: Endpoint) -> Bool {
        request.method == .get || request.method == .head || endpoint.isSafe
    }

    var entries: [CacheEntry] { cache.entries(for: key) }

    func question(for endpoint: Endpoint) -> CacheQuestion {
        let entries = entries
        return CacheQuestion(
            endpoint: endpoint, request: request, entries: entries,
            entry: entries.first { $0.matches(sent.headers, of: key) }, now: endpoint.cacheDate)
    }

    func entry(
        of response: Response, headers: HTTPHeaders, requested: Date, stored: Date,
        expires: Date? = nil
    ) -> CacheEntry {
        let response = Response(
            status: response.status, headers: headers, body: response.body, url: response.url)
        var names = response.varyingNames
        // Credentials are the key's: the variation of the request may leave them out.
        if rules == nil { names.removeAll { $0 == "authorization" || $0 == "cookie" } }
        return CacheEntry(
            response, requested: requested, stored: stored, expires: expires,
            varyFields: names.isEmpty ? nil : VaryFields(names, in: sent.headers, of: key),
            for: rules)
    }

    /// Stores an entry, unless its address was removed since the request began, or the jar has got
    /// other cookies, with which the request may have been sent.
    func store(_ entry: CacheEntry) throws {
        if let currentKey, currentKey() != key { return }
        try cache.store(entry, for: key, since: generation)
    }

    /// Removes what is stored for the key; what stays is found to be out of date when it is used.
    func removeEntries() { try? cache.remove(.key(key)) }
}
