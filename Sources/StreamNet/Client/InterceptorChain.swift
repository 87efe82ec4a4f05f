/// The path of a request from the caller to the backend and back: a list of interceptors, which the
/// copies of a provider and the closures of each request share.
final class InterceptorChain: Sendable {
    let backend: any Backend
    let plugins: [any Plugin]
    let interceptors: [any Interceptor]
    let own: Attributes
    /// The provider's own attributes with those of its plugins merged over them.
    let attributes: Attributes
    /// The context with which a request starts; made once, as most have no plugins of their own.
    private let context: Attributes
    private let links: [any Interceptor]
    private let first: Interceptor.Next

    init(
        _ backend: any Backend, _ plugins: [any Plugin], _ interceptors: [any Interceptor],
        _ own: Attributes
    ) {
        (self.backend, self.plugins) = (backend, plugins)
        (self.interceptors, self.own) = (interceptors, own)
        attributes = plugins.reduce(own) { $0.merging($1.attributes) }
        context = RequestContext.initial(plugins)
        links = Self.links(backend, plugins, interceptors)
        first = links.around { ($0.backend ?? backend).send($0) }
    }

    private static func links(
        _ backend: any Backend, _ plugins: [any Plugin], _ interceptors: [any Interceptor]
    ) -> [any Interceptor] {
        [
            Tracing(),  // .tracing, didEnd
            CacheStoring(),  // .cache
            GroupCancelling(),  // .groups
            DeliveryReporting(),  // didDeliver
            CallbackScheduling(),  // .callbackScheduler
            PluginProcessing(),  // prepare, process
        ]
            + interceptors  // the provider's
            + [
                RequestInterceptors(),  // .interceptors
                RequestedRetry(),  // .retries
                ResponseValidation(),  // .validation
                AttemptReporting(backend: backend, plugins: plugins),  // willSend, didReceive
                CacheLookup(),  // .cache, .caching
                InFlightSharing(),  // .sharing
            ]
    }

    /// Sends the endpoint that `declare` returns, each time the single is subscribed.
    /// - Parameter defaults: Attributes below those of the provider.
    func send(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes],
        defaults: Attributes = []
    ) -> Single<Response> { Single { [self] sink in start(declare, call, defaults, into: sink) } }

    func send(_ target: some Target, _ call: [Attributes]) -> Single<Response> {
        Single { [self] sink in start({ try target.endpoint }, call, [], into: sink) }
    }

    /// Sends the endpoint that `declare` returns, and delivers its result to `sink`: `declare` is
    /// not stored, and takes no memory of its own.
    func start(
        _ declare: () throws -> Endpoint, _ call: [Attributes], _ defaults: Attributes,
        into sink: Sink<Response>
    ) {
        do {
            let declared = try NetError.wrapping("a declared endpoint", nil, declare)
            var endpoint = endpoint(declared, call, defaults)
            if let limit = sink.lifetime.limit ?? TimeLimit.current {
                endpoint.attributes.timeLimit = limit
            }
            first(endpoint).start(sink)
        } catch { sink.fail(error) }
    }

    func endpoint(_ declared: Endpoint, _ call: [Attributes], _ defaults: Attributes) -> Endpoint {
        let requested = call.reduce(declared.attributes) { $0.merging($1) }
        var attributes = defaults.merging(attributes).merging(requested)
        let added = attributes.plugins
        if !added.isEmpty {
            let inherited = added.reduce(self.attributes) { $0.merging($1.attributes) }
            attributes = defaults.merging(inherited).merging(requested)
        }
        let context = added.isEmpty ? context : RequestContext.initial(plugins + added)
        let trace = attributes.trace(of: backend)
        if let trace, attributes.continuedTrace == nil {
            let levels = AttributeLevels(
                merged: attributes, requested: requested, declared: declared, provider: own,
                defaults: defaults)
            if !levels.isEmpty { trace.add("attributes", levels) }
        }
        return declared.sent(with: attributes, in: RequestContext(context, trace: trace))
    }

    /// A line each for the decoder, the links that apply, outermost first, and the backend.
    func describe(_ endpoint: Endpoint, _ call: [Attributes] = []) -> String {
        let endpoint = self.endpoint(endpoint, call, [])
        let name = (endpoint.backend ?? backend).name
        let lines = links.filter { $0.applies(to: endpoint) }.map { $0.describe(for: endpoint) }
        let decoder = "decode: \(type(of: endpoint.decoder))"
        return ([decoder] + lines + ["send: \(name)"]).joined(separator: "\n")
    }
}

extension Backend {
    var name: String { (self as? any CustomStringConvertible)?.description ?? "\(type(of: self))" }
}

private struct RequestInterceptors: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { !endpoint.interceptors.isEmpty }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        endpoint.interceptors.around(next)(endpoint)
    }

    func describe(for endpoint: Endpoint) -> String {
        endpoint.interceptors.filter { $0.applies(to: endpoint) }
            .map { $0.describe(for: endpoint) }.joined(separator: "\n")
    }
}
