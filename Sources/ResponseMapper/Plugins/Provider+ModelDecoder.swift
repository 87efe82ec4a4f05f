import StreamNet

extension Provider {
    /// Makes a provider whose models are decoded by a ``ModelDecoder``, also those of actions and
    /// typed requests, unless a `.decoder` is set anywhere.
    ///
    /// This initializer is used in files that import this module; in a file that imports only
    /// `StreamNet`, models are decoded by a `JSONDecoder`.
    /// - Parameters:
    ///   - backend: The backend that sends the requests; by default, a network backend of this
    ///     provider's own.
    ///   - plugins: The plugins, in the order in which they run.
    ///   - interceptors: The interceptors around the backend, outermost first.
    ///   - attributes: The attributes of all requests; those of plugins, targets and calls override
    ///     them.
    public init(
        backend: any Backend = .default,
        plugins: [any Plugin] = [],
        interceptors: [any Interceptor] = [],
        attributes: Attributes = []
    ) {
        self.init(backend, plugins, interceptors, attributes, over: .modelDecoder)
    }
}

extension API {
    /// The decoder of this module, for providers that have none.
    public static var attributes: Attributes { .modelDecoder }
}

extension Attributes {
    /// A decoder that gives way to every other.
    fileprivate static let modelDecoder = Attributes.decoder(ModelDecoder.fallback)
}
