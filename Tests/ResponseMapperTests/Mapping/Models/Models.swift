import Foundation
import ResponseMapper

/// A model that reads itself: strict in `name`, lenient in `age`.
struct Person: Modelable, Equatable {
    var name: String
    var age = 0

    init(name: String, age: Int) {
        self.name = name
        self.age = age
    }

    init(_ json: JSON) throws { name = try json.get("name") }

    mutating func mapping(_ json: JSON) { age = json["age"].intValue }
}

/// A model that takes whatever comes.
struct EncodingBuffer: Modelable, Equatable {
    var title: String

    init(title: String) { self.title = title }

    init(_ json: JSON) { title = json["title"].stringValue }
}

/// A model that is decoded.
struct Item: Decodable, Equatable {
    var id: Int
    var tags: [String]?
}

/// A model that is both; its text shows which one read it.
struct Both: Modelable, Decodable, Equatable {
    var text: String

    init(_ json: JSON) { text = "read" }

    init(from decoder: any Decoder) { text = "decoded" }
}

/// The server of MoyaMapper's article.
let gank = Envelope(status: "error", success: false, tip: "errMsg", model: "results")

/// The envelope of servers with numbers for a status.
let coded = Envelope(status: "code", success: 0, tip: "msg", model: "data")

/// A request of which only the type of its response matters.
protocol Asking: TypedTarget {}

extension Asking {
    var baseURL: URL { Shop.items.baseURL }
    var path: Path { "x" }
}

struct AskNothing: Asking { typealias Response = NoContent }

extension Response {
    /// A response with an envelope laid, as it leaves a provider with a `MapperPlugin`.
    init(_ text: String, envelope: Envelope?) {
        self.init(text: text)
        if let envelope { attributes = .envelope(envelope) }
    }
}

/// A server with one thing to ask for.
enum Shop: Target {
    case items
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path { "items" }
}
