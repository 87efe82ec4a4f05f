import Foundation

extension TransportError.Reason {
    /// The texts of libcurl for a damaged compressed body; the last is for data behind the end.
    private static let inflatingErrors = [
        "Error while processing content unencoding", "Unrecognized or bad HTTP Content",
        "Failed writing received data",
    ]

    /// The texts of libcurl for a lost connection, the second also for a reset stream of HTTP/2.
    private static let lostConnections = ["transfer closed", "was not closed cleanly"]

    /// The codes for a connection that could not be opened, for whatever reason.
    private static let unconnected: Set<Int> = [
        NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed, NSURLErrorCannotConnectToHost,
        NSURLErrorSecureConnectionFailed,
    ]

    /// For a short body and most TLS errors, the toolchain has no code, but the text of libcurl.
    /// - Parameter received: The bytes of the body received; nil before the head.
    init(_ error: (any Error)?, received: Int?, expected: Int?, coding: String? = nil) {
        let error = error as NSError?
        let text = error?.localizedDescription ?? ""
        let isURLError = error?.domain == NSURLErrorDomain
        let code = isURLError ? error.map { URLError.Code(rawValue: $0.code) } : nil
        switch code {
        case _? where Self.unconnected.contains(error?.code ?? 0) && Platform.lacksDescriptors:
            self = .noDescriptors
        case .cannotFindHost, .dnsLookupFailed: self = .cannotFindHost
        case .cannotConnectToHost: self = .cannotConnect
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
            self = .offline
        case .appTransportSecurityRequiresSecureConnection: self = .appTransportSecurity
        case .timedOut where received == nil: self = .cannotConnect
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .clientCertificateRejected, .clientCertificateRequired:
            self = .tls
        case .cannotParseResponse, .resourceUnavailable, .unsupportedURL: self = .invalidResponse
        case .badServerResponse: self = .connectionLost
        case .unknown where Self.lastingErrors.contains { text.contains($0) }:
            self = .invalidResponse
        case .networkConnectionLost,
            .unknown where Self.lostConnections.contains { text.contains($0) }:
            self = received.map { .truncated(received: $0, expected: expected) } ?? .connectionLost
        case .unknown where text.contains("SSL") || text.contains("TLS"): self = .tls
        case .unknown where Self.inflatingErrors.contains { text.hasPrefix($0) },
            .cannotDecodeRawData, .cannotDecodeContentData:
            self = .invalidResponse
            if let coding { self = .corruptBody(coding: coding, received: received ?? 0) }
        case .unknown: self = .invalidResponse
        default: self = .other
        }
    }
}

extension HTTPURLResponse {
    /// The header fields, sorted by name: their order is lost, and cookies are joined by commas.
    var fields: HTTPHeaders {
        let pairs = allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0, value as? String ?? "\(value)") }
        }
        var headers = HTTPHeaders()
        for (name, value) in pairs.sorted(byText: { $0.0 }) {
            // The toolchain leaves a space at the end (RFC 9112 §5.1).
            let field = HTTPHeaders.Field(name: name, value: value.trimmingEndBlanks)
            guard field.isNamed("Set-Cookie") else {
                headers.add(name, field.value)
                continue
            }
            // A date has a comma, too, but no name and equals sign after it.
            let cookies = field.value.split(separator: /, *(?=[^ ;,=]+=)/)
            for cookie in cookies { headers.add(name, String(cookie)) }
        }
        return headers
    }
}
