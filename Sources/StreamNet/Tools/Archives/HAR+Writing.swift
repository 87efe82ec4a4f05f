import Foundation

extension JSONTree {
    static func request(
        _ request: EncodedRequest, _ redaction: Redaction, _ bodies: HAR.Entry.Bodies
    ) -> JSONTree {
        let redaction = redaction.emptied()
        let url = redaction.redacted(request.url)
        let headers = fields(redaction.redacted(request.headers))
        let body = request.body.map { body in
            let type = request.headers["Content-Type"]
            guard let data = body.data else { return absent("\(body)", type) }
            var content = content(data, type, redaction, bodies)
            // HAR 1.2 has an encoding for responses only.
            content["_encoding"] = content["encoding"]
            content["encoding"] = nil
            return content
        }
        let pairs = URLText(url).pairs.map(Parameters.Pair.init)
        let query = pairs.map { field($0.name, $0.value ?? "") }
        return [
            "method": .text(request.method.rawValue), "url": .text(url), "httpVersion": "",
            "cookies": [], "headers": headers,
            "queryString": .list(query), "postData": body, "headersSize": -1,
            "bodySize": .count(request.body.map { $0.count ?? -1 } ?? 0),
            "_redacted": replacements(by: redaction),
        ]
    }

    /// The response of an entry; of status 0 for a request that failed.
    static func response(
        _ response: Response?, _ error: String?, to url: URL, _ redaction: Redaction,
        _ bodies: HAR.Entry.Bodies
    ) -> JSONTree {
        let redaction = redaction.emptied()
        let last = response?.url == url ? nil : response?.url
        let headers = redaction.redacted(response?.headers ?? [:])
        let type = headers["Content-Type"]
        var body = absent(response?.bodySummary, type)
        body["size"] = 0
        if let response, response.stream == nil, response.file == nil {
            body = content(response.body, type, redaction, bodies)
            body["size"] = .count(response.body.count)
        }
        return [
            "status": .count(response?.status ?? 0), "statusText": "",
            "httpVersion": "", "cookies": [], "headers": fields(headers), "content": body,
            "redirectURL": .text(headers["Location"] ?? ""), "headersSize": -1, "bodySize": -1,
            "_url": last.map { .text(redaction.redacted($0)) },
            "_trailers": trailers(response?.trailers ?? [:], redaction),
            "_error": error.map(JSONTree.text),
            "_redacted": replacements(by: redaction),
        ]
    }

    /// The names whose values were replaced in a recording, with the marks; nil if there are none.
    static func replacements(by redaction: Redaction) -> JSONTree? {
        let all = redaction.marks?.replacements ?? []
        let list = all.map { ["name": .text($0.name), "mark": .text($0.mark)] as JSONTree }
        return list.isEmpty ? nil : .list(list)
    }

    /// The fields behind a body, which HAR 1.2 does not have; nil if there are none.
    static func trailers(_ fields: HTTPHeaders, _ redaction: Redaction) -> JSONTree? {
        fields.isEmpty ? nil : Self.fields(redaction.redacted(fields))
    }

    private static func fields(_ headers: HTTPHeaders) -> JSONTree {
        .list(headers.map { field($0.name, $0.value) })
    }

    private static func field(_ name: String, _ value: String) -> JSONTree {
        ["name": .text(name), "value": .text(value)]
    }

    private static func absent(_ name: String?, _ type: String?) -> JSONTree {
        ["mimeType": .text(type ?? ""), "comment": name.map { .text("\($0), not in memory") }]
    }

    private static func content(
        _ body: Data, _ type: String?, _ redaction: Redaction, _ bodies: HAR.Entry.Bodies
    ) -> JSONTree {
        let shown = RedactedBody(body, type, redaction)
        var content: JSONTree = ["mimeType": .text(type ?? "")]
        var bytes = shown.bytes
        if shown.isCut { content["comment"] = "cut in front of a secret" }
        if bodies == .shown {
            guard shown.isRedacted else {
                content["comment"] = .text(
                    "\(body.count) bytes that may have secrets are left out")
                return content
            }
            if bytes.count > HAR.Entry.Bodies.limit {
                let text = String(valid: bytes)?.cut(HAR.Entry.Bodies.limit)
                let start = text.map { Data($0.utf8) } ?? bytes.prefix(HAR.Entry.Bodies.limit)
                content["comment"] = .text("cut after \(start.count) of \(bytes.count) bytes")
                bytes = start
            }
        }
        let text = String(valid: bytes)
        content["text"] = .text(text ?? bytes.base64EncodedString())
        if text == nil { content["encoding"] = "base64" }
        return content
    }
}
