import Foundation

/// Answers a request from its cache, or has the response of the network stored, as
/// ``CacheDecision`` has it; removes the responses that a request makes invalid.
///
/// It runs where the request is encoded and plugins are notified: a cached response is an attempt
/// like any other.
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
        if let location = CacheLocation(endpoint, request, in: cache) {
            try endpoint.checkCaching()
            return try CachedRequest(location: location, endpoint: endpoint, next: next).response()
        }
        if endpoint.caching == .cacheOnly { return .nothingCached(for: endpoint) }
        let response = next(endpoint).clearingSiteData(in: cache, for: request)
        guard HTTPMethod.safe.contains(request.method) || endpoint.isSafe else {
            return response.bypassing(.method, for: endpoint)
                .invalidating(in: cache, for: request, endpoint.cacheVariation)
        }
        if endpoint.caching != .none {
            let mayBeStored = CacheLocation.mayStore(request, for: endpoint)
            return response.bypassing(mayBeStored ? .unsupported : .method, for: endpoint)
        }
        endpoint.mark("cache", "not used: the policy is none")
        return response
    }

    func describe(for endpoint: Endpoint) -> String { "cache: \(endpoint.caching.name)" }
}

extension Endpoint {
    fileprivate func checkCaching() throws(ConfigurationError) {
        guard self.caching.rules != nil, attributes.contains(Attributes.cacheExpiry) else { return }
        throw ConfigurationError(
            wanted: "no attribute cacheExpiry: with .caching(.standard) the server sets the expiry",
            found: "one")
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

    /// Removes what is stored for the URLs that a response makes invalid.
    fileprivate func invalidating(
        in cache: any ResponseCache, for request: EncodedRequest, _ variation: CacheVariation
    ) -> Self {
        map { response in
            for url in CacheRules.invalidated(by: response, to: request) {
                // An entry that cannot be removed is no reason to fail a request that succeeded.
                for key in Set([CacheVariation(), variation].map { CacheKey(at: url, $0) }) {
                    try? cache.remove(.address(of: key))
                }
            }
            return response
        }
    }

    /// Obeys `Clear-Site-Data` for the origin of a response: over https only, so that nobody on the
    /// way can set it.
    func clearingSiteData(in cache: any ResponseCache, for request: EncodedRequest) -> Self {
        map { response in
            let url = response.url ?? request.url
            let types = response.headers.values(for: "Clear-Site-Data").flatMap(\.listMembers)
            let isMeant = types.contains { ["\"cache\"", "\"*\""].contains($0.trimmingBlanks) }
            if isMeant, url.scheme?.lowercased() == "https" {
                try? cache.remove(.origin(of: CacheKey(at: url)))
            }
            return response
        }
    }

    /// Continues with a cached response if this is the last attempt, and network or server failed.
    /// Plugins and validation find the result that it replaces in its attributes.
    func orCached(
        for endpoint: Endpoint, _ cached: @escaping @Sendable () -> Single<Response>?
    ) -> Single<Response> {
        // If a deadline is over, it answers in place of all attempts, and of their validation.
        endpoint.lateAnswer?.set { exceeded in
            cached()?.replacing(.failure(exceeded), for: endpoint)
                .map { try endpoint.validation.result(of: $0) }
        }
        return flatMapResult(of: endpoint) { result, endpoint in
            let result = result.map { $0.answering(endpoint) }
            guard let context = endpoint.context, result.isOutage,
                !context[RequestContext.isRetried](result), let cached = cached()
            else { return .from(result) }
            return cached.replacing(result, for: endpoint)
        }
    }

    private func replacing(_ result: Result<Response, any Error>, for endpoint: Endpoint) -> Self {
        map { cached in
            // It is the response of no attempt.
            guard let context = endpoint.context else { return cached }
            context.takeCacheWrite()
            let request = endpoint.sent(with: endpoint.attributes, in: context)
            var response = cached.answering(request)
            response.replacedResult = result
            return response
        }
        .catch { _ in .from(result) }
    }
}

extension Result<Response, any Error> {
    /// True if the network or the server failed, or must not be asked, so that a cached response
    /// may take the place.
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
        case .failure(NetError.refused): true
        case .failure: false
        }
    }
}
