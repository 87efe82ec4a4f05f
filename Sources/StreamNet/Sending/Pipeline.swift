import Synchronization

/// The way of a request through attributes, plugins, interceptors and a backend.
struct Pipeline: Sendable {
    let backend: any Backend
    let plugins: [any Plugin]
    let interceptors: [any Interceptor]
    /// The provider's own attributes with those of its plugins laid over them.
    let attributes: Attributes
    private let next: Interceptor.Next

    init(
        _ backend: any Backend,
        _ plugins: [any Plugin],
        _ interceptors: [any Interceptor],
        _ attributes: Attributes
    ) {
        self.backend = backend
        self.plugins = plugins
        self.interceptors = interceptors
        self.attributes = plugins.reduce(attributes) { $0.merging($1.attributes) }
        let attempt: Interceptor.Next = { endpoint in
            Self.attempt(endpoint, endpoint.backend ?? backend, plugins)
        }
        next = interceptors.reversed().reduce(attempt) { next, interceptor in
            { interceptor.intercept($0, next) }
        }
    }

    /// Sends what `declare` declares, each time the single is subscribed.
    func send(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes]
    ) -> Single<Response> {
        .deferred {
            var endpoint = try Self.refusing("a declared endpoint", nil) { try declare() }
            endpoint.ticket = Ticket()
            endpoint.attributes = call.reduce(attributes.merging(endpoint.attributes)) {
                $0.merging($1)
            }
            return answer(endpoint)
        }
    }

    /// Prepares, sends through the interceptors, processes: each once.
    private func answer(_ declared: Endpoint) -> Single<Response> {
        var endpoint = declared
        let response: Single<Response>
        do {
            for plugin in plugins {
                endpoint = try Self.refusing("a prepared endpoint", endpoint) {
                    try plugin.prepare(endpoint)
                }
            }
            response = next(endpoint)
        } catch {
            response = .error(error)
        }
        let prepared = endpoint
        return
            response
            .map { Result<Response, any Error>.success($0) }
            .catch { .just(.failure($0)) }
            .map { result in
                try plugins.reduce(result.stamped(with: prepared)) { $1.process($0, for: prepared) }
                    .stamped(with: prepared).get()
            }
    }

    /// One attempt: tell the plugins, ask the backend, tell the plugins, validate.
    private static func attempt(
        _ endpoint: Endpoint, _ backend: any Backend, _ plugins: [any Plugin]
    ) -> Single<Response> {
        .deferred {
            for plugin in plugins { plugin.willSend(endpoint) }
            let report = Report(plugins, endpoint)
            return backend.send(endpoint)
                .map { $0.stamped(with: endpoint) }
                .do(
                    onSuccess: { report.tell(.success($0)) },
                    onError: { report.tell(.failure($0)) },
                    onDispose: { report.tell(.failure(NetError.cancelled)) }
                )
                .map { try endpoint.validation.check($0) }
        }
    }

    /// Makes a request failure of what a declaration or a plugin threw, unless it is one.
    private static func refusing(
        _ wanted: String, _ endpoint: Endpoint?, _ make: () throws -> Endpoint
    ) throws -> Endpoint {
        do {
            return try make()
        } catch let error as NetError {
            throw error
        } catch let failure as RequestFailure {
            guard failure.request == nil, let endpoint else { throw NetError.request(failure) }
            throw NetError.request(failure.naming(endpoint.description))
        } catch {
            throw NetError.request(
                RequestFailure(
                    .intercepted, request: endpoint?.description, wanted: wanted,
                    found: "\(error)", underlying: error))
        }
    }
}

/// Tells the plugins about one attempt, once: its result, or that it was cancelled.
private final class Report: Sendable {
    private let plugins: [any Plugin]
    private let endpoint: Endpoint
    private let isTold = Atomic<Bool>(false)

    init(_ plugins: [any Plugin], _ endpoint: Endpoint) {
        self.plugins = plugins
        self.endpoint = endpoint
    }

    func tell(_ result: Result<Response, any Error>) {
        guard !isTold.exchange(true, ordering: .relaxed) else { return }
        for plugin in plugins { plugin.didReceive(result, for: endpoint) }
    }
}

extension Result<Response, any Error> {
    /// A rejected response is one that leaves the provider, too.
    fileprivate func stamped(with endpoint: Endpoint) -> Self {
        map { $0.stamped(with: endpoint) }.mapError { error in
            guard case .rejected(let response) = error as? NetError else { return error }
            return NetError.rejected(response.stamped(with: endpoint))
        }
    }
}
