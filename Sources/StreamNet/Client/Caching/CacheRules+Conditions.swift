import Foundation

extension CachePolicy {
    /// The fields of a request that a cache leaves to the server (RFC 9111 §4.3.2): those by which
    /// the caller asks for less than a whole response, and `If-None-Match` with a method by which
    /// it asks to change nothing that is there already (RFC 9110 §13.1.2).
    static func fieldsForServer(with method: HTTPMethod) -> [String] {
        method.mayBeConditional ? alwaysForServer : alwaysForServer + ["If-None-Match"]
    }

    private static let alwaysForServer = ["Range", "If-Range", "If-Match", "If-Unmodified-Since"]

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

extension HTTPMethod {
    /// True if `If-None-Match` and `If-Modified-Since` ask for a response only if it is another
    /// than the sender has, and 304 is the answer. With other methods the first one fails the
    /// request by 412, and the second one is ignored (RFC 9110 §13.1.2, §13.1.3).
    var mayBeConditional: Bool { self == .get || self == .head }
}

extension HTTPHeaders {
    /// True if the caller asks the server to compare a copy of its own.
    var isConditional: Bool {
        firstValue(for: "If-None-Match") != nil || firstValue(for: "If-Modified-Since") != nil
    }
}
