import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct DecodingErrorTests {
    private struct Cart: Decodable {
        struct Item: Decodable {
            var price: Double
            var count: UInt8
            var link: URL?
            var suit: Suit?
        }

        var items: [Item]
        var tags: [String]?
        var byName: [String: Int]?
    }

    private static let texts = [
        (#"{"items":[{"price":"n/a"}]}"#, #"$.items[0].price: wanted Double, found string "n/a""#),
        (#"{"items":[{"price":1}]}"#, "$.items[0].count: wanted a value, found nothing"),
        (#"{"items":[{"price":null}]}"#, "$.items[0].price: wanted Double, found null"),
        (#"{"items":[{"price":1e999}]}"#, "$.items[0].price: wanted Double, found number 1e999"),
        (#"{"items":[{"price":[1,2]}]}"#, "$.items[0].price: wanted Double, found array of 2"),
        (
            #"{"items":[{"price":1,"count":256}]}"#,
            "$.items[0].count: wanted UInt8, found number 256"
        ),
        (
            #"{"items":[{"price":1,"count":1.5}]}"#,
            "$.items[0].count: wanted UInt8, found number 1.5"
        ),
        (
            #"{"items":[{"price":1,"count":1,"link":true}]}"#,
            "$.items[0].link: wanted URL, found bool true"
        ),
        (#"{"items":{"a":1}}"#, "$.items: wanted an array, found object of 1"),
        (#"{"items":null}"#, "$.items: wanted an array, found null"),
        (#"{"items":[7]}"#, "$.items[0]: wanted an object, found number 7"),
        ("{}", "$.items: wanted a value, found nothing"),
        ("[]", "$: wanted an object, found array of 0"),
        (#"{"items":[],"tags":["a",1]}"#, "$.tags[1]: wanted String, found number 1"),
        (#"{"items":[],"byName":{"a b":"x"}}"#, #"$.byName["a b"]: wanted Int, found string "x""#),
        ("{\"items\":[}", "not JSON: byte 10 (line 1, column 11): wanted a value, found '}'"),
    ]

    @Test(arguments: texts) func `an error says where, what was wanted and what was found`(
        _ text: String, _ says: String
    ) { DecodingError.expect(says) { try ModelDecoder().decode(Cart.self, from: text) } }

    @Test func `an error below a path has the whole path`() {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder().decode([Int].self, from: #"{"a":[[1,"x"]]}"#, at: "a>0")
        }
        #expect(error?.words == #"mismatch at ["a", "Index 0", "Index 1"]"#)
        #expect(error?.text == #"$.a[0][1]: wanted Int, found string "x""#)
    }

    @Test func `an error carries the error of the mapper`() {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder().decode(Held<Int>.self, from: #"{"a":true}"#)
        }
        #expect(
            error?.context?.underlyingError as? MapError
                == .mismatch(path: "a", wanted: "Int", found: "bool true"))
    }

    private enum Keys: Int, CodingKey { case list = 3, name = 7 }

    /// Notes the path at which it is made and written.
    private struct Leaf: Codable {
        var path: [any CodingKey]

        init() { path = [] }
        init(from decoder: any Decoder) throws { path = decoder.codingPath }
        func encode(to encoder: any Encoder) throws { throw Found(path: encoder.codingPath) }
    }

    private struct Found: Error {
        let path: [any CodingKey]
    }

    private struct Model: Codable {
        var list: [[String: Leaf]]

        init() { list = [["k": Leaf()]] }

        init(from decoder: any Decoder) throws {
            list = try decoder.container(keyedBy: Keys.self).decode(
                [[String: Leaf]].self, forKey: .list)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(list, forKey: .list)
        }
    }

    private func check(_ path: [any CodingKey]?) {
        #expect(path?.first as? Keys == .list)
        #expect(path?.map(\.stringValue) == ["list", "Index 0", "k"])
        #expect(path?.map(\.intValue) == [3, 0, nil])
    }

    @Test func `models find their own keys in the path`() throws {
        let text = #"{"list":[{"k":{}}]}"#
        check(try ModelDecoder().decode(Model.self, from: text).list[0]["k"]?.path)
        let converting = ModelDecoder(keys: .convertFromSnakeCase)
        check(try converting.decode(Model.self, from: text).list[0]["k"]?.path)
        check(try JSONDecoder().decode(Model.self, from: Data(text.utf8)).list[0]["k"]?.path)
        let mine = #expect(throws: Found.self) { try ModelEncoder().encode(Model()) }
        check(mine?.path)
        let theirs = #expect(throws: Found.self) { try JSONEncoder().encode(Model()) }
        check(theirs?.path)
    }

    @Test func `errors have them, too, strictly and leniently`() throws {
        let text = #"{"list":[{"k":{}},1]}"#
        for policy in [MappingPolicy.strict, .lenient(repairing: [.cleared]), .thorough] {
            let decoder = ModelDecoder(policy: policy)
            let error = #expect(throws: DecodingError.self) {
                try decoder.decode(Model.self, from: text)
            }
            #expect(error?.path.first as? Keys == .list)
            #expect(error?.path.map(\.stringValue) == ["list", "Index 1"])
        }
    }

    @Test func `an error of the model itself keeps its path`() {
        struct Refusing: Decodable {
            init(from decoder: any Decoder) throws {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no"))
            }
        }
        struct Outer: Decodable {
            var name: Refusing
            enum CodingKeys: Int, CodingKey { case name = 9 }
        }
        for policy in [MappingPolicy.strict, .lenient(repairing: [.converted]), .thorough] {
            let error = #expect(throws: DecodingError.self) {
                try ModelDecoder(policy: policy).decode(Outer.self, from: #"{"name":1}"#)
            }
            #expect(error?.path.map(\.intValue) == [9])
        }
    }

    @Test func `containers that are nested, and those of a superclass, continue the path`() throws {
        struct Nesting: Decodable {
            var paths: [[any CodingKey]] = []
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                var list = try container.nestedUnkeyedContainer(forKey: .list)
                paths.append(list.codingPath)
                paths.append(try list.superDecoder().codingPath)
                paths.append(try container.superDecoder(forKey: .name).codingPath)
                paths.append(try container.superDecoder().codingPath)
            }
        }
        let text = #"{"list":[1],"name":2}"#
        let mine = try ModelDecoder().decode(Nesting.self, from: text)
        let theirs = try JSONDecoder().decode(Nesting.self, from: Data(text.utf8))
        #expect(
            mine.paths.map { $0.map(\.stringValue) } == theirs.paths.map { $0.map(\.stringValue) })
        #expect(mine.paths.map { $0.map(\.intValue) } == theirs.paths.map { $0.map(\.intValue) })
        #expect(mine.paths.map { $0.first as? Keys } == [.list, .list, .name, nil])
    }
}
