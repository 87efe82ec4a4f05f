// Servers that do not keep their word; every part stands on the page "When the server lies".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper
import Synchronization

// snippet.models
// independent of any policy
struct Item: Decodable {
    let id: Int
    let price: Double
    let isNew: Bool
    let note: String?
}
// snippet.end

// snippet.defaulted
struct Settings: Codable, Defaulted {
    // missing or null: 20
    var pageSize = 20
    var theme = Theme.light
    // missing: nil, as ever
    var owner: String?
}

enum Theme: String, Codable, UnknownCase {
    // "sepia": .unknown
    case light, dark, unknown
}
// snippet.end

enum Shop: Target {
    case items
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "items" }
}
let text = """
    [{"id": "1", "price": 9.5, "isNew": 1, "note": 7}, {"id": 2, "price": "n/a", "isNew": true}]
    """
let stubs = StubBackend { _ in Response(text: text) }
let log = Mutex<[String]>([])
@Sendable func show(_ text: String) { log.withLock { $0.append(text) } }

// snippet.policy
let shop = Provider<Shop>(backend: stubs)
// this call
let items = try await shop.rx(.items, .lenient).mapArray(Item.self).value

let gentle = Provider<Shop>(
    backend: stubs, plugins: [MapperPlugin(policy: .lenient)])
// all calls …
let same = try await gentle.rx(.items).mapArray(Item.self).value
// … but this
let exact = gentle.rx(.items, .strict).mapArray(Item.self)

let some = MappingPolicy.lenient(
    repairing: [.converted, .dropped], dropping: .count(3))
// any kinds of repair, any limit
let few = shop.rx(.items, .mappingPolicy(some)).mapArray(Item.self)
// snippet.end
assert(items.map(\.id) == [1] && same.count == 1 && items[0].isNew && items[0].note == "7")
do { _ = try await exact.value; assertionFailure() } catch is MapError {}
let fewer = try await few.value
assert(fewer.count == 1)

// snippet.plain
let decoder = ModelDecoder(policy: .lenient)
// no response
let decoded = try decoder.decode([Item].self, from: text)
let mapped = try JSON(parsing: text).mapArray(Item.self, policy: .lenient)
// snippet.end
assert(decoded.count == 1 && mapped.count == 1)

// snippet.reporting
let (list, report) = try await shop.rx(.items, .lenient)
    .reporting { try $0.mapArray(Item.self) }.value
for repair in report.repairs { show("\(repair)") }
// $[0].id: wanted Int, found string "1"; converted
// $[0].isNew: wanted Bool, found number 1; converted
// $[0].note: wanted String, found number 7; converted
// $[1].price: wanted Double, found string "n/a"; dropped
// snippet.end
assert(list.count == 1)
assert(log.withLock { $0 } == [
    #"$[0].id: wanted Int, found string "1"; converted"#,
    "$[0].isNew: wanted Bool, found number 1; converted",
    "$[0].note: wanted String, found number 7; converted",
    #"$[1].price: wanted Double, found string "n/a"; dropped"#,
])

// snippet.hook
let watched = Provider<Shop>(
    backend: stubs,
    plugins: [
        MapperPlugin(policy: .lenient) { report in show("\(report)") }
    ])
// and its closure is called with:
let reported = try await watched.rx(.items).mapArray(Item.self).value
// GET https://shop.example/items: 4 repairs
// $[0].id: wanted Int, found string "1"; converted
// …
// snippet.end
assert(reported.count == 1)
assert(log.withLock { $0.last }?.hasPrefix("GET https://shop.example/items: 4 repairs\n") == true)

// snippet.thorough
let thorough = shop.rx(.items, .mappingPolicy(.thorough))
    .mapArray(Item.self)
do { _ = try await thorough.value } catch { show("\(error)") }
// GET https://shop.example/items: 4 values do not fit
// $[0].id: wanted Int, found string "1"
// $[0].isNew: wanted Bool, found number 1
// $[0].note: wanted String, found number 7
// $[1].price: wanted Double, found string "n/a"
// snippet.end
assert(log.withLock { $0.last } == """
    GET https://shop.example/items: 4 values do not fit
    $[0].id: wanted Int, found string "1"
    $[0].isNew: wanted Bool, found number 1
    $[0].note: wanted String, found number 7
    $[1].price: wanted Double, found string "n/a"
    """)

let settings = try decoder.decode(Settings.self, from: #"{"theme": "sepia"}"#)
assert(settings.pageSize == 20 && settings.theme == .unknown)
