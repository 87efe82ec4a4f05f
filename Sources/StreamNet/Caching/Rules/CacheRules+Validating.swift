import Foundation

extension CacheRules {
    /// Returns the fields that ask whether stored responses are still valid (RFC 9111 §4.3.1), with
    /// the entity tags of all `entries`; none if they have no validators.
    /// - Parameter entry: The response that `Vary` selects.
    func conditions(for entry: CacheEntry?, among entries: [CacheEntry]) -> HTTPHeaders {
        var headers = HTTPHeaders()
        let tags = entries.compactMap(\.response.entityTag).reduce(into: [String]()) { tags, tag in
            if !tags.contains(tag) { tags.append(tag) }
        }
        if !tags.isEmpty { headers.add("If-None-Match", tags.joined(separator: ", ")) }
        if let modified = entry?.response.modified { headers.add("If-Modified-Since", modified) }
        return headers
    }

    /// Returns the stored response that a 304 selects (§4.3.4): the one with its entity tag, or
    /// else its date; without either the only one there is, or the one that `Vary` selects.
    func selected(by response: Response, of entry: CacheEntry?, among entries: [CacheEntry])
        -> CacheEntry?
    {
        let candidates = (entry.map { [$0] } ?? []) + entries
        if let tag = response.entityTag {
            return candidates.first { $0.response.entityTag == tag }
                ?? candidates.first { $0.response.entityTag?.isWeaklyEqual(to: tag) ?? false }
        }
        if let modified = response.modified {
            return candidates.first { $0.response.modified == modified }
        }
        return entry ?? (entries.count == 1 ? entries[0] : nil)
    }

    /// Returns the head of a stored response with the fields of a newer one over its own (§3.2);
    /// its age and date are of the past.
    func freshened(_ stored: HTTPHeaders, by response: Response) -> HTTPHeaders {
        var headers = stored
        headers["Age"] = nil
        headers["Date"] = nil
        let fields = storedHeaders(of: response)
        headers.merge(
            HTTPHeaders(fields.filter { field in !Self.ofTheBody.contains { field.isNamed($0) } }))
        return headers
    }

    /// Fields that describe the stored body, and stay with it (§3.2).
    private static let ofTheBody = [
        "Content-Encoding", "Content-Type", "Content-Range", "Content-Length",
    ]

    /// Returns false if a response to HEAD shows that a stored one to GET is out of date (§4.3.5).
    func isUpToDate(_ stored: CacheEntry, by head: Response) -> Bool {
        for name in ["ETag", "Last-Modified", "Content-Length"] {
            guard let value = head.headers.firstValue(for: name) else { continue }
            let known =
                stored.response.headers.firstValue(for: name)
                ?? (name == "Content-Length" ? "\(stored.response.body.count)" : nil)
            if let known, known != value { return false }
        }
        return true
    }

    /// The fields of a request that a cache leaves to the server (RFC 9111 §4.3.2), with some
    /// methods `If-None-Match`, too (RFC 9110 §13.1.2).
    static func fieldsForServer(with method: HTTPMethod) -> [String] {
        ["Range", "If-Range", "If-Match", "If-Unmodified-Since"]
            + (method.mayBeConditional ? [] : ["If-None-Match"])
    }

    /// The fields by which a caller compares a copy of its own, `If-Range` aside.
    static let conditions = [
        "If-Match", "If-Unmodified-Since", "If-None-Match", "If-Modified-Since",
    ]

    /// Returns true if the caller's own copy is the stored response: 304 answers (§4.3.2).
    func isHeldByCaller(_ entry: CacheEntry, _ headers: HTTPHeaders) -> Bool {
        if let tags = headers["If-None-Match"] {
            guard let stored = entry.response.entityTag else { return false }
            return tags.listMembers.map(\.trimmingBlanks).contains {
                $0 == "*" || $0.isWeaklyEqual(to: stored)
            }
        }
        guard let text = headers.firstValue(for: "If-Modified-Since"),
            let date = HTTPDate(text, near: entry.stored)?.date
        else { return false }
        let response = entry.response
        let modified =
            response.date("Last-Modified", near: entry.stored)
            ?? response.date("Date", near: entry.stored) ?? entry.stored
        return modified <= date
    }

    /// Returns the addresses whose stored responses a response makes invalid (RFC 9111 §4.4): its
    /// own, if something may have changed, and those of the origin that two of its fields name.
    static func invalidated(by response: Response, to request: EncodedRequest) -> [URL] {
        guard !HTTPMethod.safe.contains(request.method), (200..<400).contains(response.status)
        else { return [] }
        let named = ["Location", "Content-Location"].compactMap { name in
            response.headers.firstValue(for: name).flatMap {
                URL(string: $0, relativeTo: request.url)?.absoluteURL
            }
        }
        return [request.url]
            + named.filter { CacheKey(at: $0).origin == CacheKey(at: request.url).origin }
            .compactMap { $0.written(as: request.url) }
    }
}

extension Response {
    fileprivate var entityTag: String? { validator("ETag") }
    fileprivate var modified: String? { validator("Last-Modified") }

    /// The value of a field that can be sent back; nil also for one that no request may have.
    private func validator(_ name: String) -> String? {
        headers.firstValue(for: name).flatMap { $0.hasControlCharacter ? nil : $0.trimmingBlanks }
    }
}

extension String {
    /// True if two entity tags are equal by the weak comparison (RFC 9110 §8.8.3.2).
    fileprivate func isWeaklyEqual(to other: String) -> Bool { opaqueTag == other.opaqueTag }
    private var opaqueTag: Substring { hasPrefix("W/") ? dropFirst(2) : self[...] }
}

extension HTTPMethod {
    /// True if 304 answers conditions; with others 412, or nothing (RFC 9110 §13.1.2, §13.1.3).
    var mayBeConditional: Bool { self == .get || self == .head }
}

extension HTTPHeaders {
    var isConditional: Bool { contains(anyOf: ["If-None-Match", "If-Modified-Since"]) }

    func contains(anyOf names: [String]) -> Bool {
        contains { field in names.contains { field.isNamed($0) } }
    }
}

extension URL {
    /// The URL with its origin written as in another one of the same origin, as requests have it.
    fileprivate func written(as other: URL) -> URL? {
        var text = URLText(absoluteString)
        text.place =
            URLText(other.absoluteString).authority
            + String(text.place.dropFirst(text.authority.count))
        return URL(string: text.text)
    }
}
