// Several servers; every part stands on the page "Several hosts".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.hosts
extension HostName {
    static let pay: HostName = "pay"
    static let media: HostName = "media"
}

enum Shop: Target {
    case items, checkout, photo(String)

    var baseURL: URL { URL(string: "https://shop.example/api")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .checkout: "checkout"
        case .photo(let id): "photos/\(id)"
        }
    }
    var attributes: Attributes {
        switch self {
        case .items: []                             // its own base
        case .checkout: .host(.pay)
        case .photo: .host(.media)
        }
    }
}
// snippet.end

// snippet.environments
extension Provider where T == Shop {
    static var production: Provider {
        Provider(attributes: .hosts([
            .pay: URL(string: "https://pay.example")!,
            .media: URL(string: "https://media.example/v2")!,
        ]))
    }

    static var staging: Provider {
        production.with(attributes: [
            // wins over every host …
            .baseURL(URL(string: "https://staging.example")),
        ])
    }

    static func local(port: Int) -> Provider {
        // … this only over one
        production.with(attributes: .hosts([
            .pay: URL(string: "http://localhost:\(port)")!,
        ]))
    }
}
// snippet.end

// snippet.urls
assert(url(.production, .items)         == "https://shop.example/api/items")
assert(url(.production, .checkout)      == "https://pay.example/checkout")
assert(url(.production, .photo("1")) == "https://media.example/v2/photos/1")
assert(url(.staging, .checkout) == "https://staging.example/checkout")
assert(url(.local(port: 80), .checkout) == "http://localhost:80/checkout")
// snippet.end

// snippet.actions
struct NetAPI: API {
    static let attributes: Attributes = .host("main")

    @GET("/items")              var items: Action<Void, Data>
    @POST("/vip", .host(.pay))  var subscribe: Action<Void, Data>
}

let live = Provider<AnyTarget>(attributes: .hosts([
    "main": URL(string: "https://api.example/v1")!,
    .pay: URL(string: "https://pay.example")!,
]))
let testing = live.with(
    attributes: .hosts([.pay: URL(string: "https://pay.test.example")!]))
let staging = live.with(
    attributes: .baseURL(URL(string: "https://staging.example")))

struct Fixed: API {
    static let attributes: Attributes =
        .baseURL(URL(string: "https://api.example/v1"))

    @GET("/items") var items: Action<Void, Data>
}
// snippet.end

// snippet.resolved
assert(url(live, NetAPI.items)          == "https://api.example/v1/items")
assert(url(live, NetAPI.subscribe)      == "https://pay.example/vip")
assert(url(testing, NetAPI.subscribe)   == "https://pay.test.example/vip")
assert(url(staging, NetAPI.subscribe)   == "https://staging.example/vip")
// not staging
assert(url(staging, Fixed.items)        == "https://api.example/v1/items")
// snippet.end

let shop = Provider<Shop>.production
let trace = Trace()
let stubs = Stubs<Shop>()
// snippet.with
// the same connections
let traced = shop.with(plugins: shop.plugins + [trace])
// they win over those of the provider
let patient = shop.with(attributes: .timeout(.seconds(600)))
// the same all but the network
let offline = shop.with(backend: stubs)
// other targets, all else shared
let account: Provider<Account> = shop.of()
// snippet.end

// snippet.call
let here = shop.rx(.items, .baseURL(URL(string: "http://localhost:8080")))
let there = shop.rx(.items, .host(.media))
// plugins and validation run
let stubbed = shop.rx(.items, .backend(stubs))
let bulk = try URLSessionBackend(
    .init(connectionsPerHost: 2, redirects: .refuse))
// connections of its own
let quiet = shop.rx(.photo("1"), .backend(bulk))
// snippet.end
_ = (traced, patient, offline, account, here, there, stubbed, quiet)

struct Trace: Plugin {}
struct Account: Target {
    let baseURL = URL(string: "https://shop.example/account")!
    let path: Path = ""
}

func url(_ provider: Provider<AnyTarget>, _ action: Action<Void, Data>) -> String? {
    let stubs = Stubs<AnyTarget>()
    provider.with(backend: stubs).rx(action, .sample(200)).subscribe()
    return stubs.requests.first?.encoded.url.absoluteString
}

func url(_ provider: Provider<Shop>, _ target: Shop) -> String {
    let (stubs, asked) = (Stubs<Shop>(), BehaviorRelay(value: ""))
    provider.with(backend: stubs).rx(target, .sample(200)).subscribe(
        onFailure: { asked.accept("\($0)") })
    return stubs.requests.first?.encoded.url.absoluteString ?? asked.value
}
