// The content of a request; every part stands on the page "Encode a payload".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

struct Order: Codable, Sendable { var item: String, count: Int }
let order = Order(item: "tea", count: 2)
let host = URL(string: "https://shop.example")!
let folder = FileManager.default.temporaryDirectory
let photo = folder.appending(path: "streamnet-snippet.jpg")
try Data("JPEG".utf8).write(to: photo)

func escaped(_ parameters: Parameters, _ style: ParameterStyle) -> String? {
    try? parameters.encoded(style)
}
func text(_ parameters: Parameters, _ style: ParameterStyle) -> String? {
    escaped(parameters, style)?.removingPercentEncoding
}

/// The query and the body.
func sent(_ method: HTTPMethod, _ payload: Payload) -> String? {
    let endpoint = Endpoint(url: host, method: method, payload: payload)
    guard let request = try? endpoint.encoded() else { return nil }
    let body = request.body.flatMap { try? $0.collected() }
    let text = body.map { String(decoding: $0, as: UTF8.self) }
    return [request.url.query(), text].compactMap { $0 }.joined(separator: " | ")
}


// snippet.kinds
// ?q=tea&page=2
let search: Payload = .query(["q": "tea", "page": 2])
// query or form, by the method
let either: Payload = .parameters(["q": "tea"])
// {"count":2,"item":"tea"}
let json: Payload = .json(order, query: ["dry-run": true])
// name=Ann&tags%5B%5D=a&…
let form: Payload = .form(["name": "Ann", "tags": ["a", "b"]])
// ?item=tea&count=2
let properties: Payload = .query(Parameters(encoding: order))
let raw: Payload = .data(Data("…".utf8), contentType: "text/plain")
// image/jpeg, by its name
let file: Payload = .file(photo)
// snippet.end
assert(sent(.get, search) == "q=tea&page=2")
assert(sent(.delete, either) == "q=tea")
assert(sent(.post, either) == "q=tea")
assert(sent(.post, json) == #"dry-run=1 | {"count":2,"item":"tea"}"#)
assert(sent(.post, form) == "name=Ann&tags%5B%5D=a&tags%5B%5D=b")
assert(sent(.get, properties) == "item=tea&count=2")
assert(sent(.post, raw) == "…")
assert(sent(.post, file) == "JPEG")

// snippet.parameters
var filter: Parameters = [
    "sort": "price", "max": 10, "tags": ["a", "b"], "near": nil]
// names may repeat
filter.append("sort", "name")
let mixed: Parameters = [
    "ids": ["a", 1, true] as Parameters.List, "nested": ["min": 1]]
// sorted by name
let untyped = Parameters(dictionary: ["page": 1, "words": ["a", "b"]])
let both = filter + Parameters(encoding: order)
// snippet.end
_ = (mixed, untyped, both)

// snippet.styles
let tags: Parameters = ["k": ["a", "b"]]
let user: Parameters = ["user": ["age": 3]]
assert(text(tags, .init()) == "k[]=a&k[]=b")
assert(text(tags, .init(arrays: .indexed)) == "k[0]=a&k[1]=b")
assert(text(tags, .init(arrays: .none)) == "k=a&k=b")
assert(text(tags, .init(arrays: .commas)) == "k=a,b")
assert(text(tags, .init(arrays: .custom { "\($0).\($1)" }))
    == "k.0=a&k.1=b")
assert(text(user, .init()) == "user[age]=3")
assert(text(user, .init(paths: .dots)) == "user.age=3")

let names: Parameters = ["pageSize": 1]
assert(text(names, .init(keys: .asWritten)) == "pageSize=1")
assert(text(names, .init(keys: .snakeCase)) == "page_size=1")
assert(text(names, .init(keys: .kebabCase)) == "page-size=1")
assert(text(names, .init(keys: .capitalized)) == "PageSize=1")
assert(text(names, .init(keys: .lowercased)) == "pagesize=1")
assert(text(names, .init(keys: .uppercased)) == "PAGESIZE=1")

let flag: Parameters = ["b": true, "a": nil]
assert(text(flag, .init()) == "b=1")
assert(text(flag, .init(booleans: .words)) == "b=true")
assert(text(flag, .init(nils: .empty)) == "b=1&a=")
assert(text(flag, .init(nils: .null)) == "b=1&a=null")
assert(text(flag, .init(nils: .bareKey)) == "b=1&a")
assert(text(flag, .init(order: .sorted, nils: .empty)) == "a=&b=1")

let facts: Parameters = [
    "d": Date(timeIntervalSince1970: 0.5), "x": Data([0, 255]),
]
assert(text(facts, .init())
    == "d=1970-01-01T00:00:00Z&x=AP8=")
assert(text(facts, .init(dates: .seconds)) == "d=0.5&x=AP8=")
assert(text(facts, .init(dates: .milliseconds)) == "d=500&x=AP8=")
assert(text(facts, .init(data: .hexadecimal))
    == "d=1970-01-01T00:00:00Z&x=00ff")

let word: Parameters = ["k": "a b/c"]
assert(escaped(word, .init()) == "k=a%20b/c")
assert(escaped(word, .init(spaces: .plus)) == "k=a+b/c")
assert(escaped(word, .init(unescaped: "")) == "k=a%20b%2Fc")
// snippet.end

// snippet.stream
// opened again for each attempt
let source = BodySource(count: 3) {
    var rest = Data("abc".utf8)[...]
    return { limit in
        defer { rest = rest.dropFirst(limit) }
        return Data(rest.prefix(limit))
    }
}
// snippet.end

// snippet.multipart
let upload: Payload = .multipart([
    .text("title", "Zen"),
    // tags[], tags[], user[age]
    .fields(["tags": ["a", "b"], "user": ["age": 3]]),
    // its name and image/jpeg
    .file("photo", photo),
    // text/plain
    .data("log", Data("…".utf8), filename: "log.txt"),
    // read while it is sent
    .stream("big", source),
])
// snippet.end

// snippet.custom
let sealed: Payload = .custom { request, endpoint in
    request.body = .data(try seal(order, endpoint.encoder))
    request.headers["Content-Type"] = "application/jose"
}

// an encoder is an attribute
struct Plist: Target {
    let baseURL = host
    let path: Path = "orders"
    let method: HTTPMethod = .post
    let payload: Payload = .json(order)
    let attributes: Attributes = .encoder(PropertyListEncoder())
}
// snippet.end
func seal(_ value: some Encodable, _ encoder: any BodyEncoder) throws -> Data {
    try encoder.encode(value)
}
assert(sent(.post, sealed) == #"{"count":2,"item":"tea"}"#)
_ = upload
