// Actions whose outputs are models; every part stands on the page "Actions that bring models".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

struct Credentials: Encodable, Sendable { var name: String, password: String }
struct Item: Decodable, Sendable { let id: Int, name: String }
struct Basket: Modelable {
    let total: Int
    init(_ json: JSON) throws { total = try json.get("total") }
}
protocol Human: Record.Model {}
extension Human { var name: String { get { self[] } set { self[] = newValue } } }
extension Record: Human { var human: any Human { self } }
struct Complaint: Decodable, Sendable { let detail: String }

// snippet.table
struct ShopAPI: API {
    // {"code": 0, "msg": "", "data": …}
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://shop.example")),
        .envelope(Envelope(
            status: "code", success: 0, tip: "msg", model: "data")),
    ]

    @GET("/items/\(\.self)")
    var item: Action<Int, Item>
    @GET("/basket")
    var basket: Action<Void, Basket>
    @GET("/items", output: .model(at: "data>list"))
    var items: Action<Void, [Item]>
    @GET("/raw")
    var raw: Action<Void, JSON>
    @GET("/greeting")
    var greeting: Action<Void, String>
    @GET("/items/1", output: .key("name"))
    var name: Action<Void, String>
    @GET("/me")
    var me: Action<Void, Record>
    @GET("/legacy", .envelope(nil))
    var legacy: Action<Void, Item>
    @POST("/login", output: .result())
    var login: Action<Credentials, (Outcome, Item?)>
}
// snippet.end

let stubs = Stubs<AnyTarget>()
stubs.on(ShopAPI.item, #"{"code": 0, "data": {"id": 1, "name": "tea"}}"#)
stubs.on(ShopAPI.basket, #"{"code": 0, "data": {"total": 7}}"#)
stubs.on(ShopAPI.items, #"{"code": 0, "data": {"list": [{"id": 1, "name": "tea"}]}}"#)
stubs.on(ShopAPI.raw, #"{"code": 0, "data": {"price": 19.99}}"#)
stubs.on(ShopAPI.greeting, #"{"code": 0, "data": "hello"}"#)
stubs.on(ShopAPI.me, #"{"code": 0, "data": {"name": "Ann"}}"#)
stubs.on(ShopAPI.login, #"{"code": 7, "msg": "wrong password"}"#)
stubs.on(ShopAPI.legacy, #"{"id": 2, "name": "old"}"#)

// snippet.calls
let shop = Provider<AnyTarget>(backend: stubs, plugins: [MapperPlugin()])

// out of "data"
let tea = try await shop.rx(ShopAPI.item, 1).value
let price = try await shop.rx(ShopAPI.raw).value["price"]
let me = try await shop.rx(ShopAPI.me).value.human.name
let (outcome, _) = try await shop.rx(
    ShopAPI.login, Credentials(name: "ann", password: "?")).value
assert(tea.name == "tea" && price.text == "19.99" && me == "Ann")
assert(!outcome.isSuccess && outcome.tip == "wrong password")
// snippet.end
let basket = try await shop.rx(ShopAPI.basket).value
let items = try await shop.rx(ShopAPI.items).value
let (greeting, name) = try await (shop.request(ShopAPI.greeting), shop.request(ShopAPI.name))
let legacy = try await shop.request(ShopAPI.legacy)
assert(basket.total == 7 && items.count == 1 && greeting == "hello" && name == "tea")
assert(legacy.id == 2)

func show(_ anything: some Any) {}
stubs.on(ShopAPI.item, .text(#"{"detail": "sold out"}"#, status: 410))
// snippet.problem
// or about the API, or a provider
let item = ShopAPI.item.with(.problem(Complaint.self))

do {
    _ = try await shop.rx(item, 1).value
} catch let problem as Problem<Complaint> {
    // sold out, of a 410
    show(problem.model.detail)
}
// snippet.end
assert(stubs.requests.last?.endpoint.action?.name == "ShopAPI.item")

// snippet.required
// or about the API, or an action
let strict = shop.with(attributes: .requirement(.success))
// snippet.end
_ = strict
