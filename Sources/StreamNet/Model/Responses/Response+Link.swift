import Foundation

extension Response {
    /// Returns the target of the header `Link` for a relation, in any letter case:
    /// `response.link("next")` is the next page (RFC 8288). nil if there is none.
    ///
    /// It is the first of several, resolved against the URL of the response. A link with an
    /// `anchor` is about another resource and is ignored. The server may link to any host: a
    /// request for `Path(url)` also sends there all that the provider adds, such as a token.
    /// ``NextPage/link`` refuses another origin, unless ``Attributes/pageOrigins`` permits it.
    public func link(_ relation: String) -> URL? {
        linkTarget(relation).flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
    }

    /// Returns the same target as it stands in the header.
    func linkTarget(_ relation: String) -> String? {
        let wanted = relation.lowercased()
        for text in headers.values(for: "Link") {
            var reader = LinkReader(text.utf8[...])
            while let link = reader.next() {
                if link.relations?.contains(wanted) == true, !link.hasAnchor { return link.target }
            }
        }
        return nil
    }
}

private struct Link {
    let target: String
    var relations: Set<String>?
    var hasAnchor = false
}

/// Parses `<address>; rel="next", <address>; rel=last` link by link, up to text that is not a link.
private struct LinkReader {
    private var rest: Substring.UTF8View

    init(_ text: Substring.UTF8View) { rest = text }

    mutating func next() -> Link? {
        while take(comma) {}
        guard take(UInt8(ascii: "<")), let end = rest.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        var link = Link(target: String(Substring(rest[..<end])))
        rest = rest[end...].dropFirst()
        while take(semicolon) {
            let name = token().lowercased()
            let value = take(UInt8(ascii: "=")) ? value() : ""
            if name == "anchor" { link.hasAnchor = true }
            // Only the first one counts (§3.3).
            if name == "rel", link.relations == nil {
                link.relations = Set(value.split(at: " ").map { $0.lowercased() })
            }
        }
        return link
    }

    /// Skips white space; consumes this byte and returns true if it comes next.
    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func value() -> String {
        guard take(quote) else { return token() }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst(), byte != quote {
            bytes.append(byte == UInt8(ascii: "\\") ? rest.popFirst() ?? byte : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func token() -> String {
        skipSpace()
        let ends: Set = [semicolon, comma, UInt8(ascii: "="), UInt8(ascii: " "), 9]
        let text = rest.prefix { !ends.contains($0) }
        rest = rest[text.endIndex...]
        return String(Substring(text))
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}

private let (comma, semicolon) = (UInt8(ascii: ","), UInt8(ascii: ";"))
private let quote = UInt8(ascii: "\"")
