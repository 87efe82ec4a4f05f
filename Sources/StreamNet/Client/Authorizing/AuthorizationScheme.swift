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
