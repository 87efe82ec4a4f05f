import Foundation

/// The head of a request as it is sent, in any version of HTTP.
struct RequestHead: Sendable {
    let method: HTTPMethod
    let isSecure: Bool
    /// `https://host:port` in lower case: the server whose connections the request may use.
    let origin: String
    /// The host, and the port unless it is that of the scheme (RFC 9110 §7.2).
    let host: String
    let target: String
    /// All fields but `Host`, `Content-Length` and those that only a server's peer may set.
    let fields: [HTTPHeaders.Field]
    /// The length of the body to announce; nil for none.
    let length: Int?

    init(_ request: EncodedRequest, sending count: Int?, accepting codings: [ContentCoding]) {
        let text = URLText(request.url.absoluteString)
        method = request.method
        let (authority, host) = (text.authority, text.hostAndPort)
        let user = authority[..<host.startIndex]
        isSecure = text.scheme?.lowercased() == "https"
        let standard = isSecure ? ":443" : ":80"
        let place = host.hasSuffix(standard) ? host.dropLast(standard.count) : host
        origin = (isSecure ? "https://" : "http://") + place.lowercased()
        self.host = request.headers["Host"] ?? String(place)
        target = text.requestTarget
        // These methods expect a body, so that an absent one is sent with length 0 (RFC 9110 §8.6).
        length = count ?? ([.post, .put, .patch].contains(method) ? 0 : nil)
        var fields: [HTTPHeaders.Field] = []
        fields.reserveCapacity(request.headers.count + 4)
        for field in request.headers {
            if field.framesBody || field.isNamed("Host") || field.isNamed("Expect") { continue }
            fields.append(field)
        }
        func lacks(_ name: String) -> Bool { request.headers.firstValue(for: name) == nil }
        if user.last == "@", lacks("Authorization") {
            let login = user.dropLast().drop { $0 != "/" }.dropFirst(2)
            let whole = login.utf8.percentDecoded + (login.contains(":") ? "" : ":").utf8
            fields.append(.init(name: "Authorization", value: whole.basicCredentials))
        }
        if lacks("Accept") { fields.append(.init(name: "Accept", value: "*/*")) }
        if let accepted = request.acceptEncoding(codings) {
            fields.append(.init(name: "Accept-Encoding", value: accepted))
        }
        // A body without a type could be anything (RFC 9110 §8.3).
        if method == .post, count != nil, lacks("Content-Type") {
            fields.append(.init(name: "Content-Type", value: "application/octet-stream"))
        }
        self.fields = fields
    }
}

extension [UInt8] {
    /// The credentials of a log-in, its user and its password (RFC 7617 §2).
    var basicCredentials: String { "Basic " + Data(self).base64EncodedString() }
}
