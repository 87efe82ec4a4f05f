// Models without model classes; every part stands on the page "Models without model classes".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

// snippet.protocol
protocol Human: Record.Model {}

extension Human {
    var name: String { get { self[] } set { self[] = newValue } }
    var age: Int     { get { self[] } set { self[] = newValue } }
    var site: URL?   { get { self[] } set { self[] = newValue } }
    var isAdult: Bool { age >= 18 }
}

extension Record: Human {
    var human: any Human { get { self } set { json = newValue.json } }
}
// snippet.end

// snippet.use
var human = try Record(from: #"{"name": "Ann", "age": "24", "badge": 7}"#)
    .human
// "24" is 24, and nothing would be 0
assert(human.age == 24)
human.name = "Bea"
// any key
human["shoes"] = 38
assert(human.json.text
    == #"{"name":"Bea","age":"24","badge":7,"shoes":38}"#)
// snippet.end

// snippet.making
let empty = Record().human
let literal: Record = ["name": "Ann", "tags": ["a", "b"]]
let parsed = try Record(from: Data(#"{"name": "Ann"}"#.utf8)).human
let untyped = try Record(from: ["name": "Ann", "age": 24] as [String: Any])
    .human
let several = try [Record](from: #"[{"name": "Ann"}, {"name": "Bea"}]"#)
    .map(\.human)
// snippet.end
assert(empty.name == "" && parsed.name == "Ann" && untyped.age == 24 && several.count == 2)
_ = literal

// snippet.types
struct Price: Codable, Record.Storable {
    var amount: Decimal, currency: String
}
enum State: String, Record.Storable { case draft, sold }

protocol Ware: Record.Model {}

extension Ware {
    var title: String       { get { self[] } set { self[] = newValue } }
    var tags: [String]      { get { self[] } set { self[] = newValue } }
    var stock: UInt16?      { get { self[] } set { self[] = newValue } }
    var price: Price?       { get { self[] } set { self[] = newValue } }
    var state: State?       { get { self[] } set { self[] = newValue } }
    // another module's Codable
    var frame: CGRect {
        get { self[as: CGRect.self] ?? .zero }
        set { self[as: CGRect.self] = newValue }
    }
    // and as the server has it
    var since: Date {
        get { Date(timeIntervalSince1970: self["ts"]) }
        set { self["ts"] = newValue.timeIntervalSince1970 }
    }
}
// snippet.end

// snippet.keys
protocol Feed: Record.Model {}

extension Feed {
    var title: String? {
        get { self["data>title"] }
        set { self["data>title"] = newValue }
    }
    var uuid: String {
        get { self[.any(of: ["data>ID", "_id", "id"])] }
        set { self[.any(of: ["data>ID", "_id", "id"])] = newValue }
    }
}
// snippet.end

// snippet.naming
protocol Student: Human {}

extension Record.Naming {
    static let human: Self = [
        "name": "full_name", "age": .any(of: ["age", "years"])]
    static let student = human + ["name": "student_name"]
}

extension Student {
    var number: Int { get { self[] } set { self[] = newValue } }
}

extension Record: Student {
    var student: any Student {
        get { named(by: .student) }
        set { json = newValue.json }
    }
}
// snippet.end
let student: Record = ["student_name": "Ann", "years": 20, "number": 123_456]
assert((student.student as any Human).name == "Ann")
assert(student.student.isAdult)

// snippet.nested
protocol Address: Record.Model {}

extension Address {
    var city: String { get { self[] } set { self[] = newValue } }
}

extension Record: Address, Ware, Feed {
    var address: any Address { get { self } set { json = newValue.json } }
    var ware: any Ware { get { self } set { json = newValue.json } }
    var feed: any Feed { get { self } set { json = newValue.json } }
}

extension Human {
    var home: any Address {
        get { self[as: \.address] }
        set { self[as: \.address] = newValue }
    }
    var partner: (any Human)? {
        get { self[as: \.human] }
        set { self[as: \.human] = newValue }
    }
    var friends: [any Human] {
        get { self[as: \.human] }
        set { self[as: \.human] = newValue }
    }
}
// snippet.end

// snippet.writing
var person = Record().human
person.home.city = "Paris"                          // makes the address
person.friends.append(human)
person.friends[0].name = "Cleo"
assert(person.json["friends"][0]["name"] == "Cleo")
assert(person.partner == nil)
// snippet.end

var ware = Record().ware
ware.price = Price(amount: 3, currency: "EUR")
ware.state = .sold
ware.since = Date(timeIntervalSince1970: 1)
assert(ware.json.text == #"{"price":{"amount":3,"currency":"EUR"},"state":"sold","ts":1.0}"#)
var feed = (["data": ["ID": "1234"]] as Record).feed
feed.uuid = "0000"
assert(feed.json.text == #"{"data":{"ID":"0000"}}"#)

// snippet.live
let live = Live(human)
// 24, then more
let subscription = live.observe(\.age).subscribe(onNext: { show("\($0)") })

live.age = 25
// one step, one notification
live.update { human in
    human.age += 1
    human.name = "Dora"
}
// snippet.end
assert(live.age == 26)
subscription.dispose()

func show(_ text: String) {}
enum Club: Target {
    case me, members
    var baseURL: URL { URL(string: "https://club.example")! }
    var path: Path { self == .me ? "me" : "members" }
}

// snippet.response
let stubs = Stubs<Club>()
    .on(.me, #"{"name": "Ann"}"#)
    .on(.members, #"{"list": [{"name": "Ann"}, {"name": "Bea"}]}"#)
let provider = Provider<Club>(backend: stubs)

// any Human
let me = try await provider.rx(.me).mapObject(Record.self).map(\.human)
    .value
let members = try await provider.rx(.members)
    .mapArray(Record.self, at: "list").value.map(\.human)
// snippet.end
assert(me.name == "Ann" && members.map(\.name) == ["Ann", "Bea"])
