/// Tells every response of a provider how the server wraps its models, and how they are decoded.
///
///     Provider<Gank>(plugins: [
///         MapperPlugin(Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
///     ])
///
/// A target, an endpoint or a call that says `.envelope(…)` or `.decoder(…)` itself wins, and so
/// does a provider that says `.decoder(…)`, unless the plugin is given one.
public struct MapperPlugin: Plugin {
    /// The envelope, if there is one, and the decoder, as attributes.
    public let attributes: Attributes
    /// Whether a failed request delivers a response all the same; see <doc:Envelopes>.
    public let recoversFailures: Bool

    /// Makes the plugin.
    ///
    /// - Parameters:
    ///   - envelope: how the server wraps its models; nil leaves it to others to say.
    ///   - recoversFailures: whether what failed is delivered as a response in the envelope, whose
    ///     status and tip tell the failure, so that `mapResult` has an answer in any case. It has
    ///     the status code of the server's response, or ``failureStatus`` where there was none, and
    ///     keeps the error as `recoveredError`. What is cancelled stays cancelled.
    ///   - decoder: what decodes models, and those of typed requests; it wins over the provider's.
    ///     nil leaves it to others to say, and is a ``ModelDecoder`` where nobody does.
    ///   - policy: what becomes of values that do not fit; nil leaves it to others to say.
    ///   - hear: hears what was repaired, as `.onRepair` does.
    public init(
        _ envelope: Envelope? = nil, recoversFailures: Bool = false,
        decoder: (any BodyDecoder)? = nil, policy: MappingPolicy? = nil,
        onRepair hear: (@Sendable (RepairReport) -> Void)? = nil
    ) {
        var attributes =
            decoder.map { Attributes.decoder($0) } ?? Attributes.decoder(ModelDecoder.fallback)
        if let envelope { attributes.envelope = envelope }
        if let policy { attributes.mappingPolicy = policy }
        if let hear { attributes.onRepair = hear }
        self.attributes = attributes
        self.recoversFailures = recoversFailures
    }

    /// The result, or the response that it is recovered as.
    public func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        guard recoversFailures, let envelope = endpoint.envelope else { return result }
        switch result {
        case .success(let response):
            return .success(response.replacedIfRefused(by: envelope))
        case .failure(NetError.cancelled):
            return result
        case .failure(let error):
            return .success(Response(recovering: error, by: envelope))
        }
    }
}
