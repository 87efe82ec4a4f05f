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
