/// Answers nothing, where only what was kept is wanted.
struct NothingKept: Backend {
    func send(_ endpoint: Endpoint) -> Single<Response> {
        .error(TransportFailure.Reason.notKept.error(for: endpoint))
    }
}

extension Result<Response, any Error> {
    /// What was kept, where it is wanted in the place of a network that fails.
    func elseKept(for endpoint: Endpoint) -> Single<Response>? {
        guard isOutage, let place = endpoint.ticket?.elseKept.withLock({ $0 }) else { return nil }
        return place.stale(for: endpoint)
    }

    /// Whether nobody has answered who could.
    private var isOutage: Bool {
        switch self {
        case .success(let response): response.isOutage
        case .failure(NetError.rejected(let response)): response.isOutage
        case .failure(NetError.transport(let failure)): failure.isOutage
        case .failure: false
        }
    }
}

extension Single<Response> {
    /// What was kept as the answer to `endpoint`, where its validation accepts that.
    func validated(for endpoint: Endpoint) -> Single<Response> {
        map { try endpoint.validation.check($0.stamped(with: endpoint)) }
    }
}

extension Response {
    /// A status that `stale-if-error` is about (RFC 5861 §4).
    fileprivate var isOutage: Bool { [500, 502, 503, 504].contains(status) }
}

extension TransportFailure {
    /// Whether it is the network's, not a limit or a disk of one's own.
    fileprivate var isOutage: Bool {
        switch reason {
        case .bodyTooLong, .lineTooLong, .bufferOverflow, .cannotWrite, .notKept: false
        case .timedOut, .cannotFindHost, .cannotConnect, .connectionLost, .tls, .truncated,
            .tooManyRedirects, .redirectRefused, .invalidResponse, .wrongRange, .other:
            true
        }
    }
}
