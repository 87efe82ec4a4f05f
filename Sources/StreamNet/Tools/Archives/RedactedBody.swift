import Foundation

struct RedactedBody {
    let bytes: Data
    /// False for bytes that cannot be searched for secrets: no text, or damaged multipart.
    var isRedacted = true
    /// True if the body ends in front of its first secret, since it is text of an unknown form.
    var isCut = false
}

extension RedactedBody {
    init(_ body: Data, _ type: String?, _ redaction: Redaction) {
        if redaction.isOff {
            self.init(bytes: body)
        } else if let parts = MultipartBody(body, type) {
            self = parts.redacted(by: redaction, or: body)
        } else if type.flatMap(MediaType.init)?.type == "multipart" {
            self.init(bytes: body, isRedacted: false)
        } else {
            self.init(part: body, type, redaction)
        }
    }

    fileprivate init(part body: Data, _ type: String?, _ redaction: Redaction) {
        let media = type.flatMap(MediaType.init)
        let isText = media?.type == "text" || media?.subtype.contains("json") == true
        if let text = LoggedBody(body, type).text(by: redaction) {
            self.init(bytes: Data(text.utf8))
        } else if let text = String(valid: body), text.isMarkup {
            self.init(bytes: Data(redaction.redacted(markup: text).utf8))
        } else if isText || String(valid: body) != nil {
            let text = String(decoding: body, as: UTF8.self)
            let shown = redaction.redacted(text)
            // Bytes of another encoding than UTF-8 stay, if no secret is among them.
            self.init(bytes: shown == text ? body : Data(shown.utf8), isCut: shown != text)
        } else {
            self.init(bytes: body, isRedacted: false)
        }
    }
}

extension String {
    /// True if the text begins with a tag.
    fileprivate var isMarkup: Bool {
        let rest = unicodeScalars.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
        guard rest.first == "<", let next = rest.dropFirst().first else { return false }
        return next == "!" || next == "?" || next.properties.isAlphabetic
    }
}

/// A body of parts (RFC 2046 §5.1).
struct MultipartBody {
    /// A part; its head has no line break at its end.
    struct Part: Sendable, Hashable {
        let head: String
        let body: Data
    }

    private let boundary: String
    private(set) var parts: [Part] = []

    /// Reads a body of this content type; nil if it is not multipart, or damaged.
    init?(_ body: Data, _ type: String?) {
        guard let type, MediaType(type)?.type == "multipart",
            let boundary = MediaType.parameter("boundary", of: type), !boundary.isEmpty
        else { return nil }
        self.boundary = boundary
        let delimiter = Data("\r\n--\(boundary)".utf8)
        var rest = Data("\r\n".utf8) + body
        guard let first = rest.range(of: delimiter) else { return nil }
        rest = rest[first.upperBound...]
        while !rest.starts(with: "--".utf8) {
            guard let end = rest.range(of: delimiter),
                let gap = rest[..<end.lowerBound].range(of: Data("\r\n\r\n".utf8)),
                let head = String(valid: rest[..<gap.lowerBound])
            else { return nil }
            let body = Data(rest[gap.upperBound..<end.lowerBound])
            parts.append(Part(head: head.trimmingCharacters(in: .newlines), body: body))
            rest = rest[end.upperBound...]
        }
    }

    /// Returns the bytes with secret parts hidden; `whole` if there are none.
    fileprivate func redacted(by redaction: Redaction, or whole: Data) -> RedactedBody {
        var (data, isRedacted, isSame) = (Data(), true, true)
        for part in parts {
            let head = redaction.redacted(part.head)
            let shown = part.redacted(by: redaction)
            data += "--\(boundary)\r\n\(head)\r\n\r\n".utf8 + shown.bytes + "\r\n".utf8
            isRedacted = isRedacted && shown.isRedacted
            isSame = isSame && head == part.head && shown.bytes == part.body
        }
        data += Data("--\(boundary)--\r\n".utf8)
        return RedactedBody(bytes: isSame ? whole : data, isRedacted: isRedacted)
    }
}

extension MultipartBody.Part {
    fileprivate func redacted(by redaction: Redaction) -> RedactedBody {
        let lines = head.lines(keepingEmpty: false).map { $0.split(at: ":", cuts: 1) }
        func value(of name: String) -> String? {
            let line = lines.first { $0.first?.lowercased() == name && $0.count == 2 }
            return line.map { $0[1].trimmingBlanks }
        }
        if let disposition = value(of: "content-disposition"),
            let name = MediaType.parameter("name", of: disposition), redaction.hides(name.utf8)
        {
            let mark = redaction.hidden(String(decoding: body, as: UTF8.self), of: name)
            return RedactedBody(bytes: Data(mark.utf8))
        }
        return RedactedBody(part: body, value(of: "content-type"), redaction)
    }
}
