import CShims

/// An error of libcurl (`CURLcode`).
struct CurlError: Error, CustomStringConvertible {
    static let partial: Int32 = 18
    static let nothing: Int32 = 52
    static let badIdentity: Int32 = 58
    static let again: Int32 = 81
    static let stream: Int32 = 92
    /// None of libcurl's.
    static let headTooLongCode: Int32 = -1

    let code: Int32
    let text: String
    /// The number of bytes that a head may have, if one had more.
    let limit: Int?

    init(code: Int32, text: String = "", limit: Int? = nil) {
        (self.code, self.limit) = (code, limit)
        self.text = text.isEmpty ? String(cString: curl_binding_text(code)) : text
    }

    static let lost = CurlError(code: 56)
    static let noSocket = CurlError(code: 7)
    static let outOfMemory = CurlError(code: 27)
    static func headTooLong(_ limit: Int) -> CurlError {
        CurlError(code: headTooLongCode, text: "a head that is too long", limit: limit)
    }
    static func malformed(_ flaw: String) -> CurlError { CurlError(code: 8, text: flaw) }
    /// The server has ended TLS with an alert (RFC 8446 §6.2).
    static func alert(_ text: String) -> CurlError { CurlError(code: 35, text: text) }

    static func check(_ code: Int32) throws(CurlError) {
        if code != 0 { throw CurlError(code: code) }
    }

    var description: String { code < 0 ? text : "libcurl \(code): \(text)" }
}

extension TransportError.Reason {
    /// The names of the HTTP/2 errors that another attempt meets again.
    static let lastingErrors = [
        "PROTOCOL_ERROR", "HTTP_1_1_REQUIRED", "COMPRESSION_ERROR", "FRAME_SIZE_ERROR",
        "FLOW_CONTROL_ERROR", "INADEQUATE_SECURITY",
    ]

    /// - Parameter received: The bytes of the body received; nil before the head.
    init(_ error: CurlError, connectingWithin limit: Duration?, received: Int?, expected: Int?) {
        switch error.code {
        // libcurl has several codes, and no text, for this.
        case let code where [2, 5, 6, 7, 27, 35, 77].contains(code) && Platform.lacksDescriptors:
            self = .noDescriptors
        case 28 where limit != nil: self = .timedOut(.connect, after: limit ?? .zero)
        case 5, 6: self = .cannotFindHost
        case 7, 28: self = .cannotConnect
        case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: self = .tls
        // A server answers so each time (RFC 9113 §7).
        case 92 where Self.lastingErrors.contains { error.text.contains($0) }:
            self = .invalidResponse
        case 18, 52, 55, 56, 92:
            self = received.map { .truncated(received: $0, expected: expected) } ?? .connectionLost
        case 1, 8, 27: self = .invalidResponse
        default: self = .other
        }
    }
}
