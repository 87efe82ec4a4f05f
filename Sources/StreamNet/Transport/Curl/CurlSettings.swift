import CShims
import Foundation

/// A configuration as options of libcurl.
struct CurlSettings: Sendable {
    let configuration: TransportConfiguration
    /// The codings that are accepted and removed.
    let codings = ContentCoding.available
    private let authorities: [UInt8]?
    /// The pinned keys in the form of libcurl: `sha256//…;sha256//…`.
    private let pins: String?

    init(_ configuration: TransportConfiguration) {
        self.configuration = configuration
        authorities = configuration.tls.trustedCertificates?.pem
        pins = configuration.tls.pinnedKeys?.map { "sha256//" + $0.base64EncodedString() }
            .joined(separator: ";")
    }

    /// The number of connections that may stay open, as libcurl closes most after each burst.
    var connections: Int {
        let each = min(configuration.connectionsPerHost, 16_384) * 4
        return min(max(64, configuration.connections ?? 0, each), 65_536)
    }

    func check() throws(ConfigurationError) {
        guard let easy = CurlEasy() else { return }
        do throws(CurlError) { try applyConfiguration(to: easy) } catch {
            throw ConfigurationError(wanted: "what \(Curl.version) can do", found: "\(error)")
        }
        let flaw = configuration.tls.identity == nil ? nil : easy.refusalOfIdentity()?.text
        try require(flaw == nil, "an identity, and the passphrase of its key", flaw ?? "")
    }

    static let http1 = 2

    func apply(_ task: CurlTransfer, to easy: CurlEasy) throws(CurlError) {
        try applyConfiguration(to: easy)
        let request = task.transfer.request
        try easy.set(CURL_BINDING_URL, request.url.absoluteString)
        try easy.set(CURL_BINDING_HTTPHEADER, lines: request.lines(accepting: codings))
        if mayMultiplex(request) {
            easy.repeatOnlyIfRefused()
            // It waits for the connection that is being opened, to share it.
            try easy.set(CURL_BINDING_PIPEWAIT, 1)
            if configuration.version == .automatic { try easy.set(CURL_BINDING_HTTP_VERSION, 0) }
        }
        easy.isSentOnce =
            !task.transfer.call.endpoint.isIdempotent
            && !HTTPMethod.idempotent.contains(request.method)
        let age = easy.isSentOnce ? idleAge(on: easy) : nil
        let isAlone = easy.isSentOnce && age == nil || !canReuse(request)
        // These methods expect a body, so that an absent one is sent with length 0 (RFC 9110 §8.6).
        let absent: Int? = [.post, .put, .patch].contains(request.method) ? 0 : nil
        let count = task.upload?.count ?? absent
        if request.method == .head {
            try easy.set(CURL_BINDING_NOBODY, 1)
        } else if let count {
            try easy.set(CURL_BINDING_UPLOAD, 1)
            try easy.set(CURL_BINDING_INFILESIZE_LARGE, count)
        }
        if request.method != .head, count != nil || request.method != .get {
            try easy.set(CURL_BINDING_CUSTOMREQUEST, request.method.rawValue)
        }
        if isAlone { try easy.takeOwnConnection() }
        if let age { try easy.set(CURL_BINDING_MAXAGE_CONN, age) }
    }

    /// The greatest age in seconds of an idle connection for a request that must not be sent twice.
    private func idleAge(on easy: CurlEasy) -> Int? {
        let limit = min(configuration.maximumIdleTimeForPost, .seconds(Int32.max))
        guard easy.asksBeforeSending, limit >= .seconds(2) else { return nil }
        return Int(limit / .seconds(1)) - 1
    }

    /// False where libcurl 7.88 fails: a second request on HTTP/2 without TLS (its issue 10634).
    private func canReuse(_ request: EncodedRequest) -> Bool {
        configuration.version != .http2 || request.url.scheme == "https"
            || !Curl.version.hasPrefix("libcurl/7.88.")
    }

    /// True if the server may choose HTTP/2, or is expected to speak it.
    func mayMultiplex(_ request: EncodedRequest) -> Bool {
        switch configuration.version {
        case .automatic: request.url.scheme?.lowercased() == "https"
        case .http1: false
        case .http2: canReuse(request)
        }
    }

    /// True if no server has a choice: a response that claims HTTP/2 is none.
    func isHTTP1(_ request: EncodedRequest) -> Bool {
        configuration.version != .http2 && !mayMultiplex(request)
    }

    /// True if bytes on an idle connection are none of the protocol: not with TLS, nor with HTTP/2.
    func mayBeUnasked(_ request: EncodedRequest) -> Bool {
        configuration.version != .http2 && request.url.scheme?.lowercased() == "http"
    }

    func applyConfiguration(to easy: CurlEasy) throws(CurlError) {
        try easy.set(CURL_BINDING_NOSIGNAL, 1)
        try easy.set(CURL_BINDING_PATH_AS_IS, 1)
        // There is no connect timeout by default; libcurl enforces no other deadline.
        let never = Duration.seconds(Platform.never)
        let limit = min(configuration.connectTimeout ?? never, never)
        try easy.set(CURL_BINDING_CONNECTTIMEOUT_MS, max(1, Int(limit / .milliseconds(1))))
        // HTTP/1 until a request may share its connection. Otherwise a server that writes `HTTP/2`
        // in front of a response of HTTP/1 makes libcurl send several requests on one connection
        // at a time, and mix up their responses.
        try easy.set(CURL_BINDING_HTTP_VERSION, configuration.version == .http2 ? 5 : Self.http1)
        if let socket = configuration.unixSocket {
            try easy.set(CURL_BINDING_UNIX_SOCKET_PATH, socket.path)
        }
        if !configuration.resolve.isEmpty {
            try easy.set(CURL_BINDING_RESOLVE, lines: configuration.resolve.map(\.line))
        }
        if let age = configuration.maximumConnectionAge {
            try easy.set(
                CURL_BINDING_MAXLIFETIME_CONN, Int(min(age, .seconds(Int32.max)) / .seconds(1)))
        }
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

extension EncodedRequest {
    /// The header lines for libcurl, which leaves out a field whose line ends in a colon.
    fileprivate func lines(accepting codings: [ContentCoding]) -> [String] {
        // libcurl knows the length, and would wait for `100 Continue` before a long body.
        var lines = body == nil ? [] : ["Expect:"]
        if let accepted = acceptEncoding(codings) { lines.append("Accept-Encoding: \(accepted)") }
        for field in headers where !field.framesBody && !field.isNamed("Expect") {
            lines.append(field.isBlank ? field.name + ";" : "\(field.name): \(field.value)")
        }
        // A body without a type could be anything (RFC 9110 §8.3).
        if method == .post, body != nil, headers["Content-Type"] == nil {
            lines.append("Content-Type: application/octet-stream")
        }
        return lines
    }
}

extension [Data] {
    /// The certificates in PEM, one after the other (RFC 7468).
    fileprivate var pem: [UInt8] {
        let options: Data.Base64EncodingOptions = [.lineLength64Characters, .endLineWithLineFeed]
        let texts = map { certificate in
            let text = certificate.base64EncodedString(options: options)
            return "-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n"
        }
        return [UInt8](texts.joined().utf8)
    }
}
