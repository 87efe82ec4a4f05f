/// Presents a token to the server, for the requests that say how.
///
///     enum Shop: Target {
///         …
///         var attributes: Attributes { self == .order ? .authorization(.bearer) : [] }
///     }
///
///     Provider<Shop>(plugins: [AccessToken { _ in session.token }])
///
/// It is asked once for each request, however many attempts follow, and only where
/// ``Attributes/authorization`` names a scheme. No token, or an empty one, adds nothing; nor is an
/// `Authorization` header added to one that is there already. Where a redirect leads to another
/// host, the header is left behind.
public struct AccessToken: Plugin {
    private let token: @Sendable (Endpoint) throws -> String?
    private let later: (@Sendable (Endpoint) -> Single<String?>)?

    /// Makes a plugin that knows the token.
    /// - Parameter token: the token for a request, whose target is ``Endpoint/target``; throwing
    ///   refuses the request.
    public init(_ token: @escaping @Sendable (_ endpoint: Endpoint) throws -> String?) {
        self.token = token
        later = nil
    }

    /// Makes a plugin that has to wait for the token.
    /// - Parameter token: a single of the token for a request, subscribed once; its failure
    ///   refuses the request.
    public init(
        waitingFor token: @escaping @Sendable (_ endpoint: Endpoint) -> Single<String?>
    ) {
        self.token = { _ in nil }
        later = token
    }

    /// Adds the header, if the token is known.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        guard let scheme = wanted(by: endpoint) else { return endpoint }
        return try endpoint.authorized(scheme, try token(endpoint))
    }

    /// Adds the header, if the token takes time.
    public func preparation(of endpoint: Endpoint) -> Single<Endpoint>? {
        guard let later, let scheme = wanted(by: endpoint) else { return nil }
        return later(endpoint).map { try endpoint.authorized(scheme, $0) }
    }

    private func wanted(by endpoint: Endpoint) -> AuthorizationScheme? {
        endpoint.isAuthorized ? nil : endpoint.authorization
    }
}

extension Endpoint {
    /// Whether somebody has added an `Authorization` header.
    var isAuthorized: Bool { headers.merging(attributes.headers)["Authorization"] != nil }

    /// The endpoint with a secret, or without where there is none.
    func authorized(
        _ scheme: AuthorizationScheme, _ secret: String?
    ) throws(RequestFailure) -> Endpoint {
        guard let secret, !secret.isEmpty else { return self }
        guard scheme.rawValue.isToken else {
            throw RequestFailure(
                .invalidHeader,
                wanted: "an authorization scheme made of letters, digits and !#$%&'*+-.^_`|~",
                found: scheme.rawValue.debugDescription)
        }
        var endpoint = self
        endpoint.headers["Authorization"] = "\(scheme) \(secret)"
        return endpoint
    }
}
