/// Tells every response of a provider how the server wraps its models, and how they are decoded.
///
///     Provider<Gank>(plugins: [
///         MapperPlugin(Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
///     ])
///
/// A target, an endpoint or a call that says `.envelope(…)` or `.decoder(…)` itself wins.
public struct MapperPlugin: Plugin {
    /// The envelope, if there is one, and the decoder, as attributes.
    public let attributes: Attributes

    /// Makes the plugin.
    ///
    /// - Parameters:
    ///   - envelope: How the server wraps its models; nil leaves it to others to say.
    ///   - decoder: What decodes them, and the models of typed requests.
    public init(_ envelope: Envelope? = nil, decoder: any BodyDecoder = ModelDecoder()) {
        let decoding = Attributes.decoder(decoder)
        attributes = envelope.map { decoding.merging(.envelope($0)) } ?? decoding
    }
}
