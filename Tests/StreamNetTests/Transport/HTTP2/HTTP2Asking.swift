import Loopback
import StreamNet
import Testing

/// What a server of HTTP/2 does with a stream, and what comes of its request.
struct HTTP2Act: Sendable, CustomTestStringConvertible {
    typealias Send = @Sendable (HTTP2Connection, UInt32) throws -> Void

    let testDescription: String
    let gets: Outcome
    let send: Send

    init(_ name: String, _ outcome: Outcome = .ok, _ send: @escaping Send) {
        (testDescription, gets, self.send) = (name, outcome, send)
    }
}

extension HTTP2Server {
    /// A server of which the first connection follows a script, and all others serve.
    static func first(
        isSecure: Bool = true, _ script: @escaping @Sendable (HTTP2Connection) throws -> Void
    ) throws -> HTTP2Server {
        try HTTP2Server(isSecure: isSecure) { try $0.number == 1 ? script($0) : $0.serve() }
    }

    /// An endpoint of this server, in words: `POST /orders hello`.
    func endpoint(
        _ ask: String = "GET /", payload: Payload? = nil, headers: HTTPHeaders = [:],
        _ attributes: Attributes = []
    ) -> Endpoint {
        server.endpoint(
            ask, scheme: isSecure ? "https" : "http", headers: headers, payload: payload,
            attributes)
    }

    /// A backend with connections of its own, which trusts the certificate.
    static func backend(
        _ version: TransportConfiguration.Version = .http2, connectionsPerHost: Int = 6
    ) throws -> CurlBackend {
        let tls = TransportConfiguration.TLS(trustedCertificates: [certificate])
        return try CurlBackend(
            .init(connectionsPerHost: connectionsPerHost, version: version, tls: tls))
    }

    /// The bodies of the whole requests that came on a connection, or on all behind it.
    func bodies(on connections: some RangeExpression<Int>) -> [String] {
        streams.filter { connections.contains($0.connection) && $0.isWhole }.map(\.text).sorted()
    }
}

extension Backend {
    /// Sends requests at a time, and returns what comes of each.
    func outcomes(_ endpoints: [Endpoint]) async -> [Outcome] {
        let tasks = endpoints.map { endpoint in Task { await outcome(endpoint) } }
        var outcomes: [Outcome] = []
        for task in tasks { outcomes.append(await task.value) }
        return outcomes
    }

    /// Sends `endpoint`, which fails, and returns the failure.
    func failure(_ endpoint: Endpoint) async throws -> TransportError {
        guard case .failure(NetError.transport(let failure)) = await result(endpoint) else {
            return try #require(nil as TransportError?)
        }
        return failure
    }
}

extension Trait where Self == ConditionTrait {
    /// The system has a libssl, for the server's side of TLS.
    static var needsLibSSL: Self {
        .enabled(if: HTTP2Server.canEncrypt, "libssl.so.3 is not installed")
    }

    /// The system has a libnghttp2, for the fields that a server reads.
    static var needsNGHTTP2: Self {
        .enabled(if: HTTP2Server.canReadFields, "libnghttp2.so.14 is not installed")
    }
}

extension Payload {
    /// 5 MB of bytes, or a source that goes on until it is not read any more.
    static func long(isStreamed: Bool) -> Payload {
        guard isStreamed else { return .data(Data(count: 5_000_000), contentType: "a/b") }
        let parts = Array(repeating: Data(count: 50_000), count: 100)
        return .stream(.parts(parts, count: 5_000_000))
    }
}

extension Attributes {
    /// A limit for what should be known at once, against waiting for all of the usual one.
    static let soon = timeout(.seconds(20))
}

extension Outcome {
    static let ok = response(200, "ok")
    static let lost = failure(.connectionLost)

    /// A response that is cut short, or is none; no success, and nothing that was not answered.
    var isBroken: Bool {
        switch self {
        case .failure(.truncated), .failure(.invalidResponse): true
        default: false
        }
    }
}
