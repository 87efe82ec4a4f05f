import StreamNet

/// A plugin that sets the envelope and the decoder of all responses of a provider.
///
///     Provider<Gank>(plugins: [MapperPlugin(envelope)])
///
/// The `.envelope(…)` or `.decoder(…)` of a target, an endpoint or a call takes precedence. So does
/// the `.decoder(…)` of a provider, unless the plugin is given a decoder.
public struct MapperPlugin: Plugin {
    /// The envelope, if there is one, and the decoder, as attributes.
    public let attributes: Attributes
    private let recoversFailures: Bool

    /// Makes the plugin.
    /// - Parameters:
    ///   - envelope: The envelope of the server's responses; nil sets none.
    ///   - recoversFailures: True to deliver a failure, unless it is a cancellation, as a response
    ///     in the envelope, whose status and tip describe it, so that `mapResult` always has a
    ///     result. It has the server's status code or ``failureStatus``, the error as
    ///     `recoveredError`, and no model, under any policy.
    ///   - decoder: The decoder of models, also of typed requests; it takes precedence over the
    ///     provider's. If it is nil and no other decoder is set, a ``ModelDecoder`` is used.
    ///   - policy: The treatment of values that do not fit; nil sets none.
    ///   - handler: Called with a report of repaired values, as `.onRepair` is.
    public init(
        _ envelope: Envelope? = nil, recoversFailures: Bool = false,
        decoder: (any BodyDecoder)? = nil, policy: MappingPolicy? = nil,
        onRepair handler: (@Sendable (RepairReport) -> Void)? = nil
    ) {
        var attributes = Attributes.decoder(decoder ?? ModelDecoder.fallback)
        if let envelope { attributes.envelope = envelope }
        if let policy { attributes.mappingPolicy = policy }
        if let handler { attributes.onRepair = handler }
        self.attributes = attributes
        self.recoversFailures = recoversFailures
    }

    /// Returns the result, or the response that is made of a failure.
    public func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        guard recoversFailures, let envelope = endpoint.envelope else { return result }
        return switch result {
        case .success(let response): .success(response.replacedIfRefused(by: envelope))
        case .failure(NetError.cancelled): result
        case .failure(let error): .success(Response(recovering: error, by: envelope))
        }
    }

    /// The status in the envelope of a recovered response, and its status code if no server sent
    /// one: 700, which HTTP does not define.
    public static let failureStatus = 700
}

extension Response {
    /// Makes the response for a request that failed: the server's own if it uses the envelope.
    init(recovering error: any Error, by envelope: Envelope) {
        self =
            switch error {
            case NetError.rejected(let own) where own.usesEnvelope(envelope): own
            case NetError.rejected(let own): Response(own.status, tip: "\(own.status)", envelope)
            default: Response(MapperPlugin.failureStatus, tip: "\(error)", envelope)
            }
        self.recoveredError = error
    }

    /// Returns a recovered response in place of one outside 200…299 that has no status in the
    /// envelope; one that is delivered as a stream or a file is not replaced.
    func replacedIfRefused(by envelope: Envelope) -> Response {
        guard !isSuccessful, stream == nil, file == nil, !usesEnvelope(envelope)
        else { return self }
        return Response(recovering: NetError.rejected(self), by: envelope)
    }

    private init(_ status: Int, tip: String, _ envelope: Envelope) {
        let failure = JSON(MapperPlugin.failureStatus)
        self.init(status: status, json: envelope.wrapping(status: failure, tip: tip))
    }

    private func usesEnvelope(_ envelope: Envelope) -> Bool {
        guard let json = try? parsed() else { return false }
        return json[path: envelope.status].canonicalText != nil
    }
}

extension Provider {
    /// Makes a provider whose models are decoded by a ``ModelDecoder``, also those of actions and
    /// typed requests, unless a `.decoder` is set anywhere.
    ///
    /// For files that import this module: that of `StreamNet` decodes models by a `JSONDecoder`.
    public init(
        backend: any Backend = .default, plugins: [any Plugin] = [],
        interceptors: [any Interceptor] = [], attributes: Attributes = []
    ) {
        self.init(backend, plugins, interceptors, attributes, over: .decoder(ModelDecoder.fallback))
    }
}

extension API {
    /// The decoder of this module, for providers that have none.
    public static var attributes: Attributes { .decoder(ModelDecoder.fallback) }
}
