/// Tells every response of a provider how the server wraps its models.
///
///     Provider<Gank>(plugins: [
///         MapperPlugin(Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
///     ])
///
/// A target, an endpoint or a call that says `.envelope(…)` itself wins.
public struct MapperPlugin: Plugin {
    /// The envelope, as an attribute.
    public let attributes: Attributes
    /// Whether a failed request delivers a response all the same; see <doc:Envelopes>.
    public let recoversFailures: Bool

    /// Makes the plugin.
    ///
    /// - Parameter recoversFailures: whether what failed is delivered as a response in the
    ///   envelope, whose status and tip tell the failure, so that `mapResult` has an answer in any
    ///   case. It has the status code of the server's response, or ``failureStatus`` where there
    ///   was none, and keeps the error as `recoveredError`. What is
    ///   cancelled stays cancelled.
    public init(_ envelope: Envelope, recoversFailures: Bool = false) {
        attributes = .envelope(envelope)
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
