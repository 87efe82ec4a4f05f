/// The way of a request through attributes, plugins, interceptors and a backend.
struct Pipeline: Sendable {
    let backend: any Backend
    let plugins: [any Plugin]
    let interceptors: [any Interceptor]
    /// What was said to the provider itself.
    let said: Attributes
    /// The same with the attributes of the plugins laid over them.
    private let attributes: Attributes
    private let next: Interceptor.Next

    init(
        _ backend: any Backend,
        _ plugins: [any Plugin],
        _ interceptors: [any Interceptor],
        _ said: Attributes
    ) {
        self.backend = backend
        self.plugins = plugins
        self.interceptors = interceptors
        self.said = said
        attributes = plugins.reduce(said) { $0.merging($1.attributes) }
        let attempt: Interceptor.Next = { Attempt($0, plugins).send(by: $0.backend ?? backend) }
        next = interceptors.reversed().reduce(attempt) { next, interceptor in
            { interceptor.intercept($0, next) }
        }
    }

    /// Sends what `declare` declares, each time the single is subscribed.
    func send(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes]
    ) -> Single<Response> {
        .deferred {
            var endpoint = try Refusal.of("a declared endpoint", nil) { try declare() }
            let said = call.reduce(endpoint.attributes) { $0.merging($1) }
            endpoint.attributes = attributes.merging(said)
            let (plugins, interceptors) = (endpoint.plugins, endpoint.interceptors)
            guard plugins.isEmpty && interceptors.isEmpty else {
                let pipeline = Pipeline(
                    backend, self.plugins + plugins, self.interceptors + interceptors, self.said)
                endpoint.attributes = pipeline.attributes.merging(said)
                return pipeline.answer(endpoint)
            }
            return answer(endpoint)
        }
    }

    /// Prepares, sends through the interceptors, processes: each once.
    private func answer(_ declared: Endpoint) -> Single<Response> {
        var endpoint = declared
        endpoint.ticket = Ticket(plugins)
        endpoint.attempt = 0
        let outcome = Outcome(endpoint, .failure(NetError.cancelled))
        return sent(outcome, from: 0)
            .flatMap { processed($0.stamped, from: 0) }
            .map { try $0.stamped.result.get() }
            .do(
                afterSuccess: { [endpoint] in deliver(.success($0), for: endpoint) },
                afterError: { [endpoint] in deliver(.failure($0), for: endpoint) })
    }

    /// The result of sending what the plugins from `first` on have prepared.
    private func sent(_ outcome: Outcome, from first: Int) -> Single<Outcome> {
        var endpoint = outcome.endpoint
        do {
            for index in plugins.indices.dropFirst(first) {
                let plugin = plugins[index]
                endpoint = try Refusal.of("a prepared endpoint", endpoint) {
                    try plugin.prepare(endpoint)
                }
                guard let preparation = plugin.preparation(of: endpoint) else { continue }
                return preparation.result.flatMap { [endpoint] result in
                    do {
                        let prepared = try Refusal.of("a prepared endpoint", endpoint) {
                            try result.get()
                        }
                        return sent(Outcome(prepared, outcome.result), from: index + 1)
                    } catch {
                        return .just(Outcome(endpoint, .failure(error)))
                    }
                }
            }
        } catch {
            return .just(Outcome(endpoint, .failure(error)))
        }
        return next(endpoint).result.map { [endpoint] in Outcome(endpoint, $0) }
    }

    /// What the plugins from `first` on make of the result.
    private func processed(_ outcome: Outcome, from first: Int) -> Single<Outcome> {
        var outcome = outcome
        for index in plugins.indices.dropFirst(first) {
            outcome.result = plugins[index].process(outcome.result, for: outcome.endpoint)
            guard
                let processing = plugins[index].processing(
                    of: outcome.result, for: outcome.endpoint)
            else { continue }
            return processing.result.flatMap { [endpoint = outcome.endpoint] in
                processed(Outcome(endpoint, $0).stamped, from: index + 1)
            }
        }
        return .just(outcome)
    }

    private func deliver(_ result: Result<Response, any Error>, for declared: Endpoint) {
        let endpoint = (result.response ?? result.rejected)?.endpoint ?? declared
        for plugin in plugins { plugin.didDeliver(result, for: endpoint) }
    }
}

/// What has become of an endpoint so far.
private struct Outcome: Sendable {
    let endpoint: Endpoint
    var result: Result<Response, any Error>

    init(_ endpoint: Endpoint, _ result: Result<Response, any Error>) {
        self.endpoint = endpoint
        self.result = result
    }

    /// The same, with the request's attributes on the response; a rejected one leaves the provider,
    /// too.
    var stamped: Outcome {
        let result = result.map { $0.stamped(with: endpoint) }.mapError { error in
            guard case .rejected(let response) = error as? NetError else { return error }
            return NetError.rejected(response.stamped(with: endpoint))
        }
        return Outcome(endpoint, result)
    }
}

extension Result<Response, any Error> {
    fileprivate var response: Response? {
        if case .success(let response) = self { response } else { nil }
    }

    fileprivate var rejected: Response? {
        guard case .failure(let error) = self, case .rejected(let response) = error as? NetError
        else { return nil }
        return response
    }
}

extension Flow where Count == One {
    /// The element or the error, as an element.
    fileprivate var result: Single<Result<Element, any Error>> {
        map { .success($0) }.catch { .just(.failure($0)) }
    }
}
