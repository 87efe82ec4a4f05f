import Foundation

extension CachePolicy {
    /// The fields by which the caller asks for less than a whole response; a cache leaves these to
    /// the server (RFC 9111 §4.3.2).
    static let fieldsForServer = ["Range", "If-Range", "If-Match", "If-Unmodified-Since"]

    /// Returns true if the caller's own copy is the stored response, so that 304 answers the
    /// request (§4.3.2).
    func isHeldByCaller(_ entry: CacheEntry, _ headers: HTTPHeaders) -> Bool {
        if let tags = headers["If-None-Match"] {
            guard let stored = entry.entityTag else { return false }
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
}

extension HTTPHeaders {
    /// True if the caller asks the server to compare a copy of its own.
    var isConditional: Bool {
        firstValue(for: "If-None-Match") != nil || firstValue(for: "If-Modified-Since") != nil
    }
}
