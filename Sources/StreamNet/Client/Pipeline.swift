/// The way of a request through attributes, plugins, interceptors and a backend.
struct Pipeline: Sendable {
    let backend: any Backend
    let plugins: [any Plugin]
    let interceptors: [any Interceptor]
    /// What was said to the provider itself.
    let said: Attributes
    /// The same with the attributes of the plugins laid over them.
    let attributes: Attributes
    /// Those of actions that are among them; asked for once, since it is needed for every action.
    let actionInterceptors: [any ActionInterceptor]
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
        actionInterceptors = attributes.actionInterceptors
        let attempt: Interceptor.Next = {
            Attempt($0, plugins).send(by: $0.carrier(unlessSaid: backend))
        }
        let innermost: Interceptor.Next = { Retry.bring($0, attempt) }
        next = interceptors.around(innermost)
    }

    /// Sends what `declare` declares, each time the single is subscribed.
    /// - Parameter unlessSaid: what holds where neither the provider nor the request says anything.
    func send(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes],
        unlessSaid defaults: Attributes = []
    ) -> Single<Response> {
        // `deferred`, but for the closure that it would put around this one.
        Single { sink in
            do { try answer(declare, call, unlessSaid: defaults).start(sink) } catch {
                sink.fail(error)
            }
        }
    }

    /// Declares the request, and joins what was said about it.
    private func answer(
        _ declare: () throws -> Endpoint, _ call: [Attributes], unlessSaid defaults: Attributes
    ) throws -> Single<Response> {
        let endpoint = try Refusal.of("a declared endpoint", nil) { try declare() }
        let said = call.reduce(endpoint.attributes) { $0.merging($1) }
        let attributes = defaults.merging(attributes).merging(said)
        let (plugins, interceptors) = (attributes.plugins, attributes.interceptors)
        guard plugins.isEmpty && interceptors.isEmpty else {
            let pipeline = Pipeline(
                backend, self.plugins + plugins, self.interceptors + interceptors, self.said)
            let attributes = defaults.merging(pipeline.attributes).merging(said)
            return pipeline.answer(endpoint, saying: attributes)
        }
        return answer(endpoint, saying: attributes)
    }

    /// Prepares, sends through the interceptors, processes: each once.
    private func answer(_ declared: Endpoint, saying attributes: Attributes) -> Single<Response> {
        let endpoint = declared.sent(saying: attributes, with: Ticket(plugins))
        if attributes.groups.isEmpty { return response(to: endpoint) }
        return Single.deferred { response(to: endpoint) }.cancelled(byGroupsOf: endpoint)
    }

    private func response(to endpoint: Endpoint) -> Single<Response> {
        let response = prepared(endpoint, from: 0).delivered(on: endpoint.callbackScheduler)
        if plugins.isEmpty { return response }
        return response.afterResult { deliver($0, for: $0.response?.endpoint ?? endpoint) }
    }

    /// Sends what the plugins from `first` on make of the endpoint.
    private func prepared(_ declared: Endpoint, from first: Int) -> Single<Response> {
        var endpoint = declared
        do {
            for index in plugins.indices.dropFirst(first) {
                let plugin = plugins[index]
                endpoint = try Refusal.of("a prepared endpoint", endpoint) {
                    try plugin.prepare(endpoint)
                }
                guard let preparation = plugin.preparation(of: endpoint) else { continue }
                return preparation.flatMapResult { [endpoint] result in
                    do {
                        let prepared = try Refusal.of("a prepared endpoint", endpoint) {
                            try result.get()
                        }
                        return self.prepared(prepared, from: index + 1)
                    } catch {
                        return processed(.failure(error), for: endpoint, from: 0)
                    }
                }
            }
        } catch {
            return processed(.failure(error), for: endpoint, from: 0)
        }
        return next(endpoint).flatMapResult { [endpoint] result in
            guard let kept = result.elseKept(for: endpoint) else {
                return processed(result, for: endpoint, from: 0)
            }
            // Once more through the interceptors: what was kept is as the backend brought it.
            return interceptors.around { kept.validated(for: $0) }(endpoint).flatMapResult { kept in
                processed((try? kept.get()).map { .success($0) } ?? result, for: endpoint, from: 0)
            }
        }
    }

    /// Delivers what the plugins from `first` on make of the result.
    private func processed(
        _ result: Result<Response, any Error>, for endpoint: Endpoint, from first: Int
    ) -> Single<Response> {
        var result = result.stamped(with: endpoint)
        for index in plugins.indices.dropFirst(first) {
            result = plugins[index].process(result, for: endpoint)
            guard let processing = plugins[index].processing(of: result, for: endpoint) else {
                continue
            }
            return processing.flatMapResult { processed($0, for: endpoint, from: index + 1) }
        }
        switch result.stamped(with: endpoint) {
        case .success(let response): return .just(response)
        case .failure(let error): return .error(error)
        }
    }

    private func deliver(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        for plugin in plugins { plugin.didDeliver(result, for: endpoint) }
    }
}

extension Result<Response, any Error> {
    /// The response, also one that was rejected.
    fileprivate var response: Response? {
        switch self {
        case .success(let response): response
        case .failure(let error): error.rejected
        }
    }

    /// The same, with the request's attributes on the response; a rejected one leaves the provider,
    /// too.
    fileprivate func stamped(with endpoint: Endpoint) -> Self {
        switch self {
        case .success(let response): .success(response.stamped(with: endpoint))
        case .failure(let error):
            .failure(
                error.rejected.map { NetError.rejected($0.stamped(with: endpoint)) } ?? error)
        }
    }
}

extension [any Interceptor] {
    /// What asks them all, from the outside in, and then `innermost`.
    fileprivate func around(_ innermost: @escaping Interceptor.Next) -> Interceptor.Next {
        reversed().reduce(innermost) { next, interceptor in
            { interceptor.intercept($0, next) }
        }
    }
}

extension Error {
    fileprivate var rejected: Response? {
        if case .rejected(let response) = self as? NetError { response } else { nil }
    }
}
