// Targets that depend on state of the main actor; on the page "Platforms and language modes".
// Compiled in each language mode and isolation by .ci/modes.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.targets
@MainActor final class Settings {
    static let shared = Settings()
    var server = URL(string: "https://shop.example")!
    var language = "en"
}

struct Search: Target {
    let term: String
    let baseURL: URL
    let path: Path = "search"

    @MainActor init(_ term: String) {
        (self.term, baseURL) = (term, Settings.shared.server)
    }
}

enum Shop: Target {
    case cart, order(Int)
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .cart: "cart"
        case .order(let id): "orders/\(id)"
        }
    }
}

nonisolated struct Order: Codable { var id: Int }

nonisolated struct ShopAPI: API {
    @GET("/orders/\(\.id)") var order: Action<Order, Order>
}

let shop = Provider<Shop>(plugins: [
    MainActorAttributes {
        let settings = Settings.shared
        return [
            .baseURL(settings.server),
            .header("Accept-Language", settings.language),
        ]
    }
])
// snippet.end

let stubs = Stubs<Shop>()
stubs.on(.cart, 204)
let stubbed = shop.with(backend: stubs)
Settings.shared.language = "eo"
_ = try await stubbed.request(.cart)
let sent = stubs.requests.map(\.encoded)
assert(sent.map(\.url.absoluteString) == ["https://shop.example/cart"])
assert(sent.map { $0.headers["Accept-Language"] } == ["eo"])
