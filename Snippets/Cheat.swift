// The commonest lines; every part stands on the page "Cheat sheet".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import ResponseMapper

struct Order: Codable, Sendable { var item: String }
struct Item: Codable, Sendable { let name: String }
struct Problem: Decodable, Sendable { let message: String }
struct Session: Sendable {
    var token: String? { nil }
    func renew() -> Single<String> { .just("…") }
}
let session = Session()
let photo = URL(filePath: "/tmp/photo.jpg")
let folder = URL(filePath: "/tmp/photos")
let bag = DisposeBag()

// snippet.declare
enum Shop: Target {
    case items(page: Int), item(String), order(Order), photo(URL), news

    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .item(let id): "items/\(id)"
        case .order: "orders"
        case .photo: "photos"
        case .news: "news"
        }
    }
    var method: HTTPMethod {
        switch self {
        case .items, .item, .news: .get
        case .order, .photo: .post
        }
    }
    var payload: Payload {
        switch self {
        case .items(let page): .query(["page": page])
        case .order(let order): .json(order)
        case .photo(let url):
            .multipart([.fields(["title": "Zen"]), .file("photo", url)])
        case .item, .news: .none
        }
    }
}

struct ShopAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://shop.example")),
    ]

    @GET("/items/\(\.self)") var item: Action<String, Item>
    @POST("/orders")         var order: Action<Order, Void>
}
// snippet.end

// snippet.provider
let shop = Provider<Shop>(
    plugins: [RequestLog(.summary) { print($0) }],
    interceptors: [
        Retry(3, .backoff(base: .milliseconds(200), cap: .seconds(5))),
        TokenRefresh(token: { session.token }, renew: { session.renew() }),
    ],
    attributes: [
        .authorization(.bearer), .timeout(.seconds(10)),
        .validation(.successCodes),
        .cache(MemoryCache()), .caching(.standard),
    ])
// snippet.end

func program() async throws {
// snippet.send
let response = try await shop.request(.items(page: 1))
let item = try await shop.rx(.item("42"), .timeout(.seconds(2)))
    .mapObject(Item.self).value
let action = try await Provider<AnyTarget>().rx(ShopAPI.item, "42").value
let request = shop.request(.item("42")) { result in print(result) }
request.dispose()
// snippet.end

// snippet.map
// a key path
let list = try response.mapArray(Item.self, at: "data>list")
// nil if absent
let maybe = try response.mapObject(Item?.self, at: "data>best")
let json = try response.toJSON(at: .root)
let count = json["meta"]["count"].intValue
// snippet.end
    _ = (item, action, list, maybe, count)
}

// snippet.errors
func message(for error: any Error) -> String? {
    switch error {
    case NetError.cancelled: nil
    case NetError.rejected(let response):
        (try? response.mapObject(Problem.self))?.message
    case NetError.transport(let failure): "no connection: \(failure)"
    case NetError.request(let failure): "not sent: \(failure)"
    case is any MappingError: "an unexpected response"
    default: "\(error)"
    }
}
// snippet.end

// snippet.bodies
let upload = shop.rx.progress(.photo(photo))
    .filterProgress(.upload).compactMap(\.fraction)
let film: Delivery = .file(.folder(folder, .createsFolders))
let file = shop.rx(.item("film"), .delivery(film))
let events = shop.rx.events(.news)
let pages = shop.rx.pages(.items(page: 1), next: .link).mapArray(Item.self)
    .items
// snippet.end

// snippet.streams
let typed = PublishSubject<String>()
typed
    .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    .distinctUntilChanged()
    .flatMapLatest { id in
        shop.rx(.item(id)).mapObject(Item?.self).catchAndReturn(nil)
    }
    .subscribe(onMain: { item in print(item?.name ?? "") })
    .disposed(by: bag)
// snippet.end

// snippet.test
let time = VirtualTimeScheduler()
let stubs = Stubs<Shop>(scheduler: time).on(
    .item("42"), [503, #"{"name": "tea"}"#])
let retry = Retry(2, scheduler: time)
let tested = Provider<Shop>(backend: stubs, interceptors: [retry])

let name = time.record(
    tested.rx(.item("42")).mapObject(Item.self).map(\.name))
assert(name.elements == ["tea"])
assert(stubs.requests.count == 2 && stubs.verify().isEmpty)
// snippet.end
_ = (upload, file, events, pages)
