import Foundation

extension HAR.Entry {
    var method: HTTPMethod { HTTPMethod(rawValue: json["request"]?["method"]?.text ?? "") }

    /// The text of the URL, with secrets as the archive has them; that of a socket is `wss://…`.
    var url: String {
        let text = json["request"]?["url"]?.text ?? ""
        return messages == nil ? text : text.withSocketScheme
    }

    /// The messages of a socket, as Chrome writes them; nil for an entry of another kind.
    var messages: [JSONTree]? { json["_webSocketMessages"]?.elements }
    var isSocket: Bool { status == 101 && messages != nil }

    var status: Int { Int(exactly: json["response"]?["status"]?.double ?? 0) ?? 0 }

    var requestHeaders: HTTPHeaders { json["request"]?.fields("headers") ?? [:] }
    var responseHeaders: HTTPHeaders { json["response"]?.fields("headers") ?? [:] }
    var trailers: HTTPHeaders { json["response"]?.fields("_trailers") ?? [:] }

    /// The body of the request, and its content type; nil without one.
    var requestBody: (type: String?, data: Data)? {
        guard let body = json["request"]?["postData"], let data = body.content else { return nil }
        return (requestHeaders["Content-Type"] ?? body["mimeType"]?.text, data)
    }

    var responseBody: Data { json["response"]?["content"]?.content ?? Data() }

    /// The size of a response whose body is not in the archive; nil if it is, or if there is none.
    var missingSize: Int? {
        let content = json["response"]?["content"]
        let size = content?["size"]?.double.flatMap { Int(exactly: $0) } ?? 0
        let isThere = ["text", "_pieces"].contains { content?[$0] != nil } || messages != nil
        return isThere || size <= 0 || (300..<400).contains(status) ? nil : size
    }

    /// Returns the failure of `request` that a recording has in place of a response.
    func failure(of request: String) -> TransportError? {
        let reason: TransportError.Reason? = json["response"]?["_failure"]?.value()
        let detail = json["response"]?["_detail"]?.text ?? ""
        return reason.map { TransportError($0, request: request, detail: detail) }
    }

    mutating func setFailure(_ failure: TransportError, _ redaction: Redaction) {
        json["response"]?["_failure"] = JSONTree(of: failure.reason)
        guard !failure.isWorded, !failure.detail.isEmpty else { return }
        json["response"]?["_detail"] = .text(redaction.redacted(failure.detail))
    }

    /// The run in which the entry was recorded: its marks stand for different secrets.
    var run: String { json["_run"]?.text ?? "" }
    /// The marks in place of secrets, as the entry lists them.
    var marks: [String] {
        ["request", "response"].flatMap { json[$0]?["_redacted"]?.elements ?? [] }
            .compactMap { $0["mark"]?.text }
    }

    mutating func addReplacements(by redaction: Redaction) {
        let more = JSONTree.replacements(by: redaction)?.elements ?? []
        let all = (json["response"]?["_redacted"]?.elements ?? []) + more
        json["response"]?["_redacted"] = all.isEmpty ? nil : .list(all)
    }

    var isForeign: Bool { json["_attempt"] == nil }
    /// The target of a redirect; nil or "" for another response.
    var redirectURL: String? { json["response"]?["redirectURL"]?.text }
    /// The URL after all redirects; nil if it is that of the request.
    var finalURL: URL? { json["response"]?["_url"]?.text.flatMap { URL(string: $0) } }
}

extension JSONTree {
    /// The header fields of a message, without the pseudo fields of HTTP/2 (RFC 9113 §8.3).
    fileprivate func fields(_ name: String) -> HTTPHeaders {
        let fields = (self[name]?.elements ?? []).compactMap { field in
            field["name"]?.text.map {
                HTTPHeaders.Field(name: $0, value: field["value"]?.text ?? "")
            }
        }
        return HTTPHeaders(fields.filter { !$0.name.hasPrefix(":") })
    }

    /// The bytes of a body; those of a form that has only fields are made of them. Empty if there
    /// are none, nil for bytes that are no base64.
    var content: Data? {
        guard let text = self["text"]?.text else {
            let pairs = (self["params"]?.elements ?? []).map { field in
                [field["name"]?.text ?? "", field["value"]?.text ?? ""]
                    .map { $0.utf8.percentEncoded(keeping: .unreserved) }.joined(separator: "=")
            }
            return Data(pairs.joined(separator: "&").utf8)
        }
        let encoding = self["encoding"]?.text ?? self["_encoding"]?.text
        return encoding == "base64" ? Data(base64Encoded: text) : Data(text.utf8)
    }
}

extension String {
    /// The text of a URL with the scheme of sockets: `wss://host` for `https://host`.
    var withSocketScheme: String { hasPrefix("http") ? "ws" + dropFirst(4) : self }
}
