import Foundation

/// The loggable form of a body; the only type that knows where the bytes of a message are.
///
/// A body that is not in memory is described, and never read.
struct LoggedBody {
    private let data: Data?
    let size: String
    private let contentType: String?

    init?(_ request: EncodedRequest) {
        guard let body = request.body else { return nil }
        data = body.data
        size = body.count.map { "\($0) bytes" } ?? "bytes of unknown number"
        contentType = request.headers["Content-Type"]
    }

    init(_ response: Response) {
        data = response.stream == nil && response.file == nil ? response.body : nil
        size = response.bodySummary
        contentType = response.headers["Content-Type"]
    }

    init(_ data: Data, _ contentType: String?) {
        self.data = data
        size = "\(data.count) bytes"
        self.contentType = contentType
    }

    /// Returns the body as text without secrets, cut after `limit` bytes; a body that is not text,
    /// or claims to be JSON and is not, is described. Returns nil for an empty body.
    func summary(by redaction: Redaction, limit: Int) -> String? {
        if let data, data.isEmpty { return nil }
        guard let text = text(by: redaction, limit: limit)
        else { return "[\(mediaType.map { "\($0), " } ?? "")\(size)]" }
        return shortened(text, limit)
    }

    /// The beginning, up to the first secret, of text that is neither JSON nor a form; else nil.
    func opening(limit: Int) -> String? {
        guard kind == .text, let text = text(by: .none) else { return nil }
        // A password that is cut is no longer found, so hiding comes first.
        return shortened(Redaction.standard.redacted(text.cut(limit + 1000)), limit)
    }

    private func shortened(_ text: String, _ limit: Int) -> String {
        guard text.utf8.count > limit || data?.count ?? 0 > limit else { return text }
        return text.cut(limit) + "… [\(size)]"
    }

    /// Returns the text without secrets, at least its first `limit` bytes; nil if it is not shown.
    func text(by redaction: Redaction, limit: Int = .max) -> String? {
        guard let data, kind != .other, let text = String(valid: data) else { return nil }
        if redaction.isOff || text.isEmpty { return text }
        switch kind {
        case .json: return redaction.redacted(json: text, upTo: limit)
        case .form: return redaction.redacted(form: text)
        case .text, .other: return nil
        }
    }

    private enum Kind { case json, form, text, other }

    private var kind: Kind {
        let first = data?.first { !" \t\r\n".utf8.contains($0) }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        guard let type = mediaType else { return isJSON ? .json : .text }
        if type.hasSuffix("json") || type.hasSuffix("jsonl") { return .json }
        if type == "application/x-www-form-urlencoded" { return .form }
        let isText = type.hasPrefix("text/") || type.hasSuffix("xml")
        guard isText || type == "application/graphql" else { return .other }
        return isJSON ? .json : .text
    }

    private var mediaType: String? { contentType.flatMap(MediaType.init)?.description }
}

extension String {
    /// Returns the first `limit` bytes, or fewer so as not to split a scalar.
    func cut(_ limit: Int) -> String {
        guard utf8.count > limit else { return self }
        return String(self[..<utf8.index(startIndex, offsetBy: max(limit, 0))])
    }
}
