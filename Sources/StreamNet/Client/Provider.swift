/// Sends the requests of one kind of target.
///
///     let github = Provider<GitHub>()
///     github.rx(.user("ann")).subscribe(onSuccess: { print($0.status) })
///
/// A provider is a value: it may be copied, shared between threads and dropped at any time; what it
/// has sent goes on without it. Its order is fixed and printable, see ``Plugin`` and
/// ``describe()``.
public struct Provider<T: Target>: Sendable {
    let pipeline: Pipeline

    /// Makes a provider.
    /// - Parameters:
    ///   - backend: what carries the requests; unless given, a network backend of its own.
    ///   - plugins: hooks, in the order in which they run.
    ///   - interceptors: what stands around the backend, outermost first.
    ///   - attributes: what holds for all requests, unless a plugin, target or call says otherwise.
    public init(
        backend: any Backend = .default,
        plugins: [any Plugin] = [],
        interceptors: [any Interceptor] = [],
        attributes: Attributes = []
    ) {
        pipeline = Pipeline(backend, plugins, interceptors, attributes)
    }

    /// What carries the requests that do not bring a backend along.
    public var backend: any Backend { pipeline.backend }
    /// Its hooks, in the order in which they run.
    public var plugins: [any Plugin] { pipeline.plugins }
    /// What stands around the backend, outermost first.
    public var interceptors: [any Interceptor] { pipeline.interceptors }
    /// What holds for all requests; what its plugins say is not among it.
    public var attributes: Attributes { pipeline.said }

    /// A provider that differs from this one in what is given, and shares the rest.
    ///
    ///     let traced = provider.with(plugins: provider.plugins + [Trace()])
    ///
    /// - Parameters:
    ///   - backend: carries the requests instead; nil is the same backend.
    ///   - plugins: take the place of all plugins; nil is the same plugins.
    ///   - interceptors: take the place of all interceptors; nil is the same interceptors.
    ///   - attributes: are laid over those of this provider.
    public func with(
        backend: (any Backend)? = nil,
        plugins: [any Plugin]? = nil,
        interceptors: [any Interceptor]? = nil,
        attributes: Attributes = []
    ) -> Provider {
        Provider(
            backend: backend ?? self.backend,
            plugins: plugins ?? self.plugins,
            interceptors: interceptors ?? self.interceptors,
            attributes: self.attributes.merging(attributes))
    }

    /// The same provider for targets of another type.
    public func of<Other: Target>(_ type: Other.Type = Other.self) -> Provider<Other> {
        Provider<Other>(
            backend: backend, plugins: plugins, interceptors: interceptors, attributes: attributes)
    }

    /// The way that requests take, one step to a line, from the caller to the backend and back.
    ///
    /// A ``NetworkBackend`` says there what it is made of, and why.
    /// What a request brings along as ``Attributes/plugins`` and ``Attributes/interceptors`` comes
    /// behind the provider's own in each phase, and so does the ``Retry`` that comes with
    /// ``Attributes/retries`` where there is none.
    public func describe() -> String {
        let plugins = plugins.map { "\(type(of: $0))" }.joined(separator: ", ")
        let hooks = plugins.isEmpty ? "" : ": " + plugins
        let hasRetry = interceptors.contains { $0 is Retry }
        let isRetried = !hasRetry && pipeline.attributes.retries.map { $0 > 0 } == true
        let interceptors = interceptors.map { "\(type(of: $0))" } + (isRetried ? ["Retry"] : [])
        let steps =
            ["prepare" + hooks] + interceptors.map { "intercept: \($0)" }
            + ["encode" + hooks, "willSend" + hooks, "send: \(carrier)"]
            + ["didReceive" + hooks, "validate"]
            + interceptors.reversed().map { "return: \($0)" }
            + ["process" + hooks, "didDeliver" + hooks]
        return steps.joined(separator: "\n")
    }

    private var carrier: String {
        (backend as? NetworkBackend)?.description ?? "\(type(of: backend))"
    }
}
