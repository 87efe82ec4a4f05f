// Which transport carries requests; every part stands on the page "Transports".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum Shop: Target {
    case items
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "items" }
}
func show(_ anything: some Any) {}

// snippet.choosing
// the best that the platform has
let usual = Provider<Shop>()
let few = Provider<Shop>(
    backend: try NetworkBackend(.init(connectionsPerHost: 2)))
// the same everywhere
let always = Provider<Shop>(backend: try URLSessionBackend())
// send: CurlBackend (libcurl/7.88.1, linked; gzip, deflate, br)
show(usual.describe())
// snippet.end
// snippet.idempotent
// its POSTs may be sent twice
let asking = usual.with(attributes: [.isIdempotent()])
// snippet.end
_ = (few, always, asking)

let authority = URL(filePath: "/etc/shop/authority.pem")
let digest = Data(count: 32)
// snippet.curl
do {
    let certificates = try TransportConfiguration.TLS.certificates(
        inFile: authority)
    let inside = try CurlBackend(
        .init(
            // to all hosts together
            connections: 64,
            connectTimeout: .seconds(3),
            version: .http1,
            tls: .init(
                trustedCertificates: certificates, pinnedKeys: [digest])))
    show(inside)
} catch {
    // Apple platforms: wanted libcurl, found that it is used on Linux only
    show(error)
}
// snippet.end

// snippet.connections
func report(_ backend: NetworkBackend) async {
    for connection in await backend.connections() {
        // https://shop.example HTTP/2, 3 requests
        show(connection)
        show(connection.isTLSResumed)
    }
    // the network has changed: further requests open new ones
    backend.closeIdleConnections()
}
// snippet.end
_ = report

let secret = ""
// snippet.server
let service = TransportConfiguration(
    resolve: [
        .init(
            host: "shop.example", port: 443,
            addresses: ["10.0.0.7", "10.0.0.8"])
    ],
    // new addresses are noticed
    maximumConnectionAge: .seconds(300),
    maximumIdleTimeForPost: .seconds(5),
    maximumHeaderSize: 32_768,
    proxy: .init(
        host: "proxy.example", port: 8080, user: "shop", password: secret))
// snippet.end
_ = service

// snippet.timing
let timing = Response.Timing(
    firstByte: .milliseconds(30), total: .milliseconds(42),
    queued: .milliseconds(5),
    connecting: .init(
        resolved: .milliseconds(1), connected: .milliseconds(9)))
// waited for its turn: in no limit
show(timing.queued)
// nil: the connection was there
show(timing.connecting?.connected ?? .zero)
// snippet.end
