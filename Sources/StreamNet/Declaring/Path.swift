/// Where a resource is, below a base URL.
///
/// ```swift
/// let path: Path = "users/\(name)/repos?sort=\(order)"
/// ```
///
/// Literal text stands as it is written: `/` separates, `?` begins the query, an escape such as
/// `%20` is kept, and what a URL cannot carry is escaped. Every interpolation is one piece of
/// data and is escaped as such, so a name with `/`, `?` or `&` in it stays one segment, or one
/// query value. `\(raw: text)` inserts text that is escaped already.
///
/// Ahead of the query, an interpolation that is empty, `.` or `..` would address another resource;
/// making an ``Endpoint`` of such a path throws. Text that begins with a scheme, as
/// `https://host/path` does, is a whole URL and ignores the base.
public struct Path: Sendable, Hashable {
    /// The escaped text.
    private(set) var text = ""
    /// The first interpolation that would address another resource.
    private(set) var flaw: String?

    /// Makes the empty path, which is the base URL itself.
    public init() {}

    /// Makes a path of text that is read as a literal would be.
    public init(_ text: String) { append(literal: text) }

    /// Whether this is a whole URL, which ignores the base.
    var isAbsolute: Bool { URLText(text).scheme != nil }

    mutating func append(literal: String) {
        // The brackets of an IPv6 host are the one thing that must not be escaped.
        let authority = text.isEmpty ? URLText(literal).authority : ""
        let rest = literal.utf8.dropFirst(authority.utf8.count)
        text += authority + rest.percentEncoded(keeping: .url)
    }

    mutating func append(segment: String) {
        let isQuery = text.contains { $0 == "?" || $0 == "#" }
        if !isQuery, ["", ".", ".."].contains(segment) { flaw = flaw ?? segment }
        text += segment.utf8.percentEncoded(keeping: .segment)
    }

    mutating func append(raw: String) { text += raw }

    mutating func append(_ path: Path) {
        text += path.text
        flaw = flaw ?? path.flaw
    }
}

extension Path: CustomStringConvertible {
    /// The path as it goes into the URL.
    public var description: String { text }
}
