/// What a request asks for: `GET`, `POST`, or any other token.
///
/// Methods are case-sensitive (RFC 9110 §9.1), so text is kept as it is written: `"patch"` is not
/// ``patch``. Text that is no token is refused when the request is encoded.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    /// The method as it goes over the wire.
    public let rawValue: String

    /// Makes a method of `rawValue`, kept as it is.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Asks for the resource; carries no body.
    public static let get: HTTPMethod = "GET"
    /// Asks for the headers that ``get`` would bring; carries no body.
    public static let head: HTTPMethod = "HEAD"
    /// Hands the resource something to process.
    public static let post: HTTPMethod = "POST"
    /// Replaces the resource.
    public static let put: HTTPMethod = "PUT"
    /// Changes a part of the resource (RFC 5789).
    public static let patch: HTTPMethod = "PATCH"
    /// Removes the resource.
    public static let delete: HTTPMethod = "DELETE"
    /// Asks what the resource allows.
    public static let options: HTTPMethod = "OPTIONS"
    /// Asks to have the request echoed; carries no body.
    public static let trace: HTTPMethod = "TRACE"
    /// Asks a proxy for a tunnel.
    public static let connect: HTTPMethod = "CONNECT"

    /// Whether a request with this method may carry a body.
    ///
    /// A body of GET or HEAD has no meaning and may be refused on the way (RFC 9110 §9.3.1), one
    /// of TRACE is forbidden (§9.3.8).
    var allowsBody: Bool { self != .get && self != .head && self != .trace }
}

extension HTTPMethod: ExpressibleByStringLiteral {
    /// Makes a method of a literal, kept as it is.
    public init(stringLiteral value: String) { rawValue = value }
}

extension HTTPMethod: CustomStringConvertible {
    /// The method as it goes over the wire; quoted where it is no token, to stay one line.
    public var description: String { rawValue.isToken ? rawValue : rawValue.debugDescription }
}
