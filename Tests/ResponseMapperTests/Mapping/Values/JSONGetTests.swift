import Foundation
import ResponseMapper
import Testing

struct JSONGetTests {
    private enum Role: String, JSONReadable { case admin, guest }

    private struct Item: JSONReadable, Equatable {
        let name: String
        let price: Double?

        init(reading json: JSON) throws(MapError) {
            name = try json.get("name")
            price = try json.get("price")
        }
    }

    struct Row: Sendable {
        let description: String
        let read: @Sendable (JSON) throws -> Void

        init<Value: JSONReadable & SendableMetatype>(
            _ path: JSONPath, _ type: Value.Type, _ description: String
        ) {
            self.description = description
            read = { _ = try $0.get(path, as: type) }
        }
    }

    private let json: JSON = [
        "id": 240_558_470_661_799_936, "name": "n", "flag": true, "rate": 1.5, "none": nil,
        "link": "https://a.b", "role": "admin", "owner": ["login": "l"],
        "scores": ["a": 1, "b": 2], "tags": ["x", "y"],
        "items": [["name": "i", "price": 1], ["name": "j"], ["name": "k", "price": "n/a"]],
    ]

    @Test func `values are read as the type that is wanted`() throws {
        let id: Int64 = try json.get("id")
        #expect(id == 240_558_470_661_799_936)
        #expect(try json.get("id", as: UInt64.self) == 240_558_470_661_799_936)
        #expect(try json.get("name", as: String.self) == "n")
        #expect(try json.get("flag", as: Bool.self))
        #expect(try json.get("rate", as: Double.self) == 1.5)
        #expect(try json.get("rate", as: Decimal.self) == Decimal(string: "1.5"))
        #expect(try json.get("link", as: URL.self).host == "a.b")
        #expect(try json.get("role", as: Role.self) == .admin)
        #expect(try json.get("owner>login", as: String.self) == "l")
        #expect(try json.get("tags>1", as: String.self) == "y")
        #expect(try json.get("tags", as: [String].self) == ["x", "y"])
        #expect(try json.get("scores", as: [String: Int].self) == ["a": 1, "b": 2])
        #expect(try json.get("none", as: JSON.self) == .null)
        #expect(try json.get("items>0", as: Item.self).price == 1)
        #expect(try json.get("items>1", as: Item.self).price == nil)
    }

    /// The value under a key, read by a type itself and by `get`.
    private static func both<Value: JSONReadable>(_ json: JSON, _ type: Value.Type) -> [String] {
        var told: [String] = []
        do throws(MapError) { told.append("\(try Value(reading: json["key"]))") } catch {
            told.append("\(error.prefixed(by: "key"))")
        }
        do throws(MapError) { told.append("\(try json.get("key", as: type))") } catch {
            told.append("\(error)")
        }
        return told
    }

    @Test(arguments: [
        "1", "-1", "255", "256", "1.0", "1e2", "1.5", "1e400", "-0", "9223372036854775807",
        "9223372036854775808", "18446744073709551615", "18446744073709551616", "true", "false",
        "null", #""a""#, #""\n""#, #""1""#, "[]", "{}", "[1]",
    ])
    func `a value is read at a path as by itself`(text: String) throws {
        let parsed = try JSON(parsing: #"{"other":0,"key":\#(text)}"#)
        var changed = parsed
        changed["other"] = 1
        let repeated = try JSON(parsing: #"{"key":7,"key":\#(text)}"#)
        let escaped = try JSON(parsing: #"{"k\u0065y":\#(text)}"#)
        let nothing = try JSON(parsing: "{}")
        for json in [parsed, changed, repeated, escaped, nothing, try JSON(parsing: text)] {
            for each in [
                Self.both(json, String.self), Self.both(json, Bool.self),
                Self.both(json, Double.self), Self.both(json, Float.self),
                Self.both(json, Int.self), Self.both(json, Int8.self), Self.both(json, Int64.self),
                Self.both(json, UInt.self), Self.both(json, UInt8.self),
                Self.both(json, UInt64.self), Self.both(json, String?.self),
                Self.both(json, Int?.self), Self.both(json, [Int].self),
            ] { #expect(each[0] == each[1]) }
        }
    }

    @Test func `a list of strings is read as any other list`() throws {
        let json = try JSON(
            parsing: #"{"all":["a","\n","é"],"none":[],"some":["a",null,"b"],"no":1}"#)
        #expect(try json.get("all", as: [String].self) == ["a", "\n", "é"])
        #expect(try json.get("none", as: [String].self) == [])
        #expect(try json.get("none", as: [String]?.self) == [])
        #expect(try json.get("some", as: [String?].self) == ["a", nil, "b"])
        for (path, text) in [
            ("some", "$.some[1]: wanted String, found null"),
            ("no", "$.no: wanted array, found number 1"),
        ] as [(JSONPath, String)] {
            MapError.expect(text) { try json.get(path, as: [String].self) }
        }
    }

    @Test func `a missing or null optional is nil`() throws {
        #expect(try json.get("nothing", as: Int?.self) == nil)
        #expect(try json.get("none", as: Int?.self) == nil)
        #expect(try json.get("none", as: [String]?.self) == nil)
        #expect(try json.get("rate", as: Double?.self) == 1.5)
    }

    @Test(arguments: [
        Row("nothing", String.self, "$.nothing: wanted a value, found nothing"),
        Row("nothing", JSON.self, "$.nothing: wanted a value, found nothing"),
        Row("owner>x>y", [Int].self, "$.owner.x.y: wanted a value, found nothing"),
        Row("none", String.self, "$.none: wanted String, found null"),
        Row("name", Int?.self, #"$.name: wanted Int, found string "n""#),
        Row("rate", Int.self, "$.rate: wanted Int, found number 1.5"),
        Row("flag", Double.self, "$.flag: wanted Double, found bool true"),
        Row("tags", [String: JSON].self, "$.tags: wanted object, found array of 2"),
        Row("scores", [JSON].self, "$.scores: wanted array, found object of 2"),
        Row("name", Role.self, #"$.name: wanted Role, found string "n""#),
        Row("tags", [Int].self, #"$.tags[0]: wanted Int, found string "x""#),
        Row("items", [Item].self, #"$.items[2].price: wanted Double, found string "n/a""#),
        Row("scores>a", Bool.self, "$.scores.a: wanted Bool, found number 1"),
    ])
    func `an error says where and what`(row: Row) {
        MapError.expect(row.description) { try row.read(json) }
    }

    @Test func `of several bad values of an object the first is told`() throws {
        let members = (0..<20).map { "\"k\($0)\":\($0 < 7 ? "1" : "null")" }
        let json = try JSON(parsing: "{\"k3\":\"x\",\(members.joined(separator: ","))}")
        MapError.expect("$.k7: wanted Int, found null") { try json.get("", as: [String: Int].self) }
        let numbers: [String: Int?] = try json.get("")
        #expect(numbers.count == 20 && numbers["k3"] == 1 && numbers["k9"] == .some(nil))
    }

    @Test func `errors are prefixed by the way to them`() throws {
        let error = MapError.mismatch(path: "price", wanted: "Double", found: "null")
        #expect(
            error.prefixed(by: [.index(3)]).prefixed(by: "items").description
                == "$.items[3].price: wanted Double, found null")
        #expect(MapError.missing(path: .root).prefixed(by: "a") == .missing(path: "a"))
        let broken = try #require(throws: JSONError.self) { try JSON(parsing: "[") }
        #expect(MapError(.invalidJSON(broken)).prefixed(by: "a") == MapError(.invalidJSON(broken)))
        #expect(MapError(.invalidJSON(broken)).description == "not JSON: \(broken)")
    }

    @Test func `long and many-line values are clipped`() {
        let text = "a\nb" + String(repeating: "x", count: 100)
        let error = #expect(throws: MapError.self) { try JSON(text).get("", as: Int.self) }
        let clipped = #"a\nb"# + String(repeating: "x", count: 37)
        #expect(error?.description == "$: wanted Int, found string \"\(clipped)…\"")
    }
}
