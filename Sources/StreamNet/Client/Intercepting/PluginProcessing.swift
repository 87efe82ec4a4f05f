/// Calls the hooks of plugins that run once per request: `prepare` and `preparation` on the way in,
/// `process` and `processing` on the way back, where it attaches the request to the response.
struct PluginProcessing: Interceptor {
    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        prepared(endpoint, by: endpoint.plugins[...], next)
    }

    func describe(for endpoint: Endpoint) -> String { endpoint.describe(hooks: "prepare, process") }

    private func prepared(
        _ declared: Endpoint, by plugins: ArraySlice<any Plugin>, _ next: @escaping Next
    ) -> Single<Response> {
        var endpoint = declared
        do {
            for (index, plugin) in zip(plugins.indices, plugins) {
                endpoint = try NetError.wrapping("a prepared endpoint", endpoint) {
                    try plugin.prepare(endpoint)
                }
                guard let preparation = plugin.preparation(of: endpoint) else { continue }
                return preparation.flatMapResult(of: endpoint) { result, endpoint in
                    do {
                        let prepared = try NetError.wrapping("a prepared endpoint", endpoint) {
                            try result.get()
                        }
                        return self.prepared(prepared, by: plugins[(index + 1)...], next)
                    } catch { return processed(.failure(error), for: endpoint) }
                }
            }
        } catch { return processed(.failure(error), for: endpoint) }
        if !plugins.isEmpty { endpoint.mark("prepared") }
        return next(endpoint).flatMapResult(of: endpoint) { processed($0, for: $1) }
    }

    /// - Parameter first: The number of plugins that have processed the result.
    private func processed(
        _ result: Result<Response, any Error>, for endpoint: Endpoint, from first: Int = 0
    ) -> Single<Response> {
        var result = result.answering(endpoint)
        let plugins = endpoint.plugins
        for index in plugins.indices.dropFirst(first) {
            result = plugins[index].process(result, for: endpoint)
            guard let processing = plugins[index].processing(of: result, for: endpoint)
            else { continue }
            return processing.flatMapResult(of: endpoint) { result, endpoint in
                processed(result, for: endpoint, from: index + 1)
            }
        }
        return .from(result.answering(endpoint))
    }
}

struct DeliveryReporting: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { !endpoint.plugins.isEmpty }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        Single { sink in
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                sink.lifetime.end(ending)
                if case .error(let error) = ending { report(.failure(error), of: endpoint) }
            }
            next(endpoint).start(
                Sink(lifetime) { response in
                    sink.next(response)
                    report(.success(response), of: endpoint)
                })
        }
    }

    private func report(_ result: Result<Response, any Error>, of endpoint: Endpoint) {
        let delivered = result.answer?.endpoint ?? endpoint
        if case .failure(let error) = result { delivered.reportFailure(error, at: .request) }
        for plugin in endpoint.plugins { plugin.didDeliver(result, for: delivered) }
    }

    func describe(for endpoint: Endpoint) -> String { endpoint.describe(hooks: "didDeliver") }
}

/// The step of a request that ``Plugin/didFail(_:at:of:)`` reports.
public enum FailedStep: Sendable {
    /// The request, after its last attempt: refused, lost, or rejected by the validation.
    case request
    /// The body of its response, while it was read as events or records.
    case body
    /// The connection of an event stream: lost, closed in order, or impossible, and another follows
    /// after this wait; nil if none does. If it could not be made, the request failed as well.
    case connection(next: Duration?)
    /// The mapping of this response, or of an event or a record as a response of its own.
    case mapping(Response)
}

extension RequestContext {
    fileprivate static var plugins: Key<[any Plugin]> { .init([]) }

    static func initial(_ plugins: [any Plugin]) -> Attributes {
        plugins.isEmpty ? [] : Self.plugins(plugins)
    }
}

extension Endpoint {
    /// The plugins of its request; none before it is sent.
    var plugins: [any Plugin] { context?[RequestContext.plugins] ?? [] }

    func reportFailure(_ error: any Error, at step: FailedStep) {
        for plugin in plugins { plugin.didFail(error, at: step, of: self) }
    }

    func reportUnstored(_ response: Response, _ error: any Error) {
        for plugin in plugins { plugin.didFailStoring(response, error) }
    }

    func describe(hooks: String) -> String {
        let names = plugins.map { "\(type(of: $0))" }.joined(separator: ", ")
        return names.isEmpty ? hooks : "\(hooks): \(names)"
    }
}

extension Result<Response, any Error> {
    /// The response of the server, accepted or not.
    var answer: Response? {
        switch self {
        case .success(let response): response
        case .failure(let error): error.response
        }
    }

    /// Returns the same result; its response, even a rejected one, is attached to `endpoint`.
    fileprivate func answering(_ endpoint: Endpoint) -> Self {
        map { $0.answering(endpoint) }.mapError { error in
            guard case NetError.rejected(let response) = error else { return error }
            return NetError.rejected(response.answering(endpoint))
        }
    }
}

extension NetError {
    /// Returns the result of `make`; its error, unless a `NetError`, becomes
    /// ``NetError/request(_:)``.
    /// - Parameter wanted: The result that was expected.
    static func wrapping<Made>(
        _ wanted: @autoclosure () -> String, _ endpoint: Endpoint?, _ make: () throws -> Made
    ) throws(NetError) -> Made {
        do {
            return try make()
        } catch let error as NetError {
            throw error
        } catch let failure as RequestError {
            guard failure.request == nil, let endpoint else { throw .request(failure) }
            throw .request(failure.naming(endpoint.title))
        } catch {
            throw .request(
                RequestError(
                    .intercepted, request: endpoint?.title, wanted: wanted(),
                    found: "\(error)", underlying: error))
        }
    }
}
