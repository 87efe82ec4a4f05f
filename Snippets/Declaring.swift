// Declaring requests; every part stands on the page "Define an API".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

struct Order: Codable, Parsable { var item: String, count: Int }
struct LoggedOut: Error {}
let shop = URL(string: "https://shop.example/api")!
let stub = StubBackend { endpoint in
    let isUser = endpoint.url.path().contains("users")
    return Response(text: isUser ? #"{"name": "Ann"}"# : #"{"status": 0, "result": []}"#)
}
let provider = Provider<AnyTarget>(backend: stub)

func url(_ path: Path) -> String? {
    try? Endpoint(path: path, base: shop).url.absoluteString
}

// snippet.enum
enum Shop: Target {
    case items(page: Int)
    case item(String)
    case order(Order)
    case logOut

    var baseURL: URL { shop }

    var path: Path {
        switch self {
        case .items: "items"
        case .item(let id): "items/\(id)"
        case .order: "orders"
        case .logOut: "session"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .items, .item: .get
        case .order: .post
        case .logOut: .delete
        }
    }

    var payload: Payload {
        switch self {
        case .items(let page): .query(["page": page])
        case .order(let order): .json(order)
        case .item, .logOut: .none
        }
    }
}
// snippet.end

// snippet.struct
struct Search: Target {
    var words: String
    var page = 1

    let baseURL = shop
    let path: Path = "search"
    var payload: Payload { .query(["q": words, "page": page]) }
    var headers: HTTPHeaders { ["Accept-Language": "en"] }
    var attributes: Attributes { .timeout(.seconds(5)) }
}

// a provider sends targets of any type
let found = provider.rx(Search(words: "green tea"))
// snippet.end

// snippet.path
let (name, page) = ("a/b?", 2)
assert(url("items") == "https://shop.example/api/items")
assert(url("/items") == "https://shop.example/api/items")
assert(url("") == "https://shop.example/api")
assert(url("users/\(name)/orders")
    == "https://shop.example/api/users/a%2Fb%3F/orders")
assert(url("items?page=\(page)") == "https://shop.example/api/items?page=2")
assert(url("items?q=\("a&b")") == "https://shop.example/api/items?q=a%26b")
assert(url("a b/c%20d") == "https://shop.example/api/a%20b/c%20d")
assert(url("notes/F#1.txt") == "https://shop.example/api/notes/F%231.txt")
assert(url("repos/\(segments: "me/a b")")
    == "https://shop.example/api/repos/me/a%20b")
// text of a variable, read like a literal
let stored = "files/a b?page=2"
assert(url(Path(stored)) == "https://shop.example/api/files/a%20b?page=2")
assert(url("\(raw: "x/y%2Fz")") == "https://shop.example/api/x/y%2Fz")
assert(url("https://cdn.example/x") == "https://cdn.example/x")
// refused: it would be another resource
assert(url("users/\("..")") == nil)
// snippet.end

// snippet.attributes
extension Attributes {
    // later wins
    static var isSigned: Key<Bool> { .init(true) }
    // later adds
    static var tags: Key<[String]> { .init([], combining: { $0 + $1 }) }
}

struct Signing: Plugin {
    let attributes: Attributes = [.isSigned(true), .tags(["plugin"])]

    func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        guard endpoint.isSigned else { return endpoint }
        var endpoint = endpoint
        endpoint.headers["X-Signed"] = "yes"
        return endpoint
    }
}
// snippet.end

// snippet.precedence
let signing = Provider<Shop>(
    backend: stub, plugins: [Signing()],
    attributes: [.isSigned(false), .tags(["provider"])])

let signed = try await signing.request(.item("42"), .tags(["call"]))
// the plugin is further inside
assert(signed.isSigned)
// a response has the attributes of its request
assert(signed.tags == ["provider", "plugin", "call"])
// snippet.end

// snippet.endpoint
struct Receipt: Target {
    let order: Int
    let secret: String?

    let baseURL = shop
    var path: Path { "orders/\(order)/receipt" }

    var endpoint: Endpoint {
        get throws {
            // refuses the request
            guard let secret else { throw LoggedOut() }
            var endpoint = try Endpoint(self)
            endpoint.headers["X-Receipt"] = secret
            endpoint.idleTimeout = .seconds(5)
            return endpoint
        }
    }
}
// snippet.end

// snippet.typed
struct User: Decodable, Parsable { let name: String }

struct Profile: TypedTarget {
    let id: String
    let baseURL = shop
    var path: Path { "users/\(id)" }
    typealias Response = User
}
// snippet.end

func send() async throws {
// snippet.send
// a User
let user = try await provider.send(Profile(id: "ann"))
// or a stream of one
let single: Single<User> = provider.send(Profile(id: "ann"))
// snippet.end
    _ = (user, single)
}
try await send()

// snippet.service
// {"status": 0, "info": "", "result": …}
let envelope = Envelope(
    status: "status", success: 0, tip: "info", model: "result")

protocol ShopRequest: TypedTarget {}

extension ShopRequest {
    var baseURL: URL { shop }
    var headers: HTTPHeaders { ["X-Client": "shop/2.0"] }
    var attributes: Attributes {
        [.envelope(envelope), .requirement(.success)]
    }

    func intercept(_ parameters: Parameters) -> Parameters {
        parameters + ["lang": "en"]
    }
}

struct Orders: ShopRequest {
    let path: Path = "orders"
    let year: Int
    var parameters: Parameters { ["year": year] }
    typealias Response = [Order]
}
// snippet.end

func ask() async throws {
// snippet.validated
let orders = try await provider.send(Orders(year: 2026))        // [Order]
// snippet.end
    assert(orders.isEmpty)
}
try await ask()

// snippet.lists
let start: [any Target] = [
    Shop.items(page: 1), Search(words: "tea"), Profile(id: "ann")]
let all = Single.zip(start.map { provider.rx(AnyTarget($0)) })

// the same connections, plugins, hosts
let shopping: Provider<Shop> = provider.of()
// snippet.end
_ = (found, all, shopping)
