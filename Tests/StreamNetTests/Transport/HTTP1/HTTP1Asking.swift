import Loopback
import StreamNet
import Testing

/// What a server of HTTP/1.1 does with a connection.
struct HTTP1Act: Sendable, CustomTestStringConvertible {
    typealias Send = @Sendable (HTTP1Server.Connection) throws -> Void

    let testDescription: String
    let send: Send

    init(_ name: String, _ send: @escaping Send) { (testDescription, self.send) = (name, send) }
}

extension HTTP1Server {
    /// An endpoint of this server, in words: `POST /orders hello`.
    func endpoint(
        _ ask: String = "GET /", payload: Payload? = nil, headers: HTTPHeaders = [:],
        _ attributes: Attributes = .soon
    ) -> Endpoint {
        server.endpoint(
            ask, scheme: isSecure ? "https" : "http", headers: headers, payload: payload,
            attributes)
    }

    /// A backend with connections of its own, which trusts the certificate.
    static func backend() throws -> CurlBackend {
        let tls = TransportConfiguration.TLS(trustedCertificates: [HTTP2Server.certificate])
        return try CurlBackend(.init(tls: tls))
    }

    /// The connections of the requests, in order.
    var connections: [Int] { requests.map(\.connection) }
}
