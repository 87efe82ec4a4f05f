// From a response to a model; every part stands on the page "Map a response".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

enum Shop: Target {
    case item(Int), items, order
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .item(let id): "items/\(id)"
        case .items: "items"
        case .order: "orders"
        }
    }
}
func show(_ text: String) {}
func logIn() -> Single<Order> { .just(Order(id: 0)) }
struct Order: Decodable { let id: Int }

// snippet.models
// Codable is enough
struct Item: Decodable {
    let id: Int
    let title: String
}

// or it reads itself, as strictly as it likes
struct Author: Modelable {
    let name: String
    let stars: Int

    init(_ json: JSON) throws {
        // missing, or no string: an error
        name = try json.get("profile>name")
        // "4" is 4, and nothing is 0
        stars = json["stars"].intValue
    }
}

// or it is decoded, and then completed
struct Post: Mappable, Codable {
    let title: String
    var page: Int?

    mutating func mapping(_ json: JSON) { page = json["meta"]["page"].int }
}
// snippet.end

let stubs = Stubs<Shop>()
stubs.on(.item(7), """
    {"id": 7, "title": "tea", "seller": {"profile": {"name": "Ann"}, "stars": "4"}}
    """)
stubs.on(.items, #"{"data": {"list": [{"id": 7, "title": "tea"}, {"id": "8"}]}}"#)
stubs.on(.order, .response(Response(status: 409, json: ["code": 7, "detail": "sold out"])))
let shop = Provider<Shop>(backend: stubs)

// snippet.map
let item = try await shop.rx(.item(7)).mapObject(Item.self).value
let seller = try await shop.rx(.item(7))
    .mapObject(Author.self, at: "seller").value
let first = try await shop.rx(.items)
    .mapObject(Item.self, at: "data>list>0").value
// nil
let author = try await shop.rx(.items)
    .mapObject(Author?.self, at: "data>author").value
// snippet.end
assert(item.title == "tea" && seller.stars == 4 && first.id == 7 && author == nil)

// snippet.response
let response = try await shop.request(.items)
let list = try response.toJSON(at: "data>list")
let title = try response.fetchString(keys: ["data", "list", 0, "title"])
// snippet.end
assert(list.count == 2 && title == "tea")

// snippet.errors
do {
    _ = try response.mapArray(Item.self, at: "data>list")
} catch let error as MapError {
    // GET https://shop.example/items: $.data.list[1].id: wanted Int,
    // found string "8"
    show("\(error)")
    let status = error.response?.status
    show("\(error.path), \(error.reason), \(status, default: "no status")")
}
// snippet.end
do {
    _ = try response.mapArray(Item.self, at: "data>list")
} catch {
    assert("\(error)".hasSuffix(#"$.data.list[1].id: wanted Int, found string "8""#))
}

// snippet.problem
// the error body of this server
struct APIProblem: Decodable {
    let code: Int
    let detail: String
}

let order = shop.rx(.order, .validation(.successCodes))
    .mapObject(Order.self)
    .mapProblem(APIProblem.self)

do { _ = try await order.value } catch let problem as Problem<APIProblem> {
    // sold out, 409
    show("\(problem.model.detail), \(problem.response.status)")
}
// snippet.end

// snippet.field
struct FieldError: Decodable {
    let field: String
    let message: String
}

do { _ = try await order.value } catch {
    // {"errors": [{"field": "email", "message": "is taken"}]}
    if let first = Problem<FieldError>(error, at: "errors>0")?.model {
        show("\(first.field) \(first.message)")
    }
    // {"errors": {"email": ["is taken"]}}
    let email = Problem<String>(error, at: "errors>email>0")
    show(email?.model ?? "")
}
// snippet.end

// snippet.catching
let retried = shop.rx(.order, .validation(.successCodes))
    .mapObject(Order.self)
    .catchProblem(as: APIProblem.self) { problem in
        if problem.model.code == 7 { logIn() } else { throw problem }
    }
// snippet.end
let retriedID = try await retried.value.id
assert(retriedID == 0)

// snippet.without
let text = #"{"title": "Keep it simple", "meta": {"page": 2}}"#
// also of JSON, of bytes, of a dictionary
let post = try Post(from: text)
let posts = try [Post](from: "[\(text)]")
// also toJSONString(), toData(), toDictionary()
let json = try post.toJSON()
let authors = try JSON(parsing: #"{"list": []}"#)
    .mapArray(Author.self, at: "list")
// snippet.end
assert(post.page == 2 && posts.count == 1 && json["page"] == 2 && authors.isEmpty)

// snippet.inside
enum State: String { case sold, open, other }

protocol Media: Sendable {}
struct Picture: Media, Modelable { init(_ json: JSON) throws { } }
struct Film: Media, Modelable { init(_ json: JSON) throws { } }

struct Auction: Modelable {
    let page: Int
    let state: State
    let seller: Author
    let bids: [Order]
    let media: any Media

    init(_ json: JSON) throws {
        // missing or null: 1
        page = try json.get("page", default: 1)
        // no known case: .other
        state = try json.get("state", unknown: .other)
        seller = try json.map(Author.self, at: "seller")
        // bad ones: left out
        bids = try json.mapArray(Order.self, at: "bids") { show("\($0)") }
        media = try json.oneOf(at: "media", by: "type", [
            "picture": { try Picture(from: $0) },
            "film": { try Film(from: $0) },
        ])
    }
}

struct Bids: Decodable {
    // the same for Codable; $bids has the reasons
    @LossyArray var bids: [Order]
}
// snippet.end
let auction = try Auction(from: """
    {"state": "new", "seller": {"profile": {"name": "Ann"}}, "media": {"type": "film"},
     "bids": [{"id": 1}, {"id": "x"}]}
    """)
assert(auction.page == 1 && auction.state == .other && auction.bids.count == 1)
assert(auction.media is Film)
let bids = try JSON(parsing: #"{"bids": [{"id": 1}, {"id": "x"}]}"#).map(Bids.self)
assert(bids.bids.count == 1 && bids.$bids.count == 1)
