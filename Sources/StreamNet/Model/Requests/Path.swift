import Foundation

/// The path of a resource below a base URL.
///
///     let path: Path = "users/\(name)/repos?sort=\(order)"
///
/// Literal text is used as written: `/` separates, `?` begins the query, an escape such as `%20`
/// stays, and `#` and characters that a URL cannot contain are escaped. Every interpolation is a
/// ``PathValue``, one piece of data, and is escaped as such, so a name with `/`, `?` or `&` in it
/// stays one segment, or one query value. `\(segments: text)` separates at the slashes of a text
/// before it is escaped. `\(raw: text)` inserts text that is escaped already.
///
/// Ahead of the query, an interpolation that is empty, `.` or `..` would address another resource;
/// making an ``Endpoint`` of such a path throws. So does a literal that has there a placeholder in
/// the syntax of other libraries, `{name}` or `:name`; there, braces and colons are escaped as
/// `%7B` and `%3A`. Text that begins with a scheme is a whole URL and ignores the base.
public struct Path: Sendable, Hashable, CustomStringConvertible {
    /// The escaped text.
    private(set) var text = ""
    private(set) var flaw: Flaw?

    /// A part of a path that is most probably a mistake, and what was wanted in its place.
    struct Flaw: Hashable { let wanted: String, found: String }

    init() {}
    /// Makes a path of text that is read like a literal, except that it has no placeholders.
    public init(_ text: String) { append(literal: text) }

    /// True if this is a whole URL, which ignores the base.
    var isAbsolute: Bool { URLText(text).scheme != nil }

    mutating func append(literal: String) {
        if literal.utf8.allSatisfy({ ASCIISet.path.contains($0) && $0 != UInt8(ascii: "%") }) {
            return text += literal
        }
        // The authority is not escaped, because of the brackets of an IPv6 host.
        let authority = text.isEmpty ? URLText(literal).authority : ""
        let rest = literal.utf8.dropFirst(authority.utf8.count)
        let isWhole = isAbsolute || !authority.isEmpty
        text += authority + rest.percentEncoded(keeping: isWhole ? .url : .path)
    }

    /// Appends a literal of the program, as opposed to text of a variable.
    mutating func append(written literal: String) {
        if literal.mayHaveForeignPlace, !isQuery,
            let place = literal.foreignPlace(isFirst: text.isEmpty)
        {
            // Nothing fills it.
            let wanted = #"an interpolation, \(name), or %7B and %3A where these are meant"#
            flaw = flaw ?? Flaw(wanted: wanted, found: place)
        }
        append(literal: literal)
    }

    mutating func append(segment: String) {
        if ["", ".", ".."].contains(segment), !isQuery {
            let wanted = #"a path part other than "", "." and "..""#
            flaw = flaw ?? Flaw(wanted: wanted, found: segment)
        }
        text += segment.utf8.percentEncoded(keeping: .segment)
    }

    /// Appends the parts between the slashes of a text, each as a segment of its own.
    mutating func append(segments text: String) {
        // Bytes, since a combining mark after a `/` makes another `Character` of it.
        let parts = text.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index > 0 { self.text += "/" }
            append(segment: String(Substring(part)))
        }
    }

    mutating func append(_ value: some PathValue, in style: ParameterStyle) {
        do { append(segment: try value.pathText(in: style)) } catch {
            flaw = flaw ?? Flaw(wanted: "a value that can be written as text", found: "\(error)")
        }
    }

    /// True if the next piece belongs to the query or the fragment.
    private var isQuery: Bool { text.hasQueryOrFragment }

    mutating func append(raw: String) { text += raw }

    mutating func append(_ path: Path) {
        text += path.text
        flaw = flaw ?? path.flaw
    }

    /// The path as it goes into the URL.
    public var description: String { text }

    /// Makes a path of a URL that the server returned, such as the next page's or an upload's; its
    /// escapes and query stay. A whole URL ignores the base and the host that are set, and gets all
    /// that the provider adds, such as a token; a relative one is below the base.
    public init(_ url: URL) {
        self.init()
        append(raw: url.absoluteString)
    }
}

extension Path {
    /// Returns the URL of this path below `base`, joined as text, so that nothing is escaped twice.
    ///
    /// - exactly one `/` separates them, however many the two have; a base with a path keeps it;
    /// - the empty path is the base unchanged, and one that is only a query adds no `/`;
    /// - the result has the queries of both, the base's first; a fragment of the base is dropped;
    /// - a whole URL ignores the base; without a base the URL is relative and cannot be sent.
    func joined(to base: URL?) throws(RequestError) -> URL {
        if let flaw {
            throw RequestError(
                .invalidPath, wanted: flaw.wanted,
                found: "\(flaw.found.debugDescription) in \(URLText(text).place.debugDescription)")
        }
        // A whole URL, as most targets of one request have.
        if text.isEmpty, let base, base.baseURL == nil, base.fragment == nil { return base }
        let path = URLText(text)
        let joined =
            path.scheme == nil ? path.text(below: URLText(base?.absoluteString ?? "")) : text
        guard let url = URL(strict: joined) else {
            let found = URLText(joined).summary.debugDescription
            throw RequestError(.invalidURL, wanted: "a URL", found: found)
        }
        return url
    }
}

extension URLText {
    fileprivate func text(below base: URLText) -> String {
        var url = base
        if !place.isEmpty {
            // In one piece of memory: every request has a URL.
            url.place = ""
            url.place.reserveCapacity(base.place.utf8.count + 1 + place.utf8.count)
            url.place += base.place.withoutSlashesBehind
            url.place += "/"
            url.place += place.withoutSlashesAhead
        }
        url.append(query: query ?? "")
        url.fragment = fragment
        let text = url.text
        return text.isEmpty ? "/" : text
    }
}

extension String {
    // Bytes, since a combining mark after a `/` makes another `Character` of it.
    fileprivate var withoutSlashesBehind: Substring {
        let last = utf8.lastIndex { $0 != UInt8(ascii: "/") }
        return self[..<(last.map { utf8.index(after: $0) } ?? utf8.startIndex)]
    }

    fileprivate var withoutSlashesAhead: Substring {
        self[(utf8.firstIndex { $0 != UInt8(ascii: "/") } ?? utf8.endIndex)...]
    }
}
