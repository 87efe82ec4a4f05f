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

    /// Makes the plugin.
    public init(_ envelope: Envelope) { attributes = .envelope(envelope) }
}
