import CShims

/// An error of libcurl (`CURLcode`).
struct CurlError: Error, CustomStringConvertible {
    static let noSocket: Int32 = 7
    static let noHTTP: Int32 = 8
    static let partial: Int32 = 18
    static let outOfMemory: Int32 = 27
    static let nothing: Int32 = 52
    static let again: Int32 = 81
    static let badIdentity: Int32 = 58
    static let stream: Int32 = 92
    static let tooLarge: Int32 = 100
    /// None of libcurl's.
    static let headTooLong: Int32 = -1
    static let fieldsTooLong: Int32 = -2
    /// The beginning of libcurl's text for a field that is too long, and the detail of the failure.
    static let (noMemory, longField) = ("Out of memory", "a field that is too long")

    let code: Int32
    let text: String

    init(code: Int32, text: String = "") {
        self.code = code
        self.text = text.isEmpty ? String(cString: curl_binding_text(code)) : text
    }

    /// The error for the code with which a transfer has ended. libcurl 7.88 reports a field that is
    /// too long as a lack of memory, which Linux would not report; 8.23 has a code for it.
    init(ended code: Int32, text: String) {
        let isTooLong =
            [Self.outOfMemory, Self.tooLarge].contains(code)
            || text.hasPrefix(Self.noMemory)
        self.init(
            code: isTooLong ? Self.outOfMemory : code,
            text: isTooLong ? Self.longField : text)
    }

    /// The error for a request that was not processed on several connections.
    static func unrepeated(after attempts: Int) -> CurlError {
        CurlError(code: nothing, text: "tried \(attempts) times")
    }

    static func malformed(_ flaw: String) -> CurlError { CurlError(code: noHTTP, text: flaw) }
    static let claimedHTTP2 = malformed("HTTP/2 that was not asked for, or not agreed on")

    static func check(_ code: Int32) throws(CurlError) {
        if code != 0 { throw CurlError(code: code) }
    }

    var description: String { "libcurl \(code): \(text)" }
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
        // Malformed chunks and trailers, and what a server answers each time (RFC 9113 §7).
        case _ where error.text.contains("chunk"),
            56 where error.text.contains("response headers"),
            92 where Self.lastingErrors.contains { error.text.contains($0) }:
            self = .invalidResponse
        // 16 is a GOAWAY in front of the response, of whatever reason (RFC 9113 §6.8).
        case 16, 18, 52, 55, 56, 92:
            self = received.map { .truncated(received: $0, expected: expected) } ?? .connectionLost
        // 43 is a head that begins with the continuation of a field (its issue 11605).
        case 1, 8, 23, 27, 43, 61: self = .invalidResponse
        default: self = .other
        }
    }
}
