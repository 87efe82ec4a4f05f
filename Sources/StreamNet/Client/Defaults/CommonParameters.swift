/// Query parameters for every request that does not have them itself, name by name.
///
///     Provider<Shop>(plugins: [CommonParameters(["key": apiKey, "lang": "en"])])
///
/// They follow those of the payload's query, for any method. A parameter of the same name there
/// stays, and so does one of ``Payload/parameters(_:as:)``; parameters that were made of a whole
/// value are added as they are. Other bodies, and a query that is part of the path, are not read.
public struct CommonParameters: Plugin {
    private let parameters: @Sendable (Endpoint) throws -> Parameters

    /// Makes a plugin that adds the same parameters to every request.
    public init(_ parameters: Parameters) { self.init { _ in parameters } }

    /// Makes a plugin that calls a closure once for each request.
    /// - Parameter parameters: Returns the parameters to add; throwing refuses the request.
    public init(_ parameters: @escaping @Sendable (_ endpoint: Endpoint) throws -> Parameters) {
        self.parameters = parameters
    }

    /// Adds the parameters that are absent.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        let present = endpoint.payload.names
        let absent = try parameters(endpoint).filter { !present.contains($0) }
        var endpoint = endpoint
        endpoint.payload.query.append(absent)
        return endpoint
    }
}

extension Payload {
    fileprivate var names: Set<String> {
        var parameters = query
        if case .parameters(let own, _) = body { parameters.append(own) }
        // An encoding error is reported when the request is encoded.
        return Set((try? parameters.members(at: []))?.map(\.0) ?? [])
    }
}

extension Parameters {
    /// Returns the parameters for whose names `keep` returns true, unchanged, and all whole values.
    fileprivate func filter(_ keep: (String) -> Bool) -> Parameters {
        items.reduce(into: Parameters()) { kept, item in
            switch item {
            case .named(let name, let value): if keep(name) { kept.append(name, value) }
            case .spread(let value): kept.append(Parameters(encoding: value))
            }
        }
    }
}
