/// Adds a token to the requests that specify an authorization scheme.
///
///     Provider<Shop>(plugins: [AccessToken { _ in session.token }])
///
/// The token is read once for each request, for all its attempts, and only if
/// ``Attributes/authorization`` names a scheme. A nil or empty token adds no header; an
/// `Authorization` header that is already set stays. A redirect to another host drops it.
public struct AccessToken: Plugin {
    private let token: @Sendable (Endpoint) throws -> String?
    private let later: (@Sendable (Endpoint) -> Single<String?>)?

    /// Makes a plugin for a token that is available at once.
    /// - Parameter token: Returns the token for a request; throwing refuses it.
    public init(_ token: @escaping @Sendable (_ endpoint: Endpoint) throws -> String?) {
        self.token = token
        later = nil
    }

    /// Makes a plugin for a token that takes time to obtain.
    /// - Parameter token: Returns a single of the token; its failure refuses the request.
    public init(waitingFor token: @escaping @Sendable (_ endpoint: Endpoint) -> Single<String?>) {
        self.token = { _ in nil }
        later = token
    }

    /// Adds the header, if the token is available at once.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        guard let scheme = wanted(by: endpoint) else { return endpoint }
        return try endpoint.authorized(scheme, try token(endpoint))
    }

    /// Adds the header, if the token takes time to obtain.
    public func preparation(of endpoint: Endpoint) -> Single<Endpoint>? {
        guard let later, let scheme = wanted(by: endpoint) else { return nil }
        return later(endpoint).map { try endpoint.authorized(scheme, $0) }
    }

    private func wanted(by endpoint: Endpoint) -> AuthorizationScheme? {
        endpoint.isAuthorized ? nil : endpoint.authorization
    }
}

extension Endpoint {
    var isAuthorized: Bool { headers.merging(attributes.headers)["Authorization"] != nil }

    /// Returns the endpoint with a secret; unchanged if the secret is nil or empty.
    func authorized(
        _ scheme: AuthorizationScheme, _ secret: String?
    ) throws(RequestError) -> Endpoint {
        guard let secret, !secret.isEmpty else { return self }
        guard scheme.rawValue.isToken else {
            throw RequestError(
                .invalidHeader,
                wanted: "an authorization scheme made of letters, digits and !#$%&'*+-.^_`|~",
                found: scheme.rawValue.debugDescription)
        }
        var endpoint = self
        endpoint.headers["Authorization"] = "\(scheme) \(secret)"
        return endpoint
    }
}

/// The word in front of the token in the `Authorization` header (RFC 9110 §11.4).
public struct AuthorizationScheme: RawRepresentable, Hashable, Sendable {
    /// The word as it is sent.
    public let rawValue: String

    /// Makes a scheme; text that is not an HTTP token is refused when a request is prepared.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The scheme of an encoded user and password (RFC 7617), as ``Credentials`` makes it.
    public static let basic: AuthorizationScheme = "Basic"
    /// The scheme of a bearer token (RFC 6750).
    public static let bearer: AuthorizationScheme = "Bearer"
}

extension AuthorizationScheme: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Makes a scheme of a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The word.
    public var description: String { rawValue }
}

extension Attributes {
    /// The scheme for the token of ``AccessToken`` or ``TokenRefresh``; nil, the default, is none.
    public static var authorization: Key<AuthorizationScheme?> { .init(nil) }
}
