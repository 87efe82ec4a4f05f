import Foundation

/// Answers a request from its cache, or has the response of the network stored, as
/// ``Attributes/caching`` specifies; removes what a request makes invalid.
///
/// It runs where the request is encoded and plugins are notified: a cached response is an attempt
/// like any other. ``CacheStoring`` does what waits until the caller has handled the response.
struct CacheLookup: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool {
        endpoint.cache != nil || endpoint.caching == .cacheOnly
    }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        // `deferred`, but for the closure that it would put around this one.
        Single { sink in
            do { try response(to: endpoint, next).start(sink) } catch { sink.fail(error) }
        }
    }

    private func response(to endpoint: Endpoint, _ next: @escaping Next) throws -> Single<Response>
    {
        guard let cache = endpoint.cache else { return .nothingCached(for: endpoint) }
        endpoint.context?.takeCacheWrite()
        let request = try endpoint.encoded()
        guard HTTPMethod.safe.contains(request.method) || endpoint.isSafe
        else { return changing(request, cache, endpoint, next) }
        let policy = endpoint.caching
        if policy == .none { endpoint.mark("cache", "not asked: the policy is none") }
        if policy == .none { return next(endpoint).clearingSiteData(in: cache, for: request) }
        guard let location = CacheLocation(endpoint, request, in: cache, policy) else {
            if policy == .cacheOnly { return .nothingCached(for: endpoint) }
            return next(endpoint).clearingSiteData(in: cache, for: request)
                .bypassing(.unsupported, for: endpoint)
        }
        guard let rules = policy.rules else {
            return RequestedCaching(location: location, endpoint: endpoint, next: next).response()
        }
        try endpoint.checkCaching()
        return StandardCaching(
            rules: rules, location: location, endpoint: endpoint, next: next,
            asked: CacheControl(asking: request.headers)
        ).response()
    }

    private func changing(
        _ request: EncodedRequest, _ cache: any ResponseCache, _ endpoint: Endpoint,
        _ next: @escaping Next
    ) -> Single<Response> {
        if endpoint.caching == .cacheOnly { return .nothingCached(for: endpoint) }
        let variations = [CacheVariation(), endpoint.cacheVariation]
        let response = next(endpoint).clearingSiteData(in: cache, for: request)
        return response.bypassing(.method, for: endpoint).map { response in
            for url in CacheRules.invalidated(by: response, to: request) {
                // An entry that cannot be removed is no reason to fail a request that succeeded.
                for key in Set(variations.map { CacheKey(at: url, $0) }) {
                    try? cache.remove(.address(of: key))
                }
            }
            return response
        }
    }

    func describe(for endpoint: Endpoint) -> String { "cache: \(endpoint.caching.name)" }
}

extension Endpoint {
    fileprivate func checkCaching() throws(ConfigurationError) {
        let hasExpiry = attributes.contains(Attributes.cacheExpiry)
        guard hasExpiry || attributes.contains(Attributes.maximumStaleness) else { return }
        throw ConfigurationError(
            wanted: "the server's word on expiry, as .caching(.standard) takes it",
            found: "the attribute \(hasExpiry ? "cacheExpiry" : "maximumStaleness")")
    }
}

extension Single<Response> {
    static func nothingCached(for endpoint: Endpoint) -> Self {
        .error(TransportError.Reason.notCached.error(for: endpoint))
    }

    func bypassing(_ reason: CacheStatus.Bypass, for endpoint: Endpoint) -> Self {
        endpoint.mark("cache", CacheStatus.bypassed(reason).reason)
        return map { response in
            var response = response
            response.cacheStatus = .bypassed(reason)
            return response
        }
    }

    /// Continues with a cached response if this is the last attempt, and network or server failed.
    /// Plugins and validation find the result that it replaces in its attributes.
    /// - Parameter cached: Returns the cached response; nil if there is none that may answer.
    func orCached(
        for endpoint: Endpoint, _ cached: @escaping @Sendable () -> Single<Response>?
    ) -> Single<Response> {
        flatMapResult(of: endpoint) { result, endpoint in
            let result = result.map { $0.answering(endpoint) }
            guard let context = endpoint.context, result.isOutage,
                !context[RequestContext.isRetried](result), let cached = cached()
            else { return .from(result) }
            return cached.map { cached in
                context.takeCacheWrite()
                // It is the response of no attempt.
                let request = endpoint.sent(with: endpoint.attributes, in: context)
                var response = cached.answering(request)
                response.replacedResult = result
                return response
            }.catch { _ in .from(result) }
        }
    }
}

extension Result<Response, any Error> {
    /// True if the network or the server failed, so that a cached response may take the place.
    fileprivate var isOutage: Bool {
        switch self {
        // `stale-if-error` applies to these (RFC 5861 §4).
        case .success(let response), .failure(NetError.rejected(let response)):
            [500, 502, 503, 504].contains(response.status)
        case .failure(NetError.transport(let failure)):
            switch failure.reason {
            // Limits, and the disk of this device.
            case .bodyTooLong, .headTooLong, .lineTooLong, .bufferOverflow, .cannotWrite,
                .notCached, .appTransportSecurity, .noDescriptors:
                false
            case .timedOut, .cannotFindHost, .cannotConnect, .offline, .connectionLost, .tls,
                .truncated, .corruptBody, .tooManyRedirects, .redirectRefused, .invalidResponse,
                .wrongRange, .other:
                true
            }
        case .failure: false
        }
    }
}

struct CacheLocation: Sendable {
    let cache: any ResponseCache
    let key: CacheKey
    let request: EncodedRequest
    /// The request with the cookies of the jar, to the headers of which `Vary` refers.
    let sent: EncodedRequest
    private let rules: CacheRules?
    /// Returns the key with the cookies that the jar has by then; nil without a jar.
    private let currentKey: (@Sendable () -> CacheKey?)?
    let generation: CacheGeneration

    init?(
        _ endpoint: Endpoint, _ request: EncodedRequest, in cache: any ResponseCache,
        _ policy: CachePolicy
    ) {
        let context = endpoint.context
        let variation = endpoint.cacheVariation
        let jar = context?[RequestContext.cookieJar]
        let scope = context?[RequestContext.cacheScope] ?? ""
        sent = jar?.adding(to: request) ?? request
        guard request.method == .get || request.method == .head || endpoint.isSafe,
            let key = CacheKey(sent, variation, for: policy, scope: scope)
        else { return nil }
        (self.cache, self.key, self.request) = (cache, key, request)
        rules = policy.rules
        currentKey = jar.map { jar -> @Sendable () -> CacheKey? in
            { CacheKey(jar.adding(to: request), variation, for: policy, scope: scope) }
        }
        generation = context?[RequestContext.cacheGeneration] ?? cache.generation
    }

    var entries: [CacheEntry] { cache.entries(for: key) }

    /// The latest of these entries that `Vary` selects for the request (RFC 9111 §4.1).
    func selected(of entries: [CacheEntry]) -> CacheEntry? {
        entries.first { $0.matches(sent.headers, of: key) }
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
    /// cookies of another user, with which the request may have been sent.
    func store(_ entry: CacheEntry) throws {
        if let currentKey, currentKey() != key { return }
        try cache.store(entry, for: key, since: generation)
    }

    /// Removes what is stored for the key; what stays is found to be out of date when it is used.
    func removeEntries() { try? cache.remove(.key(key)) }

    func answer(
        _ entry: CacheEntry, as response: Response? = nil, _ status: CacheStatus,
        to endpoint: Endpoint
    ) -> Single<Response> {
        endpoint.mark("cache", status.reason)
        let stored = response ?? entry.response
        // All three at first, so that setting them copies once.
        var mark: Attributes = Self.cached
        mark[Attributes.cacheStatus] = status
        mark[Attributes.cacheWrite] = CacheWrite(of: entry, at: self, isStored: true)
        var answer = stored
        answer.attributes = mark
        if endpoint.delivery.isWhole { return .just(answer) }
        return stored.delivered(for: endpoint).map { [mark] response in
            var response = response
            response.attributes = mark
            return response
        }
    }

    private static let cached: Attributes = [.source(.cache), .cacheStatus(nil), .cacheWrite(nil)]
}
