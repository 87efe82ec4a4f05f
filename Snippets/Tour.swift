// The blocks of README.md, apart from the first.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

enum Shop: Target {
    case items(tags: [String]), item(String)

    var baseURL: URL { URL(string: "https://shop.example/api/v4")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .item(let id): "items/\(id)"
        }
    }
    var payload: Payload {
        switch self {
        case .items(let tags): .query(["tags": tags])
        case .item: .none
        }
    }
}

nonisolated struct Item: Decodable { let name: String }
nonisolated struct Order: Encodable { var item: String, count: Int }
nonisolated struct LoginRequest: Encodable { var name: String, password: String }
nonisolated struct UserProfile: Decodable { let name: String }
nonisolated struct UserRepos: Encodable { var user: String, page = 1 }
nonisolated struct Repo: Decodable { let name: String }
let main = URL(string: "https://api.example")
let login = LoginRequest(name: "ann", password: "…")

// snippet.actions
struct NetAPI: API {
    static let attributes: Attributes = [.baseURL(main), .provider(Provider())]

    @POST("/user/login")           var login: Action<LoginRequest, UserProfile>
    @GET("/users/\(\.user)/repos") var repos: Action<UserRepos, [Repo]>
    @POST("/vip", .host("pay"))    var subscribe: Action<Order, Void>
}

let profile = try await NetAPI.login(login).value
// snippet.end
_ = profile

// snippet.send
let shop = Provider<Shop>(attributes: .timeout(.seconds(10)))
let items = shop.rx(.items(tags: ["new"])).mapArray(Item.self)  // Single<[Item]>

items.retry(3).subscribe(onMain: { print($0.count) }, onFailure: { print($0) })
let first = try await items.value.first
let request = shop.request(.item("42"), .timeout(.seconds(2))) { print($0) }
request.dispose()                                       // closes the connection
// snippet.end
_ = first

// snippet.errors
do {
    let response = try await shop.request(.item("42"), .validation(.successCodes))
    print(try response.mapObject(Item.self))
} catch NetError.rejected(let response) {               // a status that is not 2xx
    print(response.status, try response.fetchString(path: "message"))
} catch NetError.transport(let failure) {               // no usable response
    print(failure)  // GET …: wanted a response within 10.0 seconds, found none
} catch let error as MapError {                         // an unexpected body
    print(error)    // GET …: $.name: wanted String, found number 3
}
// snippet.end

nonisolated struct Session: Sendable {
    var token: String? { nil }
    func logIn() -> Single<String> { .just("…") }
}
let session = Session()

// snippet.shipped
let careful = Provider<Shop>(
    plugins: [RequestLog(.summary) { print($0) }],
    interceptors: [
        Retry(3, .backoff(base: .milliseconds(200), cap: .seconds(5))),
        TokenRefresh(token: { session.token }, renew: { session.logIn() }),
    ],
    attributes: .authorization(.bearer))
// snippet.end
_ = careful

// snippet.search
let typed = PublishSubject<String>()
typed
    .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    .distinctUntilChanged()
    // a new word cancels the request of the last one
    .flatMapLatest { word in
        shop.rx(.items(tags: [word])).mapArray(Item.self).catchAndReturn([])
    }
    .subscribe(onMain: { items in print(items.count) })
// snippet.end
