import CurlBinding

/// What libcurl says went wrong (`CURLcode`).
struct CurlError: Error {
    static let noHTTP: Int32 = 8
    static let outOfMemory: Int32 = 27
    static let nothing: Int32 = 52

    let code: Int32
    let text: String

    init(code: Int32, text: String = "") {
        self.code = code
        self.text = text.isEmpty ? String(cString: curl_binding_text(code)) : text
    }

    static func check(_ code: Int32) throws(CurlError) {
        if code != 0 { throw CurlError(code: code) }
    }
}

extension CurlError: CustomStringConvertible {
    var description: String { "libcurl \(code): \(text)" }
}

extension TransportFailure.Reason {
    /// What a failed transfer means.
    /// - Parameters:
    ///   - limit: how long the way to a connection may take; nil is as long as it likes.
    ///   - received: how many bytes of the body had come; nil if not even the head had.
    ///   - expected: how many were announced.
    init(_ error: CurlError, connectingWithin limit: Duration?, received: Int?, expected: Int?) {
        switch error.code {
        case 28 where limit != nil: self = .timedOut(.connect, after: limit ?? .zero)
        case 5, 6: self = .cannotFindHost
        case 7, 28: self = .cannotConnect
        case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: self = .tls
        case 56 where error.text.contains("chunk") || error.text.contains("response headers"):
            self = .invalidResponse
        case 16, 18, 52, 55, 56, 92:
            self = received.map { .truncated(received: $0, expected: expected) } ?? .connectionLost
        case 1, 8, 23, 27, 61: self = .invalidResponse
        default: self = .other
        }
    }
}
