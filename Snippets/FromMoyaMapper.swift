// Models as users of other mappers write them; every part stands on "Coming from MoyaMapper".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

enum Gank: Target {
    case today, offline
    var baseURL: URL { URL(string: "https://gank.example")! }
    var path: Path { self == .today ? "today" : "offline" }
}
let stubs = StubBackend { endpoint in
    guard endpoint.url.path().hasSuffix("today") else { throw URLError(.notConnectedToInternet) }
    return Response(text: """
        {"error": false, "errMsg": "", "results": [{"_id": 7, "stars": "3"}, {"title": "two"}]}
        """)
}
func show(_ text: String?) { assert(text == "700") }

// snippet.moyaMapper
// Modelable
struct Post: Mappable, Codable, Defaulted {
    var id = ""
    var title = "untitled"
    var stars = 0
    var page: Int?

    enum CodingKeys: String, CodingKey {
        case id = "_id", title, stars
    }
    mutating func mapping(_ json: JSON) { page = json["meta"]["page"].int }
}

// MoyaMapperPlugin(Keys())
let envelope = Envelope(
    status: "error", success: false, tip: "errMsg", model: "results")
let gank = Provider<Gank>(
    backend: stubs,
    plugins: [
        MapperPlugin(envelope, recoversFailures: true, policy: .lenient),
    ])
let (outcome, posts) = try await gank.rx(.today)
    .mapArrayResult(Post.self).value

// no network: the outcome, and never a model
let lost = try await gank.rx(.offline).mapResult().value
do {
    _ = try await gank.rx(.offline).mapObject(Post.self).value
} catch let error as MapError {
    // 700
    show(error.outcome?.status)
}
// snippet.end
assert(!lost.isSuccess)
assert(outcome.isSuccess && posts.map(\.id) == ["7", ""] && posts.map(\.stars) == [3, 0])
assert(posts.map(\.title) == ["untitled", "two"])

// snippet.handyJSON
// HandyJSON
struct Cat: Codable, Defaulted {
    var id = 0
    var name = "stray"
    var color: Color?
    var friends: [Cat] = []

    // HandyJSONEnum
    enum Color: String, Codable, UnknownCase { case black, unknown }
    // mapping
    enum CodingKeys: String, CodingKey {
        case id = "cat_id", name, color, friends
    }
}

let lenient = ModelDecoder(policy: .lenient)
// Cat.deserialize(from: body)
let cat = try lenient.decode(Cat.self, from: body)
// designatedPath: "…"
let inner = try lenient.decode(Cat.self, from: body, at: "friends>0")
// toJSONString(prettyPrint:)
let text = try JSON(encoding: cat).prettyText
// snippet.end
assert(cat.id == 1 && cat.name == "stray" && cat.color == .unknown && inner.name == "Tom")
assert(text.contains("cat_id"))

// snippet.objectMapper
// ImmutableMappable
struct User: Modelable {
    let name: String
    let age: Int?
    let city: String
    let friends: [User]

    // init(map: Map) throws
    init(_ json: JSON) throws {
        // try map.value("name")
        name = try json.get("name")
        // try? map.value("age")
        age = json["age"].int
        // map["address.city"]
        city = try json.get("address>city", default: "nowhere")
        // <- map["friends"]
        friends = try json.mapArray(User.self, at: "friends")
    }
}
// snippet.end
let user = try User(from: #"{"name": "ann", "age": 3, "friends": []}"#)
assert(user.city == "nowhere")

var body: String {
    #"{"cat_id": "1", "name": null, "color": "pink", "friends": [{"cat_id": 2, "name": "Tom"}]}"#
}
