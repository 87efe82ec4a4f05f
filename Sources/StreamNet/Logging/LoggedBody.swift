import Foundation

/// What can be shown of a body: the one place that knows where the bytes of a message are.
struct LoggedBody {
    private let data: Data
    private let contentType: String?

    /// The body of a request; nil where there is none, or nothing in it.
    init?(_ request: EncodedRequest) { self.init(request.body, request.headers) }

    /// The body of a response; nil where there is none.
    init?(_ response: Response) { self.init(response.body, response.headers) }

    private init?(_ data: Data?, _ headers: HTTPHeaders) {
        guard let data, !data.isEmpty else { return nil }
        self.data = data
        contentType = headers["Content-Type"]
    }

    /// The body as text without secrets, cut behind `limit` bytes; what is no text, or claims to be
    /// JSON and is not, is described.
    func summary(by redaction: Redaction, limit: Int) -> String {
        guard let text = text(by: redaction, limit: limit) else {
            return "[\(mediaType.map { "\($0), " } ?? "")\(data.count) bytes]"
        }
        guard text.utf8.count > limit || data.count > limit else { return text }
        return text.cut(limit) + "… [\(data.count) bytes]"
    }

    /// The text without secrets, at least its first `limit` bytes; nil for what is not shown.
    func text(by redaction: Redaction, limit: Int = .max) -> String? {
        guard kind != .other, let text = String(validating: data, as: UTF8.self) else { return nil }
        if redaction.isOff { return text }
        switch kind {
        case .json: return JSONRedactor.redacted(text, by: redaction, limit: limit)
        case .form: return redaction.redacted(form: text.cut(limit))
        case .text: return redaction.redacted(text.cut(limit))
        case .other: return nil
        }
    }

    private enum Kind { case json, form, text, other }

    private var kind: Kind {
        guard let type = mediaType else {
            let first = data.first { !" \t\r\n".utf8.contains($0) }
            return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .text
        }
        if type.hasSuffix("json") || type.hasSuffix("jsonl") { return .json }
        if type == "application/x-www-form-urlencoded" { return .form }
        let isText = type.hasPrefix("text/") || type.hasSuffix("xml")
        return isText || type == "application/graphql" ? .text : .other
    }

    /// The type in small letters and without parameters.
    private var mediaType: String? {
        contentType.map { type in
            type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        }
    }
}

extension String {
    /// The first `limit` bytes, less where a scalar would be broken.
    fileprivate func cut(_ limit: Int) -> String {
        guard utf8.count > limit else { return self }
        return String(self[..<utf8.index(startIndex, offsetBy: max(limit, 0))])
    }
}
