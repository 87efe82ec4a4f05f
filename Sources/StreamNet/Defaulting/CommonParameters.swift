/// Query parameters for every request that does not have them itself, name by name.
///
///     Provider<Shop>(plugins: [CommonParameters(["key": apiKey, "lang": "en"])])
///
/// They follow those of the payload, whatever the method; what the payload's query says under a
/// name stays. Bodies, and a query that is part of the path, are neither read nor changed.
public struct CommonParameters: Plugin {
    private let parameters: @Sendable (Endpoint) throws -> Parameters

    /// Makes a plugin that adds the same parameters to every request.
    public init(_ parameters: Parameters) { self.init { _ in parameters } }

    /// Makes a plugin that asks for the parameters once for each request.
    /// - Parameter parameters: what to add; throwing refuses the request.
    public init(_ parameters: @escaping @Sendable (_ endpoint: Endpoint) throws -> Parameters) {
        self.parameters = parameters
    }

    /// Adds the parameters that are absent.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        let present = Set(endpoint.payload.query.pairs.map(\.name))
        var endpoint = endpoint
        for pair in try parameters(endpoint).pairs where !present.contains(pair.name) {
            endpoint.payload.query.append(pair.name, pair.value)
        }
        return endpoint
    }
}
