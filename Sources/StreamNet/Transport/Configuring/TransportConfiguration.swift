import Foundation

/// The settings of a network backend, which apply to all its requests.
///
///     let backend = try NetworkBackend(
///         .init(connectionsPerHost: 2, redirects: .refuse))
///
/// They are the same for every network backend. Making a backend throws ``ConfigurationError``
/// for a setting that it does not support on the platform.
public struct TransportConfiguration: Sendable, DescribedMirror {
    let connectionsPerHost: Int
    let connections, maximumHeaderSize: Int?
    let queueTimeout, connectTimeout, maximumConnectionAge: Duration?
    let maximumIdleTimeForPost: Duration
    let resolve: [HostAddresses]
    let version: Version
    let unixSocket: URL?
    let redirects: Redirects
    let cookies: CookieJar?
    let headers: HTTPHeaders
    let proxy: Proxy?
    let tls: TLS
    let spoolDirectory: URL

    /// Makes a configuration, with defaults that suit most uses.
    ///
    /// Supported by ``CurlBackend`` only: `connectTimeout`, `resolve`, `maximumConnectionAge`,
    /// `maximumHeaderSize`, `version` and `unixSocket`.
    /// - Parameters:
    ///   - connectionsPerHost: The number of requests to one host that may run at the same time,
    ///     each on a connection. At least 1, by default 6. A stream counts until its head has
    ///     arrived. ``CurlBackend`` lets up to 100 requests run to a host that answers in HTTP/2.
    ///   - connections: The same for all hosts together: at least 1; nil, the default, is no limit.
    ///   - queueTimeout: The time after which a request that waits for its turn fails with
    ///     ``TransportError/Phase/queued``, if no other has had its turn meanwhile. nil is no
    ///     limit; by default 60 seconds.
    ///   - connectTimeout: The time limit for opening a connection, name lookup and TLS included;
    ///     nil is the limit of the request.
    ///   - resolve: The addresses of hosts that are not looked up; by default none.
    ///   - maximumConnectionAge: The age, at least one second, from which an open connection is not
    ///     used for another request; nil is no limit.
    ///   - maximumIdleTimeForPost: The time for which a connection of HTTP/1.1 may have been idle
    ///     before a request uses it that must not be sent twice, such as POST and PATCH. With zero,
    ///     each of these opens a connection. It is by default 2 s.
    ///   - maximumHeaderSize: The greatest size of the head of a response in bytes, informational
    ///     heads before it and trailers included; a longer one fails with
    ///     ``TransportError/Reason/headTooLong(limit:)``. nil is the limit of the transport, 300 KB
    ///     with ``CurlBackend``. It is 128 KB at most over HTTP/2.
    ///   - unixSocket: The Unix socket to which all requests are sent, whatever their host.
    ///   - redirects: The policy for redirects, unless a request sets ``Attributes/redirects``.
    ///   - cookies: The storage for cookies; nil stores and sends none.
    ///   - headers: The headers of each request, unless it sets its own of the same name.
    ///   - spoolDirectory: The directory for streamed bodies while they are sent. Each takes as
    ///     much space as it has bytes, and is removed whatever the outcome of the request.
    public init(
        connectionsPerHost: Int = 6, connections: Int? = nil,
        queueTimeout: Duration? = .seconds(60), connectTimeout: Duration? = nil,
        resolve: [HostAddresses] = [], maximumConnectionAge: Duration? = nil,
        maximumIdleTimeForPost: Duration = .seconds(2), maximumHeaderSize: Int? = nil,
        version: Version = .automatic, unixSocket: URL? = nil, redirects: Redirects = .follow,
        cookies: CookieJar? = nil, headers: HTTPHeaders = .standard, proxy: Proxy? = nil,
        tls: TLS = .init(), spoolDirectory: URL = FileManager.default.temporaryDirectory
    ) {
        (self.connectionsPerHost, self.connections) = (connectionsPerHost, connections)
        (self.queueTimeout, self.connectTimeout) = (queueTimeout, connectTimeout)
        (self.resolve, self.unixSocket, self.proxy) = (resolve, unixSocket, proxy)
        self.maximumConnectionAge = maximumConnectionAge
        self.maximumIdleTimeForPost = maximumIdleTimeForPost
        self.maximumHeaderSize = maximumHeaderSize
        (self.version, self.tls, self.redirects) = (version, tls, redirects)
        (self.cookies, self.headers) = (cookies, headers)
        self.spoolDirectory = spoolDirectory
    }

    /// The limit of connections, `up to 6 connections to a host`, and no secrets.
    public var description: String { "up to \(connectionsPerHost) connections to a host" }

    /// A version of HTTP.
    public enum Version: Sendable, Hashable {
        /// HTTP/2 if TLS is used and the server chooses it, otherwise HTTP/1.1.
        case automatic
        /// HTTP/1.1 always.
        case http1
        /// HTTP/2 always, without negotiation on connections that are not encrypted. It needs
        /// nghttp2, and OpenSSL as the TLS of libcurl.
        case http2
    }

    /// An HTTP proxy, which tunnels https.
    public struct Proxy: Sendable, Hashable, DescribedMirror {
        let host: String
        let port: UInt16
        let user, password: String?

        /// Makes a proxy. A log-in, whose user has no colon, is supported with libcurl only.
        public init(host: String, port: UInt16, user: String? = nil, password: String? = nil) {
            (self.host, self.port) = (host, port)
            (self.user, self.password) = (user, password)
        }

        var hasHost: Bool {
            !host.isEmpty && host.utf8.allSatisfy { $0 > 0x20 && !"@/?#\\".utf8.contains($0) }
        }

        /// The host as written in a URL: an IPv6 address in brackets (RFC 3986 §3.2.2).
        var urlHost: String { host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host }

        /// Host and port, without the log-in.
        public var description: String { "\(host):\(port)" }
    }
}
