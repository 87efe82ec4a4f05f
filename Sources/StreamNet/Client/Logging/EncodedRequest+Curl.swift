import Foundation

extension EncodedRequest {
    /// The request as a command for a POSIX shell, on one line unless the body has several.
    ///
    ///     curl 'https://host/orders' -H 'Content-Type: application/json' --data-raw '{"count":2}'
    ///
    /// Whatever is in it is quoted. A body that is neither JSON nor a form is a file named by its
    /// size, which curl does not find: better than to send something else.
    /// - Parameter redaction: the names to hide; with `.none` the command sends any text as it was.
    public func curl(redacting redaction: Redaction = .standard) -> String {
        let address = redaction.redacted(url)
        var words = ["curl", address.shellQuoted]
        // Brackets and braces would be patterns for curl.
        if address.utf8.contains(where: "[]{}".utf8.contains) { words.append("--globoff") }
        words += curlMethod
        for field in redaction.redacted(headers) {
            // Behind a colon without a value curl would leave the header out.
            let line = field.value.isEmpty ? field.name + ";" : "\(field.name): \(field.value)"
            words += ["-H", line.shellQuoted]
        }
        return (words + curlBody(redaction)).joined(separator: " ")
    }

    private var curlMethod: [String] {
        switch method {
        case .head: ["--head"]
        case .get where body == nil, .post where body != nil: []
        default: ["-X", method.rawValue.isToken ? method.rawValue.shellWord : "''"]
        }
    }

    private func curlBody(_ redaction: Redaction) -> [String] {
        guard let body = LoggedBody(self) else { return [] }
        // Without a type of its own curl would say that it is a form.
        let type = headers["Content-Type"] == nil ? ["-H", "'Content-Type:'"] : []
        guard let text = body.text(by: redaction), !text.utf8.contains(0) else {
            return type + ["--data-binary", "@[\(body.size)]".shellQuoted]
        }
        // Not `--data-binary`, for which an @ in front would name a file.
        return type + ["--data-raw", text.shellQuoted]
    }
}

extension Endpoint {
    /// The request that would be sent, as a command for a POSIX shell; see
    /// ``EncodedRequest/curl(redacting:)``.
    ///
    /// Throws as ``encoded()`` does.
    public func curl(redacting redaction: Redaction = .standard) throws(NetError) -> String {
        try encoded().curl(redacting: redaction)
    }
}

extension String {
    /// This text as one word of a POSIX shell, whatever is in it.
    ///
    /// On scalars: a quote with a combining mark behind it is another `Character`.
    var shellQuoted: String {
        let quote: Unicode.Scalar = "'"
        let parts = unicodeScalars.split(separator: quote, omittingEmptySubsequences: false)
        return "'" + parts.map(String.init).joined(separator: #"'\''"#) + "'"
    }

    /// The same, without quotes where none are needed.
    fileprivate var shellWord: String {
        utf8.allSatisfy(ASCIISet.plain.contains) ? self : shellQuoted
    }
}

extension ASCIISet {
    /// What means nothing to a shell.
    fileprivate static let plain = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "-_.")
}
