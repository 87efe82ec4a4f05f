import Foundation

/// Answers a request from its cache, or has the response of the network stored, as
/// ``Attributes/caching`` specifies; removes what a request makes invalid.
///
/// It runs inside the provider's interceptors, ``Retry`` among them, where the request is encoded
/// and plugins are notified: a cached response is an attempt like any other.
struct ResponseCaching: Interceptor {
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
        endpoint.context?.dropPendingEntry()
        let request = try endpoint.encoded()
        guard HTTPMethod.safe.contains(request.method) || endpoint.isSafe else {
            return changing(request, cache, endpoint, next)
        }
        let caching = endpoint.caching
        if caching == .none { return next(endpoint) }
        guard let place = CachePlace(endpoint, request, in: cache, caching) else {
            return caching == .cacheOnly
                ? .nothingCached(for: endpoint) : next(endpoint).bypassing(.unsupported)
        }
        guard let policy = caching.policy else {
            return ModeCaching(place: place, endpoint: endpoint, next: next).response()
        }
        try endpoint.checkCaching()
        return StandardCaching(policy, place, endpoint, next).response()
    }

    /// Sends a request that may change something, and removes what it makes invalid.
    private func changing(
        _ request: EncodedRequest, _ cache: any ResponseCache, _ endpoint: Endpoint,
        _ next: @escaping Next
    ) -> Single<Response> {
        if endpoint.caching == .cacheOnly { return .nothingCached(for: endpoint) }
        let variation = endpoint.cacheVariation
        return next(endpoint).bypassing(.method).map { response in
            for url in CachePolicy.invalidated(by: response, to: request) {
                // An entry that cannot be removed is no reason to fail a request that succeeded.
                try? cache.removeAll(at: CacheAddress(url, variation))
            }
            return response
        }
    }

    func describe(for endpoint: Endpoint) -> String { "cache: \(endpoint.caching)" }
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

    /// The removals from the cache when the first of several deliveries began; nil for the first.
    static var cacheGeneration: Key<CacheGeneration?> { .init(nil) }
}

extension Response {
    /// The attributes of the request for the network's response after this one from the cache: it
    /// began when this one did.
    var networkStep: Attributes {
        [.cacheStep(.network), .cacheGeneration(self.storedEntry?.place.generation)]
    }
}

extension Endpoint {
    /// Throws if attributes of the other modes are set beside ``Caching/standard``.
    fileprivate func checkCaching() throws(ConfigurationError) {
        let found =
            attributes.contains(Attributes.cacheExpiry)
            ? "cacheExpiry"
            : attributes.contains(Attributes.maximumStaleness)
                ? "maximumStaleness" : nil
        guard let found else { return }
        throw ConfigurationError(
            wanted: "the server's word on expiry, as .caching(.standard) takes it",
            found: "the attribute \(found)")
    }
}

extension Single<Response> {
    /// Marks the response as one that the cache has nothing to do with.
    func bypassing(_ reason: CacheStatus.Bypass) -> Self {
        map { response in
            var response = response
            response.cacheStatus = .bypassed(reason)
            return response
        }
    }
}

extension Response {
    /// Returns the response with the entry that is stored once it has been delivered; that of a
    /// stream, once it has been read to its end.
    func pending(
        _ entry: CacheEntry, at place: CachePlace, former: CacheEntry?, for endpoint: Endpoint
    ) -> Response {
        let answer = answering(endpoint)
        guard endpoint.isCacheable(answer) else { return self }
        let plugins = endpoint.plugins
        let pending = { @Sendable (entry: CacheEntry) in
            StoredEntry(place, pending: entry, former: former) { error in
                for plugin in plugins { plugin.didFailStoring(answer, error) }
            }
        }
        if let stream {
            if isEndless { return self }
            let copy = BodyCopy(upTo: place.cache.maximumBodySize)
            return streaming(
                stream.observed { piece in
                    if let piece { return copy.append(piece) }
                    if let body = copy.finish() { pending(entry.with(body: body)).store() }
                })
        }
        var entry = entry
        if let file {
            let copy = BodyCopy(upTo: place.cache.maximumBodySize)
            copy.append(contentsOf: file)
            guard let body = copy.finish() else { return self }
            entry = entry.with(body: body)
        }
        let stored = pending(entry)
        endpoint.context?[RequestContext.pendingEntry] = stored
        var response = self
        response.storedEntry = stored
        return response
    }

    /// True for a stream of events, which the server does not end.
    private var isEndless: Bool {
        headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") ?? false
    }

    /// The parts of the response that are stored.
    func storable(with headers: HTTPHeaders) -> Response {
        Response(status: status, headers: headers, body: body, url: url)
    }
}
