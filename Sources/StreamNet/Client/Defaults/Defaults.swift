/// Headers for every request that does not have them itself, name by name.
///
///     Provider<Shop>(plugins: [DefaultHeaders(["X-Client": "shop/2.0"])])
///
/// A header of the same name in the endpoint or its ``Attributes/headers`` stays, even if its value
/// is empty. (Headers set as attributes of a provider would override those of its targets.)
public struct DefaultHeaders: Plugin {
    private let headers: @Sendable (Endpoint) throws -> HTTPHeaders

    /// Makes a plugin that adds the same headers to every request.
    public init(_ headers: HTTPHeaders) { self.init { _ in headers } }

    /// Makes a plugin that calls a closure once for each request.
    /// - Parameter headers: Returns the headers to add; throwing refuses the request.
    public init(_ headers: @escaping @Sendable (_ endpoint: Endpoint) throws -> HTTPHeaders) {
        self.headers = headers
    }

    /// Adds the headers that are absent.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        let present = endpoint.headers.merging(endpoint.attributes.headers)
        var endpoint = endpoint
        for field in try headers(endpoint) where present.firstValue(for: field.name) == nil {
            endpoint.headers.add(field.name, field.value)
        }
        return endpoint
    }
}

/// A timeout for each method, for the requests without a timeout of their own.
///
///     Provider<Shop>(plugins: [
///         DefaultTimeouts([.get: .seconds(10), .post: .seconds(120)])
///     ])
///
/// One for all methods needs no plugin: it is `attributes: .timeout(.seconds(10))`.
public struct DefaultTimeouts: Plugin {
    private let timeouts: [HTTPMethod: Duration]

    /// Makes a plugin; methods that are not in `timeouts` keep their timeout.
    public init(_ timeouts: [HTTPMethod: Duration]) { self.timeouts = timeouts }

    /// Sets the timeout of the method, unless one is set.
    public func prepare(_ endpoint: Endpoint) -> Endpoint {
        guard !endpoint.attributes.contains(Attributes.timeout),
            let timeout = timeouts[endpoint.method]
        else { return endpoint }
        var endpoint = endpoint
        endpoint.timeout = timeout
        return endpoint
    }
}
