import CShims
import Foundation

/// A configuration as options of libcurl.
struct CurlSettings: Sendable {
    let configuration: TransportConfiguration
    let codings = ContentCoding.available
    private let authorities: [UInt8]?
    /// The pinned keys in the form of libcurl: `sha256//…;sha256//…`.
    private let pins: String?

    /// The silence after which a peer is looked for, and a connection may be too old.
    let silence: Duration

    init(
        _ configuration: TransportConfiguration,
        absenceOfHTTP2: String? = Self.absenceOfHTTP2, silence: Duration = .seconds(10)
    ) {
        (self.configuration, self.absenceOfHTTP2) = (configuration, absenceOfHTTP2)
        self.silence = silence
        authorities = configuration.tls.trustedCertificates?.pem
        pins = configuration.tls.pinnedKeys?.map { "sha256//" + $0.base64EncodedString() }
            .joined(separator: ";")
    }

    var idleConnections: Int {
        let each = min(configuration.connectionsPerHost, 16_384) * 4
        return min(max(64, configuration.connections ?? 0, each), 65_536)
    }

    func check() throws(ConfigurationError) {
        if let absenceOfHTTP2, configuration.version == .http2 {
            throw ConfigurationError(wanted: "HTTP/2", found: "that \(absenceOfHTTP2)")
        }
        guard let easy = CurlEasy() else { return }
        do throws(CurlError) { try applyConfiguration(to: easy) } catch {
            throw ConfigurationError(
                wanted: "settings that \(Curl.version) supports", found: "\(error)")
        }
        let flaw = configuration.tls.identity == nil ? nil : easy.refusalOfIdentity()?.text
        try require(flaw == nil, "an identity, and the passphrase of its key", flaw ?? "")
    }

    /// The reason for which HTTP/2 is not spoken; nil if it is.
    let absenceOfHTTP2: String?

    static let absenceOfHTTP2: String? =
        !TLSFacts.areKnown
        ? "libcurl's TLS is not OpenSSL"
        : http2_binding_is_there() == 0 ? "nghttp2 was not found" : nil

    /// The protocols to offer in TLS, as ALPN has them (RFC 7301 §3.1).
    func protocols(isHTTP1: Bool) -> String {
        let (http1, http2) = ("\u{8}http/1.1", "\u{2}h2")
        if isHTTP1 || absenceOfHTTP2 != nil { return http1 }
        switch configuration.version {
        case .automatic: return http2 + http1
        case .http1: return http1
        case .http2: return http2
        }
    }

    /// The time for which an idle connection may be used again: as long as with libcurl.
    static let idleAge = Duration.seconds(118)

    /// - Parameter isUpgrade: True if the connection will switch its protocol.
    func apply(_ url: String, isUpgrade: Bool, to easy: CurlEasy) throws(CurlError) {
        try applyConfiguration(to: easy)
        try easy.set(CURL_BINDING_URL, url)
        try easy.set(CURL_BINDING_CONNECT_ONLY, 1)
        // A protocol that the proxy does not speak itself goes through a tunnel.
        let needsTunnel = isUpgrade || configuration.version == .http2
        if configuration.proxy != nil, needsTunnel { try easy.set(CURL_BINDING_HTTPPROXYTUNNEL, 1) }
    }

    func applyConfiguration(to easy: CurlEasy) throws(CurlError) {
        try easy.set(CURL_BINDING_NOSIGNAL, 1)
        try easy.set(CURL_BINDING_PATH_AS_IS, 1)
        // There is no connect timeout by default; libcurl enforces no other deadline.
        let never = Duration.seconds(Platform.never)
        let limit = min(configuration.connectTimeout ?? never, never)
        try easy.set(CURL_BINDING_CONNECTTIMEOUT_MS, max(1, Int(limit / .milliseconds(1))))
        try easy.set(CURL_BINDING_HTTP_VERSION, 2)  // 1.1: HTTP/2 would be spoken by libcurl
        if let socket = configuration.unixSocket {
            try easy.set(CURL_BINDING_UNIX_SOCKET_PATH, socket.path)
        }
        for entry in configuration.resolve { try easy.add(CURL_BINDING_RESOLVE, entry.line) }
        // An empty text is no proxy, also if the environment sets one.
        let proxy = configuration.proxy.map { "http://\($0.urlHost):\($0.port)" } ?? ""
        try easy.set(CURL_BINDING_PROXY, proxy)
        try easy.set(CURL_BINDING_NOPROXY, "")
        if let user = configuration.proxy?.user {
            try easy.set(CURL_BINDING_PROXYUSERNAME, user)
            try easy.set(CURL_BINDING_PROXYPASSWORD, configuration.proxy?.password ?? "")
        }
        try easy.set(CURL_BINDING_SUPPRESS_CONNECT_HEADERS, 1)
        try apply(configuration.tls, to: easy)
        // libcurl has it from 7.87 on; before, ending a transfer may wait for a name lookup.
        do throws(CurlError) { try easy.set(CURL_BINDING_QUICK_EXIT, 1) } catch {}
    }

    private func apply(_ tls: TransportConfiguration.TLS, to easy: CurlEasy) throws(CurlError) {
        if let version = tls.minimumVersion {
            try easy.set(CURL_BINDING_SSLVERSION, version == .v1_2 ? 6 : 7)
        }
        if let pins { try easy.set(CURL_BINDING_PINNEDPUBLICKEY, pins) }
        if let identity = tls.identity {
            switch identity.format {
            case .pem(let certificates, let key):
                try easy.set(CURL_BINDING_SSLCERT_BLOB, [UInt8](certificates))
                try easy.set(CURL_BINDING_SSLKEY_BLOB, [UInt8](key))
            case .pkcs12(let file):
                try easy.set(CURL_BINDING_SSLCERT_BLOB, [UInt8](file))
                try easy.set(CURL_BINDING_SSLCERTTYPE, "P12")
            }
            // Without one, OpenSSL would ask for it on the terminal, or libcurl crash.
            try easy.set(CURL_BINDING_KEYPASSWD, identity.passphrase ?? "")
        }
        guard let authorities else { return }
        try easy.set(CURL_BINDING_CAINFO_BLOB, authorities)
        // The system's certificates, which libcurl would trust as well.
        try easy.set(CURL_BINDING_CAPATH, nil)
    }
}

extension [Data] {
    fileprivate var pem: [UInt8] {
        let options: Data.Base64EncodingOptions = [.lineLength64Characters, .endLineWithLineFeed]
        let texts = map { certificate in
            let text = certificate.base64EncodedString(options: options)
            return "-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n"
        }
        return [UInt8](texts.joined().utf8)
    }
}
