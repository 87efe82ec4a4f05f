import Foundation
import ResponseMapper
import Testing

/// The contents of a record, or of JSON, are data wherever they stand.
struct RecordInModelsTests {
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

    @Test func `a key that is written twice is kept twice`() throws {
        let twice = #"{"a":1.50,"b":2,"a":3}"#
        #expect(try ModelDecoder().decode(Record.self, from: twice).json.text == twice)
        #expect(try ModelDecoder().decode(Wrapper.self, from: twice).json.text == twice)
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
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder().decode(Held<[Record]>.self, from: #"{"a":[{},7]}"#)
        }
        #expect(error?.text == "$.a[1]: wanted an object, found number 7")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Record].self, from: Data("[7]".utf8))
        }
    }
}
