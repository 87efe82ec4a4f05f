// Options of a network backend; every part stands on the page "Configure the transport".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

enum Shop: Target {
    case items, download
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "items" }
}
struct AnotherHost: Error {}
func show(_ anything: some Any) {}

// snippet.configuration
let jar = CookieJar()
let backend = try URLSessionBackend(
    TransportConfiguration(
        connectionsPerHost: 2,
        redirects: .follow(upTo: 5),
        // none unless given
        cookies: jar,
        headers: .standard.merging(["X-Client": "shop/2.0"])))
let shop = Provider<Shop>(backend: backend)
// snippet.end

// snippet.redirects
let strict = Redirects.follow(upTo: 3) { next, redirect in
    // fails the request
    guard next.url.host() == redirect.url?.host() else {
        throw AnotherHost()
    }
    // nil: the redirect is the response
    return next.method == .get ? next : nil
}
// this request only; 302 is a response
let raw = shop.rx(.download, .redirects(.refuse))
let careful = shop.with(attributes: .redirects(strict))
// snippet.end
_ = (raw, careful)

let stored: [Cookie] = []
// snippet.cookies
// the cookies set so far
let names = jar.cookies.map(\.name)
// logged out
jar.removeAll()
// `Cookie` is Codable: store `cookies`
let restored = CookieJar(stored)
// snippet.end
_ = (names, restored)

let certificate = Data()
// snippet.apple
let proxied = TransportConfiguration(
    proxy: .init(host: "proxy.example", port: 8080))
let pinned = TransportConfiguration(
    tls: .init(minimumVersion: .v1_3, trustedCertificates: [certificate]))

for configuration in [proxied, pinned] {
    do { _ = try URLSessionBackend(configuration) } catch {
        // Linux: wanted no proxy, which URLSession ignores on Linux,
        // found one
        show(error)
    }
}
// snippet.end

// snippet.changing
let thrifty = try URLSessionBackend(.init()) { request in
    request.allowsCellularAccess = false
    request.networkServiceType = .background
}
// snippet.end
_ = thrifty
