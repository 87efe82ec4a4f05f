import Foundation

extension EncodedRequest {
    /// Returns the request as a command for a POSIX shell, on one line unless the body has several.
    ///
    ///     curl 'https://host/orders' -H 'Content-Type: application/json' --data-raw '{"n":2}'
    ///
    /// All parts are quoted. A body that is not text, or from which secrets cannot be removed, is
    /// replaced by a file named by its size, which curl does not find.
    /// - Parameter redaction: The secrets to hide; with `.none` the command sends the same request.
    public func curl(redacting redaction: Redaction = .standard) -> String {
        let address = redaction.redacted(url)
        var words = ["curl", address.shellQuoted]
        // curl would read brackets and braces as patterns.
        if address.utf8.contains(where: "[]{}".utf8.contains) { words.append("--globoff") }
        words += curlMethod
        for field in redaction.redacted(headers) {
            // With a colon and no value, curl would leave the header out.
            let line = field.value.isEmpty ? field.name + ";" : "\(field.name): \(field.value)"
            words += ["-H", line.shellQuoted]
        }
        return (words + curlBody(redaction)).joined(separator: " ")
    }

    private var curlMethod: [String] {
        switch method {
        case .head: ["--head"]
        case .get where body == nil, .post where body != nil: []
        default: ["-X", method.rawValue.shellQuoted]
        }
    }

    private func curlBody(_ redaction: Redaction) -> [String] {
        guard let body = LoggedBody(self) else { return [] }
        // Without a content type, curl would declare a form.
        let type = headers["Content-Type"] == nil ? ["-H", "'Content-Type:'"] : []
        guard let text = body.text(by: redaction), !text.utf8.contains(0)
        else { return type + ["--data-binary", "@[\(body.size)]".shellQuoted] }
        // Not `--data-binary`, which reads a file if the text begins with @.
        return type + ["--data-raw", text.shellQuoted]
    }
}

extension String {
    /// This text, with any characters, as one word of a POSIX shell. Works on scalars: a quote
    /// followed by a combining mark is another `Character`.
    var shellQuoted: String {
        let quote: Unicode.Scalar = "'"
        let parts = unicodeScalars.split(separator: quote, omittingEmptySubsequences: false)
        return "'" + parts.map(String.init).joined(separator: #"'\''"#) + "'"
    }
}

extension EncodedRequest: DescribedMirror {
    /// `POST https://host/path?page=2, 12 bytes`, with secrets hidden and without headers.
    public var description: String {
        let size = LoggedBody(self).map { ", \($0.size)" } ?? ""
        return "\(method) \(Redaction.standard.redacted(url))\(size)"
    }
}
