import Foundation
import ResponseMapper
import Testing

/// Equality, text and coding.
struct RecordFormsTests {
    @Test func `records are compared by what they say`() {
        let record: Record = ["a": 1, "b": [1.0]]
        #expect(record == ["b": [1], "a": 1.0])
        #expect(record == record.named(by: ["a": "b"]))
        #expect(record != ["a": 1])
        #expect(Set([record, ["b": [1], "a": 1.0]]).count == 1)
        let empty: [String: Record] = (["x": nil] as Record).json.recordsByKey
        #expect(empty["x"] == Record())
    }

    @Test func `a record describes itself as a tree`() throws {
        let text = #"""
            {"name":"李四","age":24,"home":{"city":"x\ny","geo":{}},"tags":[],
             "friends":[{"name":"a"},null]}
            """#
        let human = try Record(from: text).human
        #expect(
            "\(human)" == #"""
                Record
                  name: "李四"
                  age: 24
                  home:
                    city: "x\ny"
                    geo: {}
                  tags: []
                  friends:
                    0:
                      name: "a"
                    1: null
                """#)
        #expect("\(Record())" == "Record")
    }

    @Test func `a record is encoded and decoded without a loss, or is an error`() throws {
        let text = #"""
            {"a":9007199254740993,"b":18446744073709551615,"c":[null,true,1.5,"t"],"d":{},"e":-0.25}
            """#
        let record = try Record(from: text)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(record)
        #expect(String(decoding: data, as: UTF8.self) == text)
        let decoded = try JSONDecoder().decode(Record.self, from: data)
        #expect(decoded == record)
        #expect(decoded["a"] == Int64(9_007_199_254_740_993))
        #expect(throws: EncodingError.self) { try encoder.encode(Record(from: #"{"a":1e400}"#)) }
    }

    @Test func `a record is coded inside of others, and in other formats`() throws {
        struct Page: Codable, Equatable { var records: [Record], next: Record? }
        let page = Page(records: [["a": 1, "b": [0.5, "x"]], [:]], next: ["c": ["d": true]])
        #expect(try JSONDecoder().decode(Page.self, from: JSONEncoder().encode(page)) == page)
        let list = try PropertyListDecoder()
            .decode(Page.self, from: PropertyListEncoder().encode(page))
        #expect(list == page)
    }

    @Test func `what is no object cannot be decoded`() {
        #expect {
            try JSONDecoder().decode([String: Record].self, from: Data(#"{"a":[1]}"#.utf8))
        } throws: { error in
            guard case .typeMismatch(_, let context) = error as? DecodingError else { return false }
            return context.debugDescription == "$: wanted object, found array of 1"
                && context.codingPath.map(\.stringValue) == ["a"]
        }
    }

    private struct Page: Codable {
        var firstRecord: Record
        var otherRecords: [Record]
        var wrapped: Wrapper
    }

    private struct Wrapper: Codable {
        let json: JSON
        init(from decoder: any Decoder) throws { json = try JSON(from: decoder) }
        func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
    }

    private let text = #"""
        {"first_record":{"one_two":{"three_four":1.0},"oneTwo":2},"other_records":[{"a_b":1}],\#
        "wrapped":{"c_d":[{"e_f":3}],"cD":4}}
        """#

    @Test func `its keys stay what they are, whatever the strategy`() throws {
        let page = try ModelDecoder(keys: .convertFromSnakeCase).decode(Page.self, from: text)
        #expect(page.firstRecord.json.text == #"{"one_two":{"three_four":1.0},"oneTwo":2}"#)
        #expect(page.otherRecords.map(\.json.text) == [#"{"a_b":1}"#])
        #expect(page.wrapped.json.text == #"{"c_d":[{"e_f":3}],"cD":4}"#)
        let encoder = ModelEncoder(keys: .convertToSnakeCase)
        #expect(String(decoding: try encoder.encode(page), as: UTF8.self) == text)
        #expect(try JSON(encoding: page.firstRecord, by: encoder) == page.firstRecord.json)
    }

    @Test func `properties beside them are written by the strategy`() throws {
        struct Extended: Encodable {
            let more: Record
            enum CodingKeys: CodingKey { case firstName, lastName }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode("a", forKey: .firstName)
                try more.encode(to: encoder)
                try container.encode("b", forKey: .lastName)
            }
        }
        let encoder = ModelEncoder(keys: .convertToSnakeCase)
        let json = try JSON(encoding: Extended(more: ["oneTwo": ["threeFour": 1]]), by: encoder)
        #expect(json.text == #"{"first_name":"a","oneTwo":{"threeFour":1},"last_name":"b"}"#)
    }

    @Test func `a key that is written twice is kept twice; others encode the last`() throws {
        let twice = #"{"a":1.50,"b":2,"a":3}"#
        #expect(try ModelDecoder().decode(Record.self, from: twice).json.text == twice)
        #expect(try ModelDecoder().decode(Wrapper.self, from: twice).json.text == twice)
        let data = try JSONEncoder().encode(Record(from: twice))
        #expect(try JSON(parsing: data) == ["a": 3, "b": 2])
    }

    @Test(arguments: [
        (#"{"a":null}"#, "{}"), (#"{"a":[]}"#, "{}"),
        (#"{"a":"{\"b\":1.0}"}"#, #"{"b":1.0}"#),
    ])
    func `a lenient policy makes an object as for any model`(_ text: String, _ made: String) throws
    {
        let held = try ModelDecoder(policy: .lenient).decode(Held<Record>.self, from: text)
        #expect(held.a.json.text == made)
    }

    @Test func `what is no object is an error that tells where`() {
        DecodingError.expect("$.a[1]: wanted an object, found number 7") {
            try ModelDecoder().decode(Held<[Record]>.self, from: #"{"a":[{},7]}"#)
        }
    }
}

extension JSON {
    fileprivate var recordsByKey: [String: Record] { .read(recorded: self) }
}
