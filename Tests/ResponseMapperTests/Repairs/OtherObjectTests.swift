import Foundation
import ResponseMapper
import Testing

/// Objects that have none of a model's keys.
@Suite(.hangLimit) struct OtherObjectTests {
    private struct Pair: Decodable, Equatable {
        var first: Int
        var second: Int?
    }

    private struct Whole: Decodable, Equatable {
        var pair: Pair
        var visit: Visit?
    }

    /// A model whose keys are those of its parts.
    private struct Joint: Decodable, Equatable {
        let account: Account
        let notes: Notes
        init(from decoder: any Decoder) throws {
            account = try Account(from: decoder)
            notes = try decoder.singleValueContainer().decode(Notes.self)
        }
    }

    /// A model that has nothing to ask for.
    private struct Tolerant: Decodable, Equatable {
        let count: Int
        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            count = (try? values.decode(Int.self, forKey: .count)) ?? 7
        }
        enum CodingKeys: CodingKey { case count }
    }

    /// A model whose values are a level deeper.
    private struct Deep: Decodable, Equatable {
        let city: String
        init(from decoder: any Decoder) throws {
            city = try decoder.container(keyedBy: Keys.self)
                .nestedContainer(keyedBy: Keys.self, forKey: .place)
                .decode(String.self, forKey: .city)
        }
        private enum Keys: CodingKey { case place, city }
    }

    private class Base: Decodable {
        let id: Int
    }

    private final class Derived: Base {
        let name: String

        required init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
            try super.init(from: decoder)
        }

        private enum Keys: CodingKey { case name }
    }

    private let lenient = ModelDecoder(policy: .lenient)

    @Test(arguments: ["{}", "[]", #"{"other":1}"#, #"{"message":"Unauthorized"}"#, #""{}""#])
    func `an object without any key of a model that requires one is an error`(
        _ text: String
    ) throws {
        for type in [Account.self, Pair.self, Joint.self, Derived.self, Deep.self]
            as [any Decodable.Type]
        { #expect(throws: DecodingError.self) { try lenient.decode(type, from: text) } }
        let response = Response(text: text).with(.lenient)
        #expect(throws: MapError.self) { try response.mapObject(Account.self) }
        #expect(try JSON(parsing: "[\(text)]").mapArray(Account?.self, policy: .lenient) == [nil])
        #expect(throws: DecodingError.self) {
            try lenient.decode(Whole.self, from: #"{"pair":\#(text)}"#)
        }
    }

    @Test func `the error says which object is another`() {
        let text = #"{"data":[{"x":1},{"first":1}],"list":[{}]}"#
        for (path, wanted) in [
            ("data>0", "$.data[0]: wanted Pair, found object of 1 without its keys"),
            ("list>0", "$.list[0]: wanted Pair, found object of 0 without its keys"),
        ] {
            DecodingError.expect(wanted) {
                try lenient.decode(Pair.self, from: text, at: JSONPath(path))
            }
        }
    }

    @Test(arguments: [
        #"{"id":null}"#, #"{"owner":"ann","other":1}"#, #""{\"id\":1}""#,
        #"{"balance":"x1","id":0}"#,
    ])
    func `one key is enough`(_ text: String) throws {
        let account = try? lenient.decode(Account.self, from: text)
        #expect((account != nil) == !text.contains("x1"))
        #expect(try lenient.decode(Pair.self, from: #"{"second":1}"#) == Pair(first: 0, second: 1))
    }

    @Test func `a key of an object inside is none of this one's`() throws {
        #expect(try lenient.decode(Deep.self, from: #"{"place":{}}"#).city == "")
        #expect(try lenient.decode(Deep.self, from: #"{"place":null}"#).city == "")
        #expect(try lenient.decode(Deep.self, from: #"{"place":{"city":7}}"#).city == "7")
        #expect(throws: DecodingError.self) {
            try lenient.decode(Deep.self, from: #"{"city":"Rome"}"#)
        }
        #expect(throws: DecodingError.self) {
            try lenient.decode(Whole.self, from: #"{"first":1,"second":2}"#)
        }
    }

    @Test(arguments: ["{}", #"{"other":1}"#])
    func `a model that requires no key is read from any object`(_ text: String) throws {
        // The misfit beside it has the list read a second time, by repairs.
        let list = "[\(text),7]"
        #expect(try lenient.decode([Notes].self, from: list) == [Notes()])
        #expect(try lenient.decode(Tolerant.self, from: text).count == 7)
        #expect(try lenient.decode([Tolerant].self, from: list).map(\.count) == [7])
        #expect(try lenient.decode([Notes].self, from: "[[],7]") == [Notes()])
        #expect(try lenient.decode([[String: Int]].self, from: #"[{},{"a":"x"},7,{}]"#).count == 2)
    }

    @Test func `a model with declared values is read from an empty object, and from no other`()
        throws
    {
        #expect(try lenient.decode(Visit.self, from: "{}") == Visit())
        #expect(try lenient.decode(Visit.self, from: "[]") == Visit())
        #expect(try lenient.decode(Visit.self, from: #""{}""#) == Visit())
        #expect(try lenient.decode(Visit.self, from: #"{"page":null,"x":1}"#) == Visit())
        for text in [#"{"message":"Unauthorized"}"#, #"{"x":null}"#, #""{\"x\":1}""#] {
            #expect(throws: DecodingError.self) { try lenient.decode(Visit.self, from: text) }
        }
        #expect(try lenient.decode([Visit].self, from: #"[{},{"x":1},{}]"#) == [Visit(), Visit()])
        let gifts: JSON = [["name": "tea"], ["x": 1]]
        #expect(try gifts.mapArray(Gift.self, policy: .lenient).map(\.name) == ["tea"])
    }

    @Test func `in a list it is dropped up to the limit, in a model as any value that is invalid`()
        throws
    {
        let (list, report) = try lenient.reporting {
            try $0.decode([Pair].self, from: #"[{"first":1},{},{"first":2},{"x":1}]"#)
        }
        #expect(list == [Pair(first: 1), Pair(first: 2)])
        #expect(
            report.description == """
                2 repairs
                $[1]: wanted Pair, found object of 0 without its keys; dropped
                $[3]: wanted Pair, found object of 1 without its keys; dropped
                """)
        #expect(throws: DecodingError.self) {
            try lenient.decode([Pair].self, from: #"[{"first":1},{},{}]"#)
        }
        struct Page: Decodable { @LossyArray var pairs: [Pair] }
        let page = try lenient.decode(Page.self, from: #"{"pairs":[{"first":1},{}]}"#)
        #expect(page.pairs == [Pair(first: 1)] && page.$pairs.count == 1)
        let whole = try lenient.decode(Whole.self, from: #"{"pair":{"first":1},"visit":{"x":1}}"#)
        #expect(whole == Whole(pair: Pair(first: 1), visit: nil))
    }

    @Test func `with converted keys it is the same`() throws {
        struct Snake: Decodable, Equatable { var pageCount: Int }
        let decoder = ModelDecoder(keys: .convertFromSnakeCase, policy: .lenient)
        #expect(try decoder.decode([Snake].self, from: #"[{"page_count":"3"},{"x":1}]"#).count == 1)
    }

    @Test func `what is missing altogether is made as ever`() throws {
        #expect(try lenient.decode(Pair.self, from: "null") == Pair(first: 0))
        let made = Whole(pair: Pair(first: 0), visit: Visit())
        #expect(try lenient.decode(Whole.self, from: #"{"visit":{}}"#) == made)
    }

    @Test(arguments: [#""Unauthorized""#, "5", "true", "[1]", "[]"], Outage.policies)
    func `a model that reads itself into its declared values needs an object`(
        _ text: String, _ policy: MappingPolicy
    ) throws {
        let response = Response(text: text).with(.mappingPolicy(policy))
        let error = #expect(throws: MapError.self) { try response.mapObject(Car.self) }
        #expect(error?.description.hasPrefix("$: wanted an object, found ") == true)
        #expect(try Response(text: "{}").with(.mappingPolicy(policy)).mapObject(Car.self) == Car())
    }

    @Test func `only a policy that makes up values asks`() {
        let some = ModelDecoder(policy: .lenient(repairing: [.converted]))
        DecodingError.expect("$.first: wanted a value, found nothing") {
            try some.decode(Pair.self, from: "{}")
        }
        let thorough = ModelDecoder(policy: .thorough)
        let found = #expect(throws: DecodingError.self) {
            try thorough.decode(Account.self, from: "{}")
        }
        #expect(found?.text.hasPrefix("3 values do not fit") == true)
        DecodingError.expect("$[0].place: wanted a value, found nothing") {
            try thorough.decode([Deep].self, from: #"[{},{"place":{}}]"#)
        }
    }
}
