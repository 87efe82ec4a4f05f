import Foundation

/// How a network backend talks to servers; what holds for all its requests.
///
///     let backend = try NetworkBackend(.init(connectionsPerHost: 2, redirects: .refuse))
///
/// It is the same for every network backend. What one cannot do on a platform is a
/// ``ConfigurationFailure`` when it is made.
public struct TransportConfiguration: Sendable {
    /// How many requests to one host may run at a time; the others wait for their turn. At least 1.
    public var connectionsPerHost: Int
    /// How many requests may run at a time in all; the others wait for their turn. At least 1; nil
    /// is as many as there are.
    public var connections: Int?
    /// How long the way to a connection may take, that to the host's address and TLS included; nil
    /// is as long as the request may. Without libcurl it cannot be said.
    public var connectTimeout: Duration?
    /// Which HTTP is spoken. Without libcurl it cannot be said.
    public var version: Version
    /// The Unix socket that all requests go to, whatever their host; nil is none. Without libcurl
    /// it cannot be said.
    public var unixSocket: URL?
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
        connections: Int? = nil,
        connectTimeout: Duration? = nil,
        version: Version = .automatic,
        unixSocket: URL? = nil,
        redirects: Redirects = .follow,
        cookies: CookieJar? = nil,
        headers: HTTPHeaders = .standard,
        proxy: Proxy? = nil,
        tls: TLS = .system,
        spoolDirectory: URL = FileManager.default.temporaryDirectory
    ) {
        self.connectionsPerHost = connectionsPerHost
        self.connections = connections
        self.connectTimeout = connectTimeout
        self.version = version
        self.unixSocket = unixSocket
        self.redirects = redirects
        self.cookies = cookies
        self.headers = headers
        self.proxy = proxy
        self.tls = tls
        self.spoolDirectory = spoolDirectory
    }
}

extension TransportConfiguration {
    /// A version of HTTP.
    public enum Version: Sendable, Hashable {
        /// HTTP/2 where TLS agrees on it, HTTP/1.1 elsewhere.
        case automatic
        /// HTTP/1.1 everywhere.
        case http1
        /// HTTP/2 everywhere, without asking on connections that are not encrypted.
        case http2
    }

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
