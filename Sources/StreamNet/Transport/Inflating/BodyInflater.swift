import Foundation

/// Removes the content codings of a body, one after the other, while it arrives.
final class BodyInflater: Sendable {
    /// The outermost coding first.
    private let stages: [Inflater]

    /// Makes an inflater for codings in the order of application; nil if there are none.
    init?(_ codings: [ContentCoding]) {
        stages = codings.reversed().map(Inflater.init)
        if stages.isEmpty { return nil }
    }

    /// Nil without a known coding, for a part of a body (RFC 9110 §15.3.7), and for no body.
    convenience init?(_ head: Response, of method: HTTPMethod, known: [ContentCoding]) {
        guard let field = head.headers["Content-Encoding"], method != .head,
            head.status >= 200, ![204, 206, 304].contains(head.status),
            head.headers["Content-Length"] != "0",
            let codings = ContentCoding.parse(field, known: known)
        else { return nil }
        self.init(codings)
    }

    /// The number of bytes of the body, as sent, that have been inflated.
    var consumed: Int { stages.first?.consumed ?? 0 }
    /// A coding of which the end has not arrived; nil if the body is complete.
    var unfinished: ContentCoding? { stages.lazy.compactMap(\.unfinished).first }
    /// Adds a piece of the body as sent; to be called when `next` has returned nil.
    func add(_ piece: Data) { stages.first?.add(piece) }
    /// Returns the next bytes of the inflated body; nil if more of the body as sent is needed.
    func next() throws(InflatingError) -> Data? { try next(of: stages.endIndex - 1) }

    private func next(of index: Int) throws(InflatingError) -> Data? {
        while true {
            if let part = try stages[index].next() { return part }
            guard index > 0, let more = try next(of: index - 1) else { return nil }
            stages[index].add(more)
        }
    }
}

extension Response {
    /// The head for the inflated body, which does not have its coding and length any more.
    var inflated: Response {
        var headers = headers
        headers["Content-Encoding"] = nil
        headers["Content-Length"] = nil
        return Response(status: status, headers: headers, url: url, timing: timing)
    }
}
