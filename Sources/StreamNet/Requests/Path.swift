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
/// making an ``Endpoint`` of such a path throws. So does one of a literal with a place as other
/// libraries write it, `{name}` or `:name`, there; text that is meant so is escaped, `%7B` and
/// `%3A`. Text that begins with a scheme, as `https://host/path` does, is a whole URL and ignores
/// the base.
public struct Path: Sendable, Hashable {
    /// The escaped text.
    private(set) var text = ""
    /// What was found first that cannot be meant.
    private(set) var flaw: Flaw?

    /// What cannot be meant.
    enum Flaw: Hashable {
        /// An interpolation that would address another resource.
        case segment(String)
        /// A place that nothing fills, in a literal.
        case place(String)
    }

    /// Makes the empty path, which is the base URL itself.
    public init() {}

    /// Makes a path of text that is read as a literal would be, though nothing in it is a place.
    public init(_ text: String) { append(literal: text) }

    /// Whether this is a whole URL, which ignores the base.
    var isAbsolute: Bool { URLText(text).scheme != nil }

    mutating func append(literal: String) {
        // The brackets of an IPv6 host are the one thing that must not be escaped.
        let authority = text.isEmpty ? URLText(literal).authority : ""
        let rest = literal.utf8.dropFirst(authority.utf8.count)
        text += authority + rest.percentEncoded(keeping: .url)
    }

    /// Appends what stands in the program, and not in a variable.
    mutating func append(written literal: String) {
        if literal.mayHaveForeignPlace, !isQuery,
            let place = literal.foreignPlace(isFirst: text.isEmpty)
        {
            flaw = flaw ?? .place(place)
        }
        append(literal: literal)
    }

    mutating func append(segment: String) {
        if ["", ".", ".."].contains(segment), !isQuery { flaw = flaw ?? .segment(segment) }
        text += segment.utf8.percentEncoded(keeping: .segment)
    }

    /// Whether what comes next is behind the path proper.
    private var isQuery: Bool {
        text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
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
