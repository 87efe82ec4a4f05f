/// Runs the interceptors of exchanges, those of the provider and of the request: a backend that
/// follows redirects calls them around each, any other around the attempt.
struct ExchangeInterceptors: Interceptor {
    private let own: [any Interceptor]
    private let backend: any Backend

    init(of interceptors: [any Interceptor], on backend: any Backend) {
        (own, self.backend) = (Self.sorted(interceptors), backend)
    }

    private func all(for endpoint: Endpoint) -> [any Interceptor] {
        let added = endpoint.interceptors
        return added.isEmpty ? own : Self.sorted(own + added)
    }

    private static func sorted(_ interceptors: [any Interceptor]) -> [any Interceptor] {
        let found = interceptors.filter { $0.place == .exchange }
        return found.filter { $0 is RateLimit } + found.filter { !($0 is RateLimit) }
    }

    func applies(to endpoint: Endpoint) -> Bool { !all(for: endpoint).isEmpty }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        let around = Self.around(all(for: endpoint))
        let context = endpoint.context
        if (endpoint.backend ?? backend) is any RedirectFollowing {
            context?[RequestContext.aroundExchange] = around
            return next(endpoint)
        }
        // That of an attempt with another backend.
        if context?[RequestContext.aroundExchange] != nil {
            context?[RequestContext.aroundExchange] = nil
        }
        return .deferred {
            let request = try endpoint.encoded()
            return around(request, endpoint) { sent in
                .deferred { next(try endpoint.settled(as: sent, madeOf: request)) }
            }
        }
    }

    /// The context has this closure, which therefore refers to no endpoint.
    private static func around(_ interceptors: [any Interceptor]) -> AroundExchange {
        // A refused request takes no turn.
        let hasTurns = interceptors.first is RateLimit
        let gates = hasTurns ? interceptors.compactMap { ($0 as? CircuitBreaker)?.gate } : []
        let interceptors = gates + interceptors
        return { request, endpoint, send in
            .deferred {
                // Others wait for a shared response: the deadline of the first is not theirs.
                let isShared = try endpoint.sharing?.shares(endpoint.encoded(), of: endpoint)
                var hop = endpoint
                if isShared == true { hop.attributes.timeLimit = nil }
                if try endpoint.encoded().url != request.url {
                    (hop.url, hop.method) = (request.url, request.method)
                }
                let sent = try hop.settled(as: request, madeOf: request)
                let last: Next = { _ in
                    .deferred {
                        var request = request
                        // It tells the time that is left, of which a turn has taken some.
                        if sent.turnWait > .zero { try sent.addDeadline(to: &request) }
                        return send(request)
                    }
                }
                return interceptors.around(last)(sent)
            }
        }
    }

    func describe(for endpoint: Endpoint) -> String {
        all(for: endpoint).filter { $0.applies(to: endpoint) }.map { $0.placed(for: endpoint) }
            .joined(separator: "\n")
    }
}
