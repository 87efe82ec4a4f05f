/// The method of a request: `GET`, `POST`, or any other token.
///
/// Methods are case-sensitive (RFC 9110 §9.1), so the case of text is not changed: `"patch"` is not
/// ``patch``. Text that is not a token is refused when the request is encoded.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The method as it is sent.
    public let rawValue: String
    /// Makes a method of `rawValue`, unchanged.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Requests the resource; has no body.
    public static let get: HTTPMethod = "GET"
    /// Requests the headers that ``get`` would return; has no body.
    public static let head: HTTPMethod = "HEAD"
    /// Sends the resource a body to process.
    public static let post: HTTPMethod = "POST"
    /// Replaces the resource.
    public static let put: HTTPMethod = "PUT"
    /// Changes a part of the resource (RFC 5789).
    public static let patch: HTTPMethod = "PATCH"
    /// Removes the resource.
    public static let delete: HTTPMethod = "DELETE"
    /// Requests the options that the resource allows.
    public static let options: HTTPMethod = "OPTIONS"
    /// Requests an echo of the request; has no body.
    static let trace: HTTPMethod = "TRACE"

    /// The methods of requests that change nothing (RFC 9110 §9.2.1, and the registry of §18.2).
    static let safe: Set<HTTPMethod> = [
        .get, .head, .options, .trace, "PROPFIND", "REPORT", "SEARCH",
    ]

    /// The methods of requests that may be sent twice (RFC 9110 §9.2.2).
    static let idempotent: Set<HTTPMethod> = [.get, .head, .put, .delete, .options, .trace]

    /// True if a request with this method may have a body. That of GET or HEAD has no meaning and
    /// may be refused on the way (RFC 9110 §9.3.1), that of TRACE is forbidden (§9.3.8).
    var allowsBody: Bool { self != .get && self != .head && self != .trace }

    /// Makes a method of a literal, unchanged.
    public init(stringLiteral value: String) { rawValue = value }
    /// The method as it is sent; quoted if it is not a token, to stay one line.
    public var description: String { rawValue.isToken ? rawValue : rawValue.debugDescription }
}
