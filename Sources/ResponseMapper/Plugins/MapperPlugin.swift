/// A plugin that sets the envelope and the decoder of all responses of a provider.
///
///     Provider<Gank>(plugins: [
///         MapperPlugin(
///             Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
///     ])
///
/// The `.envelope(…)` or `.decoder(…)` of a target, an endpoint or a call takes precedence. So does
/// the `.decoder(…)` of a provider, unless the plugin is given a decoder.
public struct MapperPlugin: Plugin {
    /// The envelope, if there is one, and the decoder, as attributes.
    public let attributes: Attributes
    /// True if a failed request delivers a response nevertheless; see <doc:Envelopes>.
    public let recoversFailures: Bool

    /// Makes the plugin.
    ///
    /// - Parameters:
    ///   - envelope: The envelope of the server's responses; nil sets none.
    ///   - recoversFailures: True to deliver a failure as a response in the envelope, with a status
    ///     and a tip that describe the failure, so that `mapResult` always has a result. The
    ///     response has the status code of the server's response, or ``failureStatus`` if there was
    ///     none, and the error as `recoveredError`. No model is read from it, under any policy. A
    ///     cancelled request stays cancelled.
    ///   - decoder: The decoder of models, also of typed requests; it takes precedence over the
    ///     provider's. If it is nil and no other decoder is set, a ``ModelDecoder`` is used.
    ///   - policy: The treatment of values that do not fit; nil sets none.
    ///   - handler: Called with a report of repaired values, as `.onRepair` is.
    public init(
        _ envelope: Envelope? = nil, recoversFailures: Bool = false,
        decoder: (any BodyDecoder)? = nil, policy: MappingPolicy? = nil,
        onRepair handler: (@Sendable (RepairReport) -> Void)? = nil
    ) {
        var attributes =
            decoder.map { Attributes.decoder($0) } ?? Attributes.decoder(ModelDecoder.fallback)
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
