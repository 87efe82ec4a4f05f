import Foundation
import Loopback
import StreamNet

extension HTTP1Server {
    /// An endpoint of this server, in words: `POST /orders hello`.
    func endpoint(
        _ ask: String = "GET /", headers: HTTPHeaders = [:], _ attributes: Attributes = .soon
    ) -> Endpoint {
        server.endpoint(ask, scheme: isSecure ? "https" : "http", headers: headers, attributes)
    }

    /// A backend with connections of its own, which trusts the certificate.
    static func backend() throws -> CurlBackend {
        let tls = TransportConfiguration.TLS(trustedCertificates: [HTTP2Server.certificate])
        return try CurlBackend(.init(tls: tls))
    }

    /// The connections of the requests, in order.
    var connections: [Int] { requests.map(\.connection) }
}
