import Foundation
import ResponseMapper
import Testing

/// Lists of models, whose elements share a decoder.
@Suite(.hangLimit) struct ModelListTests {
    private struct Pair: Decodable, Equatable {
        let a: Int
        let b: [Int]
    }

    private struct Tagged: Mappable {
        let a: Int
        var tag = ""

        enum CodingKeys: CodingKey { case a }

        mutating func mapping(_ json: JSON) { tag = json["tag"].stringValue }
    }

    /// Keeps its decoder, and reads its value later.
    private struct Late: Decodable {
        let decoder: any Decoder
        let container: KeyedDecodingContainer<Key>

        enum Key: CodingKey { case a }

        init(from decoder: any Decoder) throws {
            self.decoder = decoder
            container = try decoder.container(keyedBy: Key.self)
        }

        var values: [Int] {
            get throws {
                [
                    try container.decode(Int.self, forKey: .a),
                    try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .a),
                ]
            }
        }
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, _ text: String, _ decoder: ModelDecoder = ModelDecoder()
    ) throws -> Value {
        try decoder.decode(type, from: text)
    }

    @Test func `lists nest`() throws {
        let text = #"[[],[{"a":1,"b":[]},{"a":2,"b":[3]}],[{"a":4,"b":[]}]]"#
        let lists = try decode([[Pair]].self, text)
        #expect(lists.map { $0.map(\.a) } == [[], [1, 2], [4]])
    }

    @Test(arguments: [
        (#"{"list":[{"a":1,"b":[]},{"a":2,"b":[3,"x"]}]}"#, "$.list[1].b[1]"),
        (#"{"list":[{"a":1,"b":[]},{"b":[]}]}"#, "$.list[1].a"),
        (#"{"list":[{"a":1,"b":[]},null]}"#, "$.list[1]"),
        (#"{"list":{"a":1}}"#, "$.list"),
    ])
    func `an error in a list names its place`(_ text: String, _ place: String) {
        let error = #expect(throws: DecodingError.self) {
            try decode([String: [Pair]].self, text)
        }
        #expect(error?.text.hasPrefix(place + ": ") == true, "\(error?.text ?? "no error")")
    }

    @Test func `an element that keeps its decoder keeps its value`() throws {
        let late = try decode([Late].self, #"[{"a":1},{"a":2},{"a":3}]"#)
        #expect(try late.map { try $0.values } == [[1, 1], [2, 2], [3, 3]])
        #expect(late.map { $0.decoder.codingPath.map(\.intValue) } == [[0], [1], [2]])
    }

    @Test func `each element is mapped, in every decoding`() throws {
        let text = #"[{"a":1,"tag":"x"},{"a":2,"tag":"y"}]"#
        for _ in 0..<2 { #expect(try decode([Tagged].self, text).map(\.tag) == ["x", "y"]) }
    }

    @Test func `more types than the table has places are decoded as they are`() throws {
        // Each nesting is a type of its own.
        func probe<Value: Decodable>(_ type: Value.Type, _ text: String, _ depth: Int) throws {
            _ = try decode(type, text)
            if depth > 0 { try probe([Value].self, "[\(text)]", depth - 1) }
        }
        try probe([Tagged].self, #"[{"a":1,"tag":"x"}]"#, 200)
        #expect(try decode([Tagged].self, #"[{"a":1,"tag":"x"}]"#).map(\.tag) == ["x"])
    }
}
