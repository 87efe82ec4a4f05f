import Foundation

/// The status line and the fields of an answer, written exactly as given.
struct ResponseHead {
    let status: Int
    var headers: [(String, String)]

    /// True if this status can carry content (RFC 9110, 6.4.1).
    var allowsBody: Bool { status >= 200 && status != 204 && status != 304 }

    var closesConnection: Bool {
        headers.contains { $0.lowercased() == "connection" && $1.lowercased() == "close" }
    }

    var bytes: Data {
        let fields = headers.map { "\($0): \($1)\r\n" }.joined()
        return Data("HTTP/1.1 \(status) \(Self.reasons[status] ?? "")\r\n\(fields)\r\n".utf8)
    }

    /// True if the head has the end of its body.
    private var isFramed: Bool {
        let framing = ["content-length", "transfer-encoding"]
        return headers.contains { framing.contains($0.0.lowercased()) }
    }

    /// Adds the field that says where the body ends, unless there is one or there is no body.
    mutating func frame(_ name: String, _ value: String) {
        if allowsBody, !isFramed { headers.append((name, value)) }
    }

    // A status without an entry has an empty phrase, which RFC 9112, 4 permits.
    private static let reasons = [
        100: "Continue", 101: "Switching Protocols", 103: "Early Hints",
        200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 205: "Reset Content",
        206: "Partial Content", 301: "Moved Permanently", 302: "Found", 303: "See Other",
        304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
        413: "Content Too Large", 422: "Unprocessable Content", 429: "Too Many Requests",
        500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable",
        504: "Gateway Timeout",
    ]
}
