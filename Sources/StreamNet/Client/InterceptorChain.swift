/// The path of a request from the caller to the backend and back: a list of interceptors, which
/// copies of a provider share.
final class InterceptorChain: Sendable {
    let backend: any Backend
    let plugins: [any Plugin]
    let interceptors: [any Interceptor]
    let own: Attributes
    /// The provider's own attributes with those of its plugins merged over them.
    let attributes: Attributes
    /// The context with which a request starts; made once, as most have no plugins of their own.
    private let context: Attributes
    private let links: [Link]
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
        first = links.map(\.step).around { ($0.backend ?? backend).send($0) }
    }

    private static func links(
        _ backend: any Backend, _ plugins: [any Plugin], _ interceptors: [any Interceptor]
    ) -> [Link] {
        let calls = interceptors.filter { $0.place == .call }
        let before: [any Interceptor] = [
            Tracing(),  // .tracing, didEnd
            CacheStoring(),  // .cache
            GroupCancelling(),  // .groups
            DeliveryReporting(),  // didDeliver
            CallbackScheduling(),  // .callbackScheduler
            PluginProcessing(),  // prepare, process
        ]
        let behind: [any Interceptor] = [
            RequestedRetry(),  // .retries
            ResponseValidation(),  // .validation
            AttemptReporting(backend: backend, plugins: plugins),  // willSend, didReceive
            CacheLookup(),  // .cache, .caching
            InFlightSharing(),  // .sharing
            ExchangeInterceptors(of: interceptors, on: backend),  // per exchange, .interceptors
        ]
        return before.map { Link($0) }
            + [true, false].flatMap { areDeadlines in  // per call: the provider's, .interceptors
                calls.filter { $0 is Deadline == areDeadlines }.map { Link($0, isOurs: false) }
                    + [Link(RequestInterceptors(areDeadlines: areDeadlines))]
            }
            + behind.map { Link($0) }
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

    /// Sends the endpoint that `declare` returns, into `sink`: `declare` is not stored, and takes
    /// no memory of its own.
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
            if let renewal = Renewals.current {
                endpoint.context?[RequestContext.isRenewal] = true
                endpoint.mark("renews", "the token for all that wait", of: renewal)
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

    /// A line each for the decoder, the steps that apply, outermost first, and the backend.
    func describe(_ endpoint: Endpoint, _ call: [Attributes] = []) -> String {
        let endpoint = self.endpoint(endpoint, call, [])
        let name = (endpoint.backend ?? backend).name
        let lines = links.filter { $0.step.applies(to: endpoint) }.map { $0.line(for: endpoint) }
        let decoder = "decode: \(type(of: endpoint.decoder))"
        return ([decoder] + lines + ["send: \(name)"]).joined(separator: "\n")
    }
}

extension Backend {
    var name: String { (self as? any CustomStringConvertible)?.description ?? "\(type(of: self))" }
}

/// A step of the chain.
private struct Link: Sendable {
    let step: any Interceptor
    private let isOurs: Bool

    init(_ step: any Interceptor, isOurs: Bool = true) { (self.step, self.isOurs) = (step, isOurs) }

    func line(for endpoint: Endpoint) -> String {
        isOurs ? step.describe(for: endpoint) : step.placed(for: endpoint)
    }
}

extension Interceptor {
    /// The description behind the place.
    func placed(for endpoint: Endpoint) -> String { "\(place): \(describe(for: endpoint))" }
}

/// The interceptors that a request has itself, for each call.
private struct RequestInterceptors: Interceptor {
    let areDeadlines: Bool

    private func found(_ endpoint: Endpoint) -> [any Interceptor] {
        endpoint.interceptors.filter { $0.place == .call && $0 is Deadline == areDeadlines }
    }

    func applies(to endpoint: Endpoint) -> Bool { !found(endpoint).isEmpty }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        found(endpoint).around(next)(endpoint)
    }

    func describe(for endpoint: Endpoint) -> String {
        found(endpoint).filter { $0.applies(to: endpoint) }.map { $0.placed(for: endpoint) }
            .joined(separator: "\n")
    }
}
