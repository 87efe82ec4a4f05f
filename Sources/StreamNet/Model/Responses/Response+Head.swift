import Foundation

extension Response {
    package var isSuccessful: Bool { (200..<300).contains(status) }

    /// The beginning of an error about the body: the request, and a status outside 200…299.
    package var heading: String {
        (endpoint.map { "\($0): " } ?? "") + (isSuccessful ? "" : "\(status); ")
    }

    var redirectLocation: String? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        guard let location = headers.firstValue(for: "Location"), !location.isEmpty
        else { return nil }
        return location
    }

    /// True if there are several targets, of which servers and clients take different ones.
    var hasOtherLocation: Bool { Set(headers.values(for: "Location")).count > 1 }

    /// The announced length of the body in bytes, if it can be compared with the bytes received:
    /// nil for a response without a body, and for one that the transport decompresses.
    /// - Parameter isAsSent: True if a compressed body is received as sent.
    func announcedLength(for method: HTTPMethod, isAsSent: Bool = false) -> Int? {
        guard method != .head, status != 204, status != 304,
            isAsSent || headers["Content-Encoding"] == nil, headers["Transfer-Encoding"] == nil
        else { return nil }
        return headers["Content-Length"].flatMap { Int($0) }
    }

    /// Returns the time that the server asks to wait (RFC 9110 §10.2.3): seconds, with or without
    /// fractions, or the time until a date, at least zero; nil if there is no readable value.
    func retryAfter(_ now: () -> Date) -> Duration? {
        guard let text = headers.firstValue(for: "Retry-After") else { return nil }
        let value = text.trimmingCharacters(in: .whitespaces)
        if let seconds = value.decimal { return .clamped(seconds) }
        let now = now()
        return HTTPDate(value, near: now).map { .clamped($0.date.timeIntervalSince(now)) }
    }

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

    /// Returns the same target as it stands in the header, up to text that is not a link.
    func linkTarget(_ relation: String) -> String? {
        let wanted = relation.lowercased()
        for text in headers.values(for: "Link") {
            for member in text.unquotedParts(at: ",", outsideBrackets: true) {
                let link = member.trimmingBlanks
                if link.isEmpty { continue }
                guard link.first == "<", let end = link.firstIndex(of: ">") else { break }
                let parameters = FieldParameters(String(link[end...]))
                // Only the first `rel` counts (§3.3).
                let relations = (parameters["rel"] ?? "").split(at: " ").map { $0.lowercased() }
                guard parameters["anchor"] == nil, relations.contains(wanted) else { continue }
                return String(link[..<end].dropFirst())
            }
        }
        return nil
    }
}

extension String {
    var decimal: Double? { utf8.allSatisfy("0123456789.".utf8.contains) ? Double(self) : nil }
}

extension Duration {
    /// Returns `seconds`, limited to the range from zero to a harmless maximum of 30 years.
    static func clamped(_ seconds: Double) -> Duration { .seconds(max(0, min(seconds, 1e9))) }
}
