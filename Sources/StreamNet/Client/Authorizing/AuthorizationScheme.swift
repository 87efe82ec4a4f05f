/// How a token is presented: the word ahead of it in the `Authorization` header (RFC 9110 §11.4).
public struct AuthorizationScheme: RawRepresentable, Hashable, Sendable {
    /// The word as it goes over the wire.
    public let rawValue: String

    /// Makes a scheme; text that is no token is refused when a request is prepared.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A token that is user and password already (RFC 7617); ``Credentials`` makes it of them.
    public static let basic: AuthorizationScheme = "Basic"
    /// A token that lets in whoever bears it (RFC 6750).
    public static let bearer: AuthorizationScheme = "Bearer"

    /// Any other word.
    public static func custom(_ word: String) -> AuthorizationScheme {
        AuthorizationScheme(rawValue: word)
    }
}

extension AuthorizationScheme: ExpressibleByStringLiteral {
    /// Makes a scheme of a literal.
    public init(stringLiteral value: String) { rawValue = value }
}

extension AuthorizationScheme: CustomStringConvertible {
    /// The word.
    public var description: String { rawValue }
}

extension Attributes {
    /// How the request presents the token of ``AccessToken``; nil, the default, is not at all.
    public static var authorization: Key<AuthorizationScheme?> { .init(nil) }
}
