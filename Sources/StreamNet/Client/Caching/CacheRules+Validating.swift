import Foundation

extension CachePolicy {
    /// Returns the fields that ask whether stored responses are still valid (RFC 9111 §4.3.1); none
    /// if they have no validators.
    /// - Parameters:
    ///   - entry: The response that `Vary` selects; nil if there is none.
    ///   - entries: All that are stored under the key; their entity tags are sent, too.
    func conditions(for entry: CacheEntry?, among entries: [CacheEntry]) -> HTTPHeaders {
        var headers = HTTPHeaders()
        var tags: [String] = []
        for tag in entries.compactMap(\.entityTag) where !tags.contains(tag) { tags.append(tag) }
        if !tags.isEmpty { headers.add("If-None-Match", tags.joined(separator: ", ")) }
        if let modified = entry?.response.headers.firstValue(for: "Last-Modified") {
            headers.add("If-Modified-Since", modified)
        }
        return headers
    }

    /// Returns the stored response that a 304 selects (§4.3.4): the one with its entity tag, or
    /// else its date; without either the only one there is, or the one that `Vary` selects.
    func selected(by response: Response, of entry: CacheEntry?, among entries: [CacheEntry])
        -> CacheEntry?
    {
        let candidates = (entry.map { [$0] } ?? []) + entries
        if let tag = response.entityTag {
            return candidates.first { $0.entityTag == tag }
                ?? candidates.first { $0.entityTag.map { $0.isWeaklyEqual(to: tag) } ?? false }
        }
        if let modified = response.headers.firstValue(for: "Last-Modified") {
            return candidates.first {
                $0.response.headers.firstValue(for: "Last-Modified") == modified
            }
        }
        return entry ?? (entries.count == 1 ? entries[0] : nil)
    }

    /// Returns the head of a stored response with the fields of a newer one over its own (§3.2).
    ///
    /// The stored age and, without a newer one, the stored date are of the past.
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

    /// Returns false if a response to HEAD shows that a stored response to GET is out of date
    /// (§4.3.5).
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
}

extension CacheEntry {
    /// The entity tag of the response; nil without one.
    var entityTag: String? { response.entityTag }
}

extension Response {
    fileprivate var entityTag: String? { headers.firstValue(for: "ETag")?.trimmingBlanks }
}

extension String {
    /// True if two entity tags are equal by the weak comparison (RFC 9110 §8.8.3.2).
    func isWeaklyEqual(to other: String) -> Bool { opaqueTag == other.opaqueTag }

    private var opaqueTag: Substring { hasPrefix("W/") ? dropFirst(2) : self[...] }
}
