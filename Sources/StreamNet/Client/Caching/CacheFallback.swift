/// Answers a request of the modes ``Caching/networkFirst`` and ``Caching/standard`` from the cache
/// if its last attempt fails and a stale response is permitted.
///
/// It runs inside ``Retry``, which decides whether another attempt follows, and outside of the
/// hooks of plugins, which are notified of the failure.
struct CacheFallback: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool {
        endpoint.caching == .networkFirst || endpoint.caching.policy != nil
    }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint).flatMapResult(of: endpoint) { result, endpoint in
            guard result.isOutage, let context = endpoint.context,
                let fallback = context[RequestContext.cacheFallback],
                !context[RequestContext.isRetried](result), let cached = fallback()
            else { return .from(result) }
            return cached.flatMapResult(of: endpoint) { cached, endpoint in
                let answer = cached.map { $0.answering(endpoint) }
                guard let accepted = try? endpoint.validation.check(answer.get()) else {
                    return .from(result)
                }
                context.dropPendingEntry()
                return .just(accepted)
            }
        }
    }

    func describe(for endpoint: Endpoint) -> String { "cache, if the network fails" }
}

extension RequestContext {
    /// Returns the cached response that may answer if the latest attempt fails, if there is one.
    static var cacheFallback: Key<(@Sendable () -> Single<Response>?)?> { .init(nil) }
}

extension Single<Response> {
    /// Fails with ``TransportError/Reason/notCached``: the cache has no response for `endpoint`.
    static func nothingCached(for endpoint: Endpoint) -> Self {
        .error(TransportError.Reason.notCached.error(for: endpoint))
    }
}

extension Result<Response, any Error> {
    /// True if the network or the server failed, so that a cached response may take the place.
    var isOutage: Bool {
        switch self {
        case .success(let response): response.isOutage
        case .failure(NetError.rejected(let response)): response.isOutage
        case .failure(NetError.transport(let failure)): failure.isOutage
        case .failure: false
        }
    }
}

extension Response {
    /// True for a status to which `stale-if-error` applies (RFC 5861 §4).
    fileprivate var isOutage: Bool { [500, 502, 503, 504].contains(status) }
}

extension TransportError {
    /// True if the network or the server failed, rather than a limit or the disk of this device.
    fileprivate var isOutage: Bool {
        switch reason {
        case .bodyTooLong, .headTooLong, .lineTooLong, .bufferOverflow, .cannotWrite, .notCached,
            .appTransportSecurity:
            false
        case .timedOut, .cannotFindHost, .cannotConnect, .offline, .connectionLost, .tls,
            .truncated, .corruptBody, .tooManyRedirects, .redirectRefused, .invalidResponse,
            .wrongRange, .other:
            true
        }
    }
}
