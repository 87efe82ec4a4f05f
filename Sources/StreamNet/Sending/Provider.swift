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

    /// The way that requests take, one step to a line, from the caller to the backend.
    public func describe() -> String {
        let plugins = pipeline.plugins.map { "\(type(of: $0))" }.joined(separator: ", ")
        let hooks = plugins.isEmpty ? "" : ": " + plugins
        let steps =
            ["prepare" + hooks] + pipeline.interceptors.map { "intercept: \(type(of: $0))" }
            + ["willSend" + hooks, "send: \(type(of: pipeline.backend))", "didReceive" + hooks]
            + ["validate"] + pipeline.interceptors.reversed().map { "return: \(type(of: $0))" }
            + ["process" + hooks]
        return steps.joined(separator: "\n")
    }
}
