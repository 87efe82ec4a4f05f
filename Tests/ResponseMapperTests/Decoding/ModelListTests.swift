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
    ) throws -> Value { try decoder.decode(type, from: text) }

    @Test func `lists nest`() throws {
        let text = #"[[],[{"a":1,"b":[]},{"a":2,"b":[3]}],[{"a":4,"b":[]}]]"#
        #expect(try decode([[Pair]].self, text).map { $0.map(\.a) } == [[], [1, 2], [4]])
    }

    @Test(arguments: [
        (#"{"list":[{"a":1,"b":[]},{"a":2,"b":[3,"x"]}]}"#, "$.list[1].b[1]"),
        (#"{"list":[{"a":1,"b":[]},{"b":[]}]}"#, "$.list[1].a"),
        (#"{"list":[{"a":1,"b":[]},null]}"#, "$.list[1]"),
        (#"{"list":{"a":1}}"#, "$.list"),
    ])
    func `an error in a list names its place`(_ text: String, _ place: String) {
        let error = #expect(throws: DecodingError.self) { try decode([String: [Pair]].self, text) }
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

    private static let texts = [
        "[]", "[1,0]", "[true,false]", "[1,null,3]", #"["a",null,"b"]"#, "[1.5,2]", "[300,-1]",
        "[1,1]", "[1e2,1.0]", "[[1]]", "[null]", "{}", #"{"1":1,"2":2}"#, #"{"a":1}"#,
        #"{"1":null}"#, #"{"+5":1,"-5":2}"#, "null", #"[18446744073709551615]"#, #"[1,"a"]"#,
    ]

    private func compare<Value: Decodable & Equatable>(_ type: Value.Type) {
        for text in Self.texts {
            let mine = Result { try ModelDecoder().decode(type, from: text) }
            let theirs = Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
            #expect((try? mine.get()) == (try? theirs.get()), "\(type) \(text)")
            let snake = try? ModelDecoder(keys: .convertFromSnakeCase).decode(type, from: text)
            #expect(snake == (try? mine.get()), "\(type) \(text)")
        }
    }

    @Test func `they are those of JSONDecoder`() {
        for type in [
            [Bool].self, [Bool?].self, [Int?].self, [Int8].self, [UInt8?].self, [UInt64].self,
            [Float].self, [Double?].self, [String?].self, [Int??].self, Set<Int>.self,
            Set<String>.self, Set<Int?>.self, [Int: Int].self, [Int: Int?].self,
            [Int: [Bool]].self, [String: Int?].self, [UInt8: Int].self,
        ] as [any (Decodable & Equatable).Type] { compare(type) }
    }

    /// `JSONDecoder` takes any of them, by its order of hashes.
    @Test func `of keys that are one number the last counts`() throws {
        let text = #"{"01":1,"1":2,"+1":3}"#
        #expect(try ModelDecoder().decode([Int: Int].self, from: text) == [1: 3])
    }

    @Test func `an element of another kind is found by its place`() {
        DecodingError.expect(#"$[1]: wanted Bool, found number 1"#) {
            try ModelDecoder().decode([Bool].self, from: "[true,1]")
        }
        DecodingError.expect(#"$[1]: wanted Int, found string "a""#) {
            try ModelDecoder().decode([Int?].self, from: #"[null,"a"]"#)
        }
        DecodingError.expect(#"$["1"]: wanted Int, found null"#) {
            try ModelDecoder().decode([Int: Int].self, from: #"{"1":null}"#)
        }
    }
}
