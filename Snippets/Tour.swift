// A tour through the library; every part stands in README.md.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

// snippet.declare
enum Shop: Target {
    case items(page: Int, tags: [String])
    case item(String)
    case order(Order)

    var baseURL: URL { URL(string: "https://shop.example/api/v4")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .item(let id): "items/\(id)"           // one segment, whatever is in it
        case .order: "orders"
        }
    }
    var method: HTTPMethod { if case .order = self { .post } else { .get } }
    var payload: Payload {
        switch self {
        case .items(let page, let tags): .query(["page": page, "tags": tags])
        case .item: .none
        case .order(let order): .json(order)
        }
    }
}
// snippet.end

nonisolated struct LoginRequest: Encodable { var name: String, password: String }
nonisolated struct UserProfile: Decodable { let name: String }
nonisolated struct UserRepos: Encodable { var user: String, page = 1 }
nonisolated struct Repo: Decodable { let name: String }
let login = LoginRequest(name: "ann", password: "…")

// snippet.actions
struct NetAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://api.example")), .provider(Provider()),
    ]

    @POST("/user/login")           var login: Action<LoginRequest, UserProfile>
    @GET("/users/\(\.user)/repos") var repos: Action<UserRepos, [Repo]>       // ?page=1
    @POST("/vip", .host("pay"))    var subscribe: Action<Order, Void>
}

let profile = try await NetAPI.login(login).value
let repos = try await NetAPI.repos(UserRepos(user: "ann"), .timeout(.seconds(2))).value
// snippet.end
_ = (profile, repos)

// snippet.bodies
let photo = URL(filePath: "/tmp/zen.jpg")
let search: Payload = .parameters(["q": "zen", "tags": ["a", "b"]])     // query or form
let upload: Payload = .multipart([.fields(["title": "Zen"]), .file("photo", photo)])
let picky: Attributes = .parameterStyle(.init(arrays: .indexed, booleans: .words))
// snippet.end

// snippet.models
struct Item: Modelable {                            // reads itself, as strictly as it likes
    let name: String
    let note: String
    init(_ json: JSON) throws {
        name = try json.get("name")                 // missing or no string: an error with its path
        note = json["details"]["note"].stringValue  // missing: ""
    }
}
nonisolated struct Order: Codable { var item: String, count: Int }    // or is simply Codable
// snippet.end

// snippet.send
let shop = Provider<Shop>(attributes: .timeout(.seconds(10)))

let items = try await shop.rx(.items(page: 1, tags: ["new"])).mapArray(Item.self).value
let item = try await shop.rx(.item("a/b"), .timeout(.seconds(2))).mapObject(Item.self).value
let request = shop.request(.item("42")) { result in print(result) }     // a completion handler …
request.dispose()                                                       // … and its cancellation
// snippet.end

let downloads = URL(filePath: "/tmp/zen")
// snippet.transfer
let film: Delivery = .file(.folder(downloads, .createsFolders))
shop.rx.progress(.item("film"), .delivery(film), .timeout(.seconds(600)))
    .subscribe(onMain: { event in
        switch event {
        case .progress(let progress): print(progress.fraction ?? 0)
        case .response(let response): print(response.file?.path ?? "an error page")
        }
    })
let live = shop.rx(.item("chat"), .delivery(.streamed)).flatMap { $0.chunks }       // as they come
// snippet.end
_ = live

// snippet.compose
let bundle = shop.rx(.items(page: 1, tags: [])).mapArray(Item.self)
    .flatMap { items in
        Single.zip(
            shop.rx(.item(items[0].name)).mapObject(Item.self),
            shop.rx(.item(items[1].name)).mapObject(Item.self)
        )
    }
    .retry(3)
    .catch { _ in .never() }
let subscription = bundle.subscribe(onSuccess: { first, second in print(first, second) })
subscription.dispose()                              // cancels whatever is on the wire
// snippet.end

// snippet.search
let typed = PublishSubject<String>()
typed
    .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    .distinctUntilChanged()
    .flatMapLatest { word in                        // a new word cancels the request of the last
        shop.rx(.items(page: 1, tags: [word])).mapArray(Item.self).catchAndReturn([])
    }
    .subscribe(onMain: { items in print(items.count) })
// snippet.end

// snippet.errors
do {
    let response = try await shop.request(.item("42"), .validation(.successCodes))
    print(try response.mapObject(Item.self))
} catch NetError.rejected(let response) {           // the server's answer, body included
    print(response.status, try response.fetchString(path: "message"))
} catch NetError.request(let failure) {             // nothing was sent
    print(failure)                                  // … wanted an absolute http URL, found …
} catch NetError.transport(let failure) {
    if case .timedOut(.total, let limit) = failure.reason { print("not within \(limit)") }
} catch let error as MapError {
    print(error)                                    // GET https://…: $.name: wanted String, found 3
}
// snippet.end

// snippet.envelope
let gank = Provider<Shop>(plugins: [
    MapperPlugin(Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
])
let (outcome, posts) = try await gank.rx(.items(page: 1, tags: [])).mapArrayResult(Item.self).value
if !outcome.isSuccess { print(outcome.tip) }
// snippet.end
_ = (items, item, posts)

// snippet.plugin
struct Token: Plugin {
    let value: String
    func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        var endpoint = endpoint
        endpoint.headers["Authorization"] = "Bearer \(value)"
        return endpoint
    }
}

struct OnceMore: Interceptor {
    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        next(endpoint).retry(endpoint.isImportant ? 5 : 2)
    }
}

extension Attributes {                              // a property of requests, of your own
    nonisolated static var isImportant: Key<Bool> { .init(false) }
}

let guarded = Provider<Shop>(plugins: [Token(value: "…")], interceptors: [OnceMore()])
let order = guarded.rx(.order(Order(item: "42", count: 1)), .isImportant())
print(guarded.describe())
// snippet.end
_ = order

struct Session: Sendable { var token: String? }
let session = Session()

// snippet.shipped
let careful = Provider<Shop>(
    plugins: [
        AccessToken { _ in session.token },         // for requests that say .authorization(…)
        DefaultHeaders(["X-Client": "shop/2.0"]),   // unless a request has its own
        NetworkActivity(),
    ],
    interceptors: [Retry(3, .backoff(base: .milliseconds(200), cap: .seconds(5)))])

let once = careful.rx(
    .order(Order(item: "42", count: 1)), .authorization(.bearer), .retries(0),
    .validation(.all(.successCodes, .contentTypes(["application/json"]))))
// snippet.end
_ = once
