import Foundation

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
