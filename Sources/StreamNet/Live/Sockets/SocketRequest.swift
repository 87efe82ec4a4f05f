import Foundation

/// Prepares the request of a socket, and checks its response. A plugin: it sees all attributes
/// merged, and the result behind the interceptors.
struct SocketRequest: Plugin {
    /// Those of a stream; nil for a socket that is opened once. Weak, since they hold the request,
    /// which has this plugin.
    weak var attempts: ConnectionAttempts?

    func prepare(_ declared: Endpoint) throws -> Endpoint {
        var endpoint = declared
        do throws(RequestError) { try endpoint.checkHandshake() } catch {
            throw NetError.request(error.naming(endpoint.description))
        }
        // Messages may be lost between two connections: only on request.
        if !endpoint.attributes.contains(Attributes.reconnect) {
            endpoint.attributes.reconnect = .never
        }
        attempts?.begin(endpoint)
        endpoint.useHTTP()
        endpoint.attributes.delivery = .upgraded { [endpoint] in SocketOffer(endpoint) }
        // The socket connects again, and no stored response takes the place of a connection.
        endpoint.attributes.retries = 0
        endpoint.attributes.caching = .none
        return endpoint
    }

    func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        attempts?.note(result)
    }

    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        if case .failure = result { attempts?.note(result) }
        guard case .success(var response) = result else { return result }
        guard response.status == 101 else {
            response.rejection = Rejection(
                wanted: "status 101, which opens a socket", found: "\(response.status)")
            return .failure(NetError.rejected(response))
        }
        attempts?.open()
        return result
    }
}

extension Endpoint {
    /// Throws for a handshake that is no GET (RFC 6455 §4.1), and subprotocols no tokens or equal.
    fileprivate func checkHandshake() throws(RequestError) {
        guard method == .get else {
            throw RequestError(.invalidMethod, wanted: "GET for a socket", found: method.rawValue)
        }
        let names = self.subprotocols
        for (index, name) in names.enumerated() {
            guard name.isToken, !names[..<index].contains(name) else {
                throw RequestError(
                    .invalidHeader, wanted: "subprotocols that are tokens, none of them twice",
                    found: name.debugDescription)
            }
        }
    }

    /// Replaces `ws` and `wss`, which are `http` and `https` here (RFC 6455 §3 and §4.1).
    fileprivate mutating func useHTTP() {
        if let base = attributes.baseURL?.ofHTTP { attributes.baseURL = base }
        // A URL that cannot be made fails when the request is encoded.
        if let url = try? joinedURL(), let http = url.ofHTTP { move(to: http, declaredAs: url) }
    }
}

private struct SocketOffer: UpgradeOffer {
    private let handshake: SocketHandshake
    let limit: Int

    init(_ endpoint: Endpoint) {
        handshake = SocketHandshake(
            subprotocols: endpoint.subprotocols,
            compresses: endpoint.permessageDeflate && PermessageDeflate.isAvailable,
            random: endpoint.socketRandom)
        limit = max(1, endpoint.messageLimit)
    }

    var fields: HTTPHeaders {
        HTTPHeaders(handshake.headers.map { .init(name: $0.name, value: $0.value) })
    }

    func sink(
        for head: Response, of endpoint: Endpoint, on connection: any UpgradedConnection
    ) throws -> any BodySink {
        do throws(SocketViolation) {
            let accepted = try handshake.check(status: head.status, head.headers)
            return SocketConnection(accepted, of: endpoint, on: connection)
        } catch {
            throw NetError.transport(
                TransportError(
                    .invalidResponse, request: endpoint.description, wording: error.description))
        }
    }
}

extension Attributes {
    /// The subprotocols that a socket offers, the preferred one first (RFC 6455 §1.9); by default
    /// none. The server chooses one, or none: ``Socket/subprotocol``.
    public static var subprotocols: Key<[String]> { .init([]) }

    /// True, the default, to compress messages if the server does, and zlib is found (RFC 7692).
    public static var permessageDeflate: Key<Bool> { .init(true) }

    /// The number of bytes that a received message of a socket may have, decompressed, that may
    /// wait for its reader, and that may wait to be sent; by default 16,777,216.
    ///
    /// A longer message ends the socket with 1009 and ``TransportError/Reason/invalidResponse``.
    public static var messageLimit: Key<Int> { .init(16_777_216) }

    /// The time between two pings of a socket, by default 30 seconds; nil sends none.
    ///
    /// The connection is lost when two pings were sent, and the third is due, if since then nothing
    /// was received, and nothing was sent that had waited for room. Measured by
    /// ``reconnectScheduler``. A socket of a stub has pings, on its scheduler, only if this is set.
    public static var pingInterval: Key<Duration?> { .init(.seconds(30)) }

    static var socket: Key<SocketLease?> { .init(nil) }
    /// The source of masking keys and of the nonce of a handshake (RFC 6455 §5.3).
    static var socketRandom: Key<@Sendable () -> UInt64> { .init(systemRandom) }
    private static let systemRandom: @Sendable () -> UInt64 = { .random(in: 0...UInt64.max) }
}
