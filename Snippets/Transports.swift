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
let usual = Provider<Shop>()                                // the best that the platform has
let few = Provider<Shop>(backend: try NetworkBackend(.init(connectionsPerHost: 2)))
let always = Provider<Shop>(backend: URLSessionBackend())   // the same everywhere
show(usual.describe())  // send: CurlBackend (libcurl/7.88.1, linked; gzip, deflate, br)
// snippet.end
// snippet.idempotent
let asking = usual.with(attributes: [.isIdempotent()])      // its POSTs may be sent twice
// snippet.end
_ = (few, always, asking)

let authority = URL(filePath: "/etc/shop/authority.pem")
let digest = Data(count: 32)
// snippet.curl
do {
    let certificates = try TransportConfiguration.TLS.certificates(inFile: authority)
    let inside = try CurlBackend(
        .init(
            connections: 64,                                // to all hosts together
            connectTimeout: .seconds(3),
            version: .http1,
            tls: .init(trustedCertificates: certificates, pinnedKeys: [digest])))
    show(inside)
} catch {
    show(error)             // Apple platforms: wanted libcurl, found that it is used on Linux only
}
// snippet.end

let secret = ""
// snippet.server
let service = TransportConfiguration(
    resolve: [.init(host: "shop.example", port: 443, addresses: ["10.0.0.7", "10.0.0.8"])],
    maximumConnectionAge: .seconds(300),                    // new addresses are noticed
    maximumIdleTimeForPost: .seconds(5),
    maximumHeaderSize: 32_768,
    proxy: .init(host: "proxy.example", port: 8080, user: "shop", password: secret))
// snippet.end
_ = service

// snippet.timing
let timing = Response.Timing(
    firstByte: .milliseconds(30), total: .milliseconds(42), queued: .milliseconds(5),
    connecting: .init(resolved: .milliseconds(1), connected: .milliseconds(9)))
show(timing.queued)                                         // waited for its turn: in no limit
show(timing.connecting?.connected ?? .zero)                 // nil: the connection was there
// snippet.end
