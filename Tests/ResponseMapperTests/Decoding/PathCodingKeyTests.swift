import Foundation
import ResponseMapper
import Testing

private struct User: Codable, Equatable {
    var city: String
    var zip: Int?
    var name: String

    enum CodingKeys: String, PathCodingKey {
        case city = "location>city"
        case zip = "location>zip"
        case name = "name|username"
    }
}

/// A model of one value, at a path that a test chooses.
private struct One<Keys: PathCodingKey & CaseIterable>: Codable {
    var values: [Int]

    init(_ values: [Int]) { self.values = values }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        values = try Keys.allCases.map { try container.decode(Int.self, forKey: $0) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        for (key, value) in zip(Keys.allCases, values) { try container.encode(value, forKey: key) }
    }
}

@Suite(.hangLimit) struct PathCodingKeyTests {
    private let decoder = ModelDecoder()

    @Test func `paths are read and written`() throws {
        let text = #"{"location":{"city":"Bonn","zip":53111},"name":"Ann"}"#
        let user = try decoder.decode(User.self, from: text)
        #expect(user == User(city: "Bonn", zip: 53111, name: "Ann"))
        #expect(try JSON(encoding: user).text == text)
        let other = User(city: "Bonn", zip: nil, name: "Ann")
        #expect(try JSON(encoding: other).text == #"{"location":{"city":"Bonn"},"name":"Ann"}"#)
    }

    @Test(arguments: [
        #"{"location":{"city":"x"},"username":"Ann"}"#,
        #"{"location":{"city":"x"},"username":"Ann","name":null}"#,
        #"{"location":{"city":"x"},"username":"Ann","name":"Ann"}"#,
    ])
    func `any of several names is read`(_ text: String) throws {
        #expect(try decoder.decode(User.self, from: text).name == "Ann")
    }

    @Test func `several names with different values are refused, under every policy`() {
        let text = #"[{"location":{"city":"x"},"username":"Ann","name":"Bea"}]"#
        for policy in [MappingPolicy.strict, .lenient, .thorough] {
            let error = #expect(throws: DecodingError.self) {
                try ModelDecoder(policy: policy).decode([User].self, from: text)
            }
            #expect(error?.text.contains("one value for name|username") == true)
        }
    }

    @Test(arguments: [
        (#"{"location":{"city":3},"name":"x"}"#, "$.location.city: wanted String, found number 3"),
        (#"{"location":{},"name":"x"}"#, "$.location.city: wanted a value, found nothing"),
        (#"{"location":[],"name":"x"}"#, "$.location.city: wanted a value, found nothing"),
        (#"{"location":{"city":"x"},"username":1}"#, "$.username: wanted String, found number 1"),
        (
            #"{"location":{"city":"x","zip":"y"},"name":"z"}"#,
            #"$.location.zip: wanted Int, found string "y""#
        ),
    ])
    func `an error has the path in the JSON`(_ text: String, _ wanted: String) {
        DecodingError.expect(wanted) { try decoder.decode(User.self, from: text) }
        MapError.expect(wanted.replacing("$.", with: "$[0].", maxReplacements: 1)) {
            try Response(text: "[\(text)]").mapArray(User.self)
        }
    }

    @Test func `a missing value with several names has the first`() {
        let error = #expect(throws: MapError.self) {
            try Response(text: #"{"location":{"city":"x"}}"#).mapObject(User.self)
        }
        #expect(error == .missing(path: "name"))
    }

    @Test func `a lenient policy repairs at paths, and reports them`() throws {
        let text = #"{"location":{"city":3,"zip":"x"}}"#
        let (user, report) = try ModelDecoder(policy: .lenient).reporting {
            try $0.decode(User.self, from: text)
        }
        #expect(user == User(city: "3", zip: nil, name: ""))
        #expect(report.repairs.map(\.path) == ["location>city", "location>zip", "name"])
        #expect(throws: DecodingError.self) {
            try ModelDecoder(policy: .lenient).decode([User].self, from: #"[{"other":1}]"#)
        }
    }

    private struct Home: Codable, Defaulted, Equatable {
        var city = "Bonn"
        enum CodingKeys: String, PathCodingKey { case city = "location>city" }
    }

    @Test func `a declared default is found at its path`() throws {
        let lenient = ModelDecoder(policy: .lenient)
        #expect(try lenient.decode(Home.self, from: "{}") == Home())
        #expect(try lenient.decode(Home.self, from: #"{"location":{"city":null}}"#) == Home())
    }

    private struct Deep: Codable, Equatable {
        var postCode: Int
        enum CodingKeys: String, PathCodingKey { case postCode = "homeTown>postCode" }
    }

    @Test func `a key strategy converts each step`() throws {
        let text = #"{"home_town":{"post_code":7}}"#
        let snake = ModelDecoder(keys: .convertFromSnakeCase)
        #expect(try snake.decode(Deep.self, from: text) == Deep(postCode: 7))
        let encoder = ModelEncoder(keys: .convertToSnakeCase)
        #expect(try JSON(encoding: Deep(postCode: 7), by: encoder).text == text)
        DecodingError.expect(#"$.home_town.post_code: wanted Int, found string "x""#) {
            try snake.decode(Deep.self, from: #"{"home_town":{"post_code":"x"}}"#)
        }
    }

    @Test func `a custom strategy has the whole path of each step`() throws {
        let seen = Log<String>()
        let custom = ModelDecoder(
            keys: .custom { path in
                seen.add(path.map(\.stringValue).joined(separator: ">"))
                return path[path.count - 1]
            })
        _ = try custom.decode(Deep.self, from: #"{"homeTown":{"postCode":7}}"#)
        #expect(seen.all == ["homeTown", "homeTown>postCode"])
    }

    private enum Odd: String, PathCodingKey, CaseIterable {
        case index = "list>1>x"
        case escaped = #"a\|b|c\>d|e\\|f"#
    }

    @Test(arguments: [#""a|b""#, #""c>d""#, #""e\\""#, #""f""#])
    func `indices are read, and a backslash makes a sign part of a key`(_ key: String) throws {
        let text = #"{"list":[0,{"x":5}],\#(key):6}"#
        #expect(try decoder.decode(One<Odd>.self, from: text).values == [5, 6])
    }

    private enum Twice: String, PathCodingKey, CaseIterable { case one = "a>b", two = "a>>b" }
    private enum Whole: String, PathCodingKey, CaseIterable { case one = "a", two = "a>b" }
    private enum Late: String, PathCodingKey, CaseIterable { case one = "a>b", two = "a" }
    private enum Index: String, PathCodingKey, CaseIterable { case one = "a>0", two = "b" }
    private enum Empty: String, PathCodingKey, CaseIterable { case one = "", two = "b" }

    @Test func `what cannot be written without loss is refused`() {
        #expect(throws: EncodingError.self) { try JSON(encoding: One<Twice>([1, 2])) }
        #expect(throws: EncodingError.self) { try JSON(encoding: One<Whole>([1, 2])) }
        #expect(throws: EncodingError.self) { try JSON(encoding: One<Late>([1, 2])) }
        #expect(throws: EncodingError.self) { try JSON(encoding: One<Index>([1, 2])) }
        #expect(throws: EncodingError.self) { try JSON(encoding: One<Empty>([1, 2])) }
        #expect(throws: DecodingError.self) {
            try decoder.decode(One<Empty>.self, from: #"{"b":1}"#)
        }
    }

    private struct Outer: Codable, Equatable {
        var inner: User
        var list: [User]
        enum CodingKeys: String, PathCodingKey { case inner = "a>inner", list = "a>list" }
    }

    @Test func `models inside are at paths, too, with all formats`() throws {
        let user = User(city: "x", zip: 1, name: "y")
        let outer = Outer(inner: user, list: [user, user])
        for format: ModelEncoder.OutputFormatting in [[], .prettyPrinted, .sortedKeys] {
            let data = try ModelEncoder(outputFormatting: format).encode(outer)
            #expect(try decoder.decode(Outer.self, from: data) == outer)
        }
        let error = #expect(throws: EncodingError.self) {
            try JSON(encoding: Infinite(value: .infinity))
        }
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(context.codingPath.map(\.stringValue) == ["a", "b"])
    }

    private struct Infinite: Codable {
        var value: Double
        enum CodingKeys: String, PathCodingKey { case value = "a>b" }
    }

    @Test func `other coders take a path for a name`() throws {
        let user = User(city: "x", zip: nil, name: "y")
        let data = try JSONEncoder().encode(user)
        #expect(try JSON(parsing: data)["location>city"].string == "x")
        #expect(try JSONDecoder().decode(User.self, from: data) == user)
    }

    private struct Containers: Codable, Equatable {
        var numbers: [Int]
        var flags: [String: Bool]

        enum CodingKeys: String, PathCodingKey { case numbers = "a>n", flags = "a>f", sup = "a>s" }
        enum Flag: String, CodingKey { case on }

        init(_ numbers: [Int]) { (self.numbers, flags) = (numbers, ["on": true]) }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var list = try container.nestedUnkeyedContainer(forKey: .numbers)
            numbers = []
            while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
            let nested = try container.nestedContainer(keyedBy: Flag.self, forKey: .flags)
            flags = ["on": try nested.decode(Bool.self, forKey: .on)]
            #expect(try Int(from: container.superDecoder(forKey: .sup)) == 9)
            #expect(container.contains(.numbers))
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var list = container.nestedUnkeyedContainer(forKey: .numbers)
            for number in numbers { try list.encode(number) }
            var nested = container.nestedContainer(keyedBy: Flag.self, forKey: .flags)
            try nested.encode(true, forKey: .on)
            try 9.encode(to: container.superEncoder(forKey: .sup))
        }
    }

    @Test func `nested containers and super coders are at paths`() throws {
        let json = try JSON(encoding: Containers([1, 2]))
        #expect(json.text == #"{"a":{"n":[1,2],"f":{"on":true},"s":9}}"#)
        #expect(try decoder.decode(Containers.self, from: json) == Containers([1, 2]))
    }

    @Test(arguments: [
        (#"{"a":null,"b":1}"#, 1), (#"{"a":1,"b":null}"#, 1), (#"{"a":{},"b":1}"#, nil),
        (#"{"a":1.0,"b":1}"#, 1), ("{}", nil), (#"{"a":null,"b":null}"#, nil),
    ])
    func `a null gives way to a value`(_ text: String, _ wanted: Int?) {
        let read = try? decoder.decode(Either.self, from: text)
        #expect(read?.value == wanted)
    }

    private struct Either: Decodable {
        var value: Int?
        enum CodingKeys: String, PathCodingKey { case value = "a|b" }
    }
}
