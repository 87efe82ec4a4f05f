import Foundation

/// How a network backend talks to servers; what holds for all its requests.
///
///     let backend = try URLSessionBackend(.init(connectionsPerHost: 2, redirects: .refuse))
///
/// It is the same for every network backend. What one cannot do on a platform is a
/// ``ConfigurationFailure`` when it is made.
public struct TransportConfiguration: Sendable {
    /// How many requests to one host may run at a time; the others wait for their turn. At least 1.
    public var connectionsPerHost: Int
    /// What happens to redirects, unless a request says otherwise by ``Attributes/redirects``.
    public var redirects: Redirects
    /// Where cookies are kept; nil keeps and sends none.
    public var cookies: CookieJar?
    /// Headers that each request has, unless it brings its own of the name.
    public var headers: HTTPHeaders
    /// What requests go through; nil is no proxy.
    public var proxy: Proxy?
    /// Whom connections trust.
    public var tls: TLS
    /// Where streamed bodies are while they are sent; each takes as much room as it has bytes, and
    /// is removed whatever happens to the request.
    public var spoolDirectory: URL

    /// Makes a configuration; what is not given is as most want it.
    public init(
        connectionsPerHost: Int = 6,
        redirects: Redirects = .follow,
        cookies: CookieJar? = nil,
        headers: HTTPHeaders = .standard,
        proxy: Proxy? = nil,
        tls: TLS = .system,
        spoolDirectory: URL = FileManager.default.temporaryDirectory
    ) {
        self.connectionsPerHost = connectionsPerHost
        self.redirects = redirects
        self.cookies = cookies
        self.headers = headers
        self.proxy = proxy
        self.tls = tls
        self.spoolDirectory = spoolDirectory
    }
}

extension TransportConfiguration {
    /// An HTTP proxy, which tunnels https.
    public struct Proxy: Sendable, Hashable {
        /// Its name or address.
        public let host: String
        /// Its port.
        public let port: UInt16

        /// Names a proxy.
        public init(host: String, port: UInt16) {
            self.host = host
            self.port = port
        }
    }

    /// Which encrypted connections are trusted.
    public struct TLS: Sendable, Hashable {
        /// A version of the protocol.
        public enum Version: Sendable, Hashable {
            /// TLS 1.2 (RFC 5246).
            case v1_2
            /// TLS 1.3 (RFC 8446).
            case v1_3
        }

        /// The oldest version that is spoken; nil is what the system says.
        public var minimumVersion: Version?
        /// Certificates, in DER, one of which must have issued the server's, or be it; nil trusts
        /// whom the system trusts.
        public var trustedCertificates: [Data]?

        /// Whatever the system trusts.
        public static let system = TLS()

        /// Makes a choice.
        public init(minimumVersion: Version? = nil, trustedCertificates: [Data]? = nil) {
            self.minimumVersion = minimumVersion
            self.trustedCertificates = trustedCertificates
        }
    }
}

/// A configuration that a backend cannot do.
public struct ConfigurationFailure: Error, Hashable, Sendable {
    /// What it should have been, to follow "wanted".
    public let wanted: String
    /// What it was instead, to follow "found".
    public let found: String

    /// Makes a failure; for backends.
    public init(wanted: String, found: String) {
        self.wanted = wanted
        self.found = found
    }
}

extension ConfigurationFailure: CustomStringConvertible {
    /// `wanted …, found …`.
    public var description: String { "wanted \(wanted), found \(found)" }
}
