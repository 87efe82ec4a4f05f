import Foundation

/// Sends the requests of one kind of target.
///
///     let github = Provider<GitHub>()
///     github.rx(.user("ann")).subscribe(onSuccess: { print($0.status) })
///
/// It may be copied, shared between threads and released at any time; requests in flight continue.
/// ``describe()`` prints its steps, whose order is fixed; see ``Plugin``.
public struct Provider<T: Target>: Sendable {
    let chain: InterceptorChain

    /// Makes a provider.
    /// - Parameters:
    ///   - backend: The backend that sends the requests; by default, a network backend that shares
    ///     its connections with those of all other providers.
    ///   - plugins: The plugins, in the order in which they run.
    ///   - interceptors: The interceptors around the backend, outermost first.
    ///   - attributes: The attributes of all requests; those of plugins, targets and calls override
    ///     them. Unless they set an ``Attributes/decoder``, models are decoded by `ModelDecoder` if
    ///     the file that makes the provider imports `ResponseMapper`, otherwise by a `JSONDecoder`.
    @_disfavoredOverload
    public init(
        backend: any Backend = .default, plugins: [any Plugin] = [],
        interceptors: [any Interceptor] = [], attributes: Attributes = []
    ) { chain = InterceptorChain(backend, plugins, interceptors, attributes) }

    /// Makes a provider with attributes over the defaults of another module.
    package init(
        _ backend: any Backend, _ plugins: [any Plugin], _ interceptors: [any Interceptor],
        _ attributes: Attributes, over defaults: Attributes
    ) { chain = InterceptorChain(backend, plugins, interceptors, defaults.merging(attributes)) }

    /// The backend of the requests that set none of their own.
    public var backend: any Backend { chain.backend }
    /// The plugins, in the order in which they run.
    public var plugins: [any Plugin] { chain.plugins }
    /// The interceptors around the backend, outermost first.
    public var interceptors: [any Interceptor] { chain.interceptors }
    /// The attributes of all requests, without those of the plugins.
    public var attributes: Attributes { chain.own }

    /// Returns a provider that differs from this one in the given parts; nil keeps one as it is.
    ///
    ///     let traced = provider.with(plugins: provider.plugins + [Trace()])
    ///
    /// - Parameters:
    ///   - plugins: The new plugins, in place of all.
    ///   - interceptors: The new interceptors, in place of all.
    ///   - attributes: The attributes to merge over those of this provider.
    public func with(
        backend: (any Backend)? = nil, plugins: [any Plugin]? = nil,
        interceptors: [any Interceptor]? = nil, attributes: Attributes = []
    ) -> Provider {
        Provider(
            backend: backend ?? self.backend, plugins: plugins ?? self.plugins,
            interceptors: interceptors ?? self.interceptors,
            attributes: self.attributes.merging(attributes))
    }

    /// Returns the same provider for targets of another type.
    public func of<Other: Target>(_ type: Other.Type = Other.self) -> Provider<Other> {
        Provider<Other>(
            backend: backend, plugins: plugins, interceptors: interceptors, attributes: attributes)
    }

    /// The decoder of models, then the interceptors that a request which sets nothing itself
    /// passes, one to a line, from the caller to the backend, with the hooks of plugins that run
    /// there.
    public func describe() -> String {
        // The address is not part of the description.
        chain.describe(Endpoint(url: URL(filePath: "/")))
    }

    /// The interceptors that a request for `target` passes, as ``describe()``. Throws the error of
    /// a target that cannot be declared.
    public func describe(_ target: T, _ attributes: Attributes...) throws -> String {
        let endpoint = try NetError.wrapping("a declared endpoint", nil) { try target.endpoint }
        return chain.describe(endpoint, attributes)
    }
}

extension Provider: DescribedMirror {
    /// The targets, plugins, interceptors and the backend: `Provider<GitHub>, plugins: RequestLog,
    /// interceptors: Retry, backend: Stubs<GitHub>`.
    public var description: String {
        let steps = [("plugins", plugins as [Any]), ("interceptors", interceptors as [Any])]
        let parts = steps.filter { !$0.1.isEmpty }.map { name, parts in
            "\(name): " + parts.map { "\(type(of: $0))" }.joined(separator: ", ")
        }
        return (["Provider<\(T.self)>"] + parts + ["backend: \(backend.name)"])
            .joined(separator: ", ")
    }
}
