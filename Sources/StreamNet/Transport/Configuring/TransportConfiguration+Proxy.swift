extension TransportConfiguration {
    /// An HTTP proxy, which tunnels https.
    public struct Proxy: Sendable, Hashable {
        let host: String
        let port: UInt16
        let user: String?
        let password: String?

        /// Makes a proxy. A log-in, whose user has no colon, is supported with libcurl only.
        public init(host: String, port: UInt16, user: String? = nil, password: String? = nil) {
            self.host = host
            self.port = port
            self.user = user
            self.password = password
        }

        var hasHost: Bool {
            !host.isEmpty && host.utf8.allSatisfy { $0 > 0x20 && !"@/?#\\".utf8.contains($0) }
        }
    }
}

extension TransportConfiguration.Proxy: DescribedMirror {
    /// Host and port, without the log-in.
    public var description: String { "\(host):\(port)" }
}
