import Foundation

extension Response {
    /// What tells the version of this response's file, if the rest of it can be asked for later:
    /// its strong `ETag`, or, where it has no `ETag`, its `Last-Modified` (RFC 9110 §13.1.5).
    ///
    /// Nil for what was decompressed on the way, since the server counts other bytes than came,
    /// and where the server says that it has no ranges.
    var resumeValidator: String? {
        let encoding = headers["Content-Encoding"]?.lowercased() ?? "identity"
        guard encoding == "identity", headers["Accept-Ranges"]?.lowercased() != "none" else {
            return nil
        }
        return entityTag.map { $0.isStrongTag ? $0 : nil } ?? lastModification
    }

    /// Which bytes these are, if they are what is missing behind the part of a token, of the same
    /// version; nil otherwise.
    func rest(after token: ResumeToken) -> ContentRange? {
        let fields = headers.values(for: "Content-Range")
        guard fields.count == 1, let range = ContentRange(fields[0]),
            range.bounds.lowerBound == token.count,
            headers["Content-Encoding"].map({ $0.lowercased() == "identity" }) ?? true
        else { return nil }
        let isOther = token.validator.isStrongTag && entityTag.map { $0 != token.validator } == true
        return isOther ? nil : range
    }

    private var entityTag: String? {
        headers.firstValue(for: "ETag")?.trimmingCharacters(in: .whitespaces)
    }

    /// The date of the last change, if it is so long before the response that there cannot have
    /// been another one in the same second, whatever clocks they were read from (§8.8.2.2).
    private var lastModification: String? {
        guard let text = headers.firstValue(for: "Last-Modified"),
            let change = HTTPDate(text, near: Date()),
            let answer = headers.firstValue(for: "Date").flatMap({ HTTPDate($0, near: Date()) })
        else { return nil }
        return answer.date.timeIntervalSince(change.date) >= 60 ? text : nil
    }
}

extension String {
    /// Whether this is an entity tag that names the very bytes (RFC 9110 §8.8.3); `W/"a"` is none.
    fileprivate var isStrongTag: Bool {
        let inner = utf8.dropFirst().dropLast()
        return utf8.count >= 2 && utf8.first == quote && utf8.last == quote
            && inner.allSatisfy { $0 > 0x20 && $0 != quote && $0 != 0x7F }
    }

    private var quote: UInt8 { UInt8(ascii: "\"") }
}
