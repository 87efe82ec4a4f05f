import Foundation

/// Sends the requests of one kind of target.
///
///     let github = Provider<GitHub>()
///     github.rx(.user("ann")).subscribe(onSuccess: { print($0.status) })
///
/// A provider is a value: it may be copied, shared between threads and dropped at any time; what it
/// has sent goes on without it. Its order is fixed and printable, see ``Plugin`` and
/// ``describe()``.
public struct Provider<T: Target>: Sendable {
    let chain: Chain

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
        chain = Chain(backend, plugins, interceptors, attributes)
    }

    /// What carries the requests that do not bring a backend along.
    public var backend: any Backend { chain.backend }
    /// Its hooks, in the order in which they run.
    public var plugins: [any Plugin] { chain.plugins }
    /// What stands around the backend, outermost first.
    public var interceptors: [any Interceptor] { chain.interceptors }
    /// What holds for all requests; what its plugins say is not among it.
    public var attributes: Attributes { chain.own }

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

    /// The interceptors that a request passes, one to a line, from the caller to the backend: the
    /// built-in ones that apply, and those of this provider.
    ///
    /// The response passes them in the opposite order. A line names the hooks of plugins that run
    /// there. A ``NetworkBackend`` describes its parts. Describes a request that sets nothing
    /// itself.
    public func describe() -> String {
        // The address is not part of the description.
        chain.describe(Endpoint(url: URL(filePath: "/")))
    }

    /// The interceptors that a request for `target` passes, as ``describe()`` prints them.
    ///
    /// Throws the error of a target that cannot be declared.
    /// - Parameters:
    ///   - target: the target.
    ///   - attributes: attributes of the call.
    public func describe(_ target: T, _ attributes: Attributes...) throws -> String {
        let endpoint = try NetError.wrapping("a declared endpoint", nil) { try target.endpoint }
        return chain.describe(endpoint, attributes)
    }
}
