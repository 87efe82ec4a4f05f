import Foundation

extension Response {
    /// The strong `ETag` or, without any, the `Last-Modified` (RFC 9110 §13.1.5) with which the
    /// rest can be requested; nil for a compressed body, and if the server has no ranges.
    var resumeValidator: String? {
        guard isIdentity, headers["Accept-Ranges"]?.lowercased() != "none" else { return nil }
        return entityTag.map { $0.isStrongTag ? $0 : nil } ?? lastModification
    }

    /// The range of the file that the bytes of this response are; nil if it is none, or compressed.
    var range: ContentRange? {
        let fields = headers.values(for: "Content-Range")
        guard status == 206, fields.count == 1, isIdentity else { return nil }
        return ContentRange(fields[0])
    }

    /// Returns the range if it continues the part of a token, with its version and length; or nil.
    func rest(after token: ResumeToken) -> ContentRange? {
        guard let range, range.bounds.lowerBound == token.count else { return nil }
        if let total = token.total, range.end > total || range.total ?? total != total {
            return nil
        }
        let date = headers.firstValue(for: "Last-Modified")
        let version = token.validator.isStrongTag ? entityTag : date
        return version ?? token.validator == token.validator ? range : nil
    }

    private var isIdentity: Bool {
        headers["Content-Encoding"]?.lowercased() ?? "identity" == "identity"
    }

    private var entityTag: String? {
        headers.firstValue(for: "ETag")?.trimmingCharacters(in: .whitespaces)
    }

    /// The date of the last change, if no other can have been in the same second (§8.8.2.2).
    private var lastModification: String? {
        guard let text = headers.firstValue(for: "Last-Modified"),
            let change = HTTPDate(text, near: Date()),
            let answer = headers.firstValue(for: "Date").flatMap({ HTTPDate($0, near: Date()) })
        else { return nil }
        return answer.date.timeIntervalSince(change.date) >= 60 ? text : nil
    }
}

extension String {
    /// True if this is a strong entity tag, of the exact bytes (RFC 9110 §8.8.3), unlike `W/"a"`.
    fileprivate var isStrongTag: Bool {
        let (inner, quote) = (utf8.dropFirst().dropLast(), UInt8(ascii: "\""))
        return utf8.count >= 2 && utf8.first == quote && utf8.last == quote
            && inner.allSatisfy { $0 > 0x20 && $0 != quote && $0 != 0x7F }
    }
}

/// The range of a file that a response contains: `bytes 5-9/10` (RFC 9110 §14.4).
struct ContentRange {
    let bounds: ClosedRange<Int>
    let total: Int?

    var end: Int { bounds.upperBound + 1 }

    /// Parses `text`; nil if it is invalid, and for `bytes */10`, which has no bytes.
    init?(_ text: String) {
        let form = /bytes +([0-9]+)-([0-9]+)\/([0-9]+|\*)/.ignoresCase()
        // The number of bytes up to the end must be a number, too.
        guard let (_, start, end, length) = text.wholeMatch(of: form)?.output,
            let first = start.number, let last = end.number, first <= last, last < .max
        else { return nil }
        (bounds, total) = (first...last, length.number)
        guard length == "*" || total.map({ $0 > last }) == true else { return nil }
    }
}

extension EncodedRequest {
    /// Returns this request for the rest of a file (RFC 9110 §14.2), or for all of it if it has
    /// changed (§13.1.5). A token that does not fit is ignored, and its part removed.
    func resuming(_ token: ResumeToken?) -> EncodedRequest {
        guard let token else { return self }
        guard token.fits(self) else {
            token.discard()
            return self
        }
        var request = self
        request.headers["Range"] = token.range
        request.headers["If-Range"] = token.validator
        // The ranges of a compressed body do not count the bytes of the part.
        request.headers["Accept-Encoding"] = "identity"
        return request
    }
}
