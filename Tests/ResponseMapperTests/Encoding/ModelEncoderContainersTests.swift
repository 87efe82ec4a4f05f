import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct ModelEncoderContainersTests {
    private func text(_ encode: @escaping (any Encoder) throws -> Void) throws -> String {
        String(decoding: try ModelEncoder().encode(Encoding(encode)), as: UTF8.self)
    }

    @Test func `members keep the order in which they are encoded`() throws {
        let text = try text { encoder in
            var object = encoder.container(keyedBy: Name.self)
            for key in ["z", "a", "m"] { try object.encode(key, forKey: Name(key)) }
            try object.encodeNil(forKey: Name("b"))
        }
        #expect(text == #"{"z":"z","a":"a","m":"m","b":null}"#)
    }

    @Test(arguments: [ModelEncoder.OutputFormatting(), .sortedKeys])
    func `a key encoded twice has its last value`(formatting: ModelEncoder.OutputFormatting) throws
    {
        for count in [2, 100] {
            let value = Members { object in
                try object.encode([1, 2], forKey: Name("a key\n"))
                for index in 0..<count { try object.encode(index, forKey: Name("k\(index / 2)")) }
                try object.encode("last", forKey: Name("a key\n"))
            }
            let encoder = ModelEncoder(outputFormatting: formatting)
            let json = try JSON(encoding: value, by: encoder)
            #expect(json.count == count / 2 + 1)
            #expect(json["a key\n"] == "last" && json["k0"] == 1)
        }
    }

    @Test func `a member that fails is not there`() throws {
        let text = try text { encoder in
            var object = encoder.container(keyedBy: Name.self)
            try? object.encode([["deep": Double.nan]], forKey: Name("a"))
            try object.encode(1, forKey: Name("b"))
            var list = object.nestedUnkeyedContainer(forKey: Name("c"))
            try? list.encode(Double.nan)
            try? list.encode(Encoding { _ in throw CancellationError() })
            try list.encode(2)
        }
        #expect(text == #"{"b":1,"c":[2]}"#)
    }

    @Test func `an error says where`() throws {
        let value = ["a": [Members { try $0.encode(Double.nan, forKey: Name("x")) }]]
        let error = #expect(throws: EncodingError.self) { try ModelEncoder().encode(value) }
        guard case .invalidValue(let found as Double, let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found.isNaN && context.codingPath.map(\.stringValue) == ["a", "Index 0", "x"])
        #expect(context.codingPath.map(\.intValue) == [nil, 0, nil])
        #expect(context.debugDescription == "wanted a finite number, found nan")
    }

    @Test func `what is no value fails`() {
        let values = [
            Encoding { _ in },
            Encoding { try [Decimal.nan].encode(to: $0) },
            Encoding { encoder in
                var single = encoder.singleValueContainer()
                try single.encode(1)
                try single.encode(2)
            },
            Encoding { encoder in
                _ = encoder.container(keyedBy: Name.self)
                _ = encoder.unkeyedContainer()
            },
            Encoding { encoder in
                var outer = encoder.unkeyedContainer()
                let same = outer
                try outer.encode(
                    Encoding { encoder in
                        var late = same
                        try late.encode(1)
                        try 2.encode(to: encoder)
                    })
            },
        ]
        for (index, value) in values.enumerated() {
            #expect(throws: EncodingError.self, "\(index)") { try ModelEncoder().encode(value) }
        }
    }

    @Test func `a value that fails behind many nested containers is replaced whole`() throws {
        func many(_ prefix: String, _ count: Int, fails: Bool) -> Encoding {
            Encoding { encoder in
                var object = encoder.container(keyedBy: Name.self)
                for number in 0..<count {
                    for _ in 1...2 {
                        var list = object.nestedUnkeyedContainer(forKey: Name("\(prefix)\(number)"))
                        try list.encode(number)
                    }
                }
                if fails { try object.encode(Double.nan, forKey: Name("nan")) }
            }
        }
        let text = try text { encoder in
            var value = encoder.singleValueContainer()
            try? value.encode(many("a", 40, fails: true))
            try value.encode(many("a", 20, fails: false))
        }
        let members = (0..<20).map { "\"a\($0)\":[\($0),\($0)]" }
        #expect(text == "{" + members.joined(separator: ",") + "}")
    }

    @Test func `JSON keeps its digits, its order and its last values`() throws {
        let json = try JSON(
            parsing: #"{"b":[1.0,1e400,-0,12345678901234567890123],"a":"é/","n":null}"#)
        let encoder = ModelEncoder(outputFormatting: .withoutEscapingSlashes)
        #expect(try encoder.encode(json) == json.data)
        #expect(try encoder.encode(JSON.absent) == Data("null".utf8))
        #expect(
            try JSON(encoding: JSON(parsing: #"{"a":1,"b":2,"a":3}"#)).text == #"{"b":2,"a":3}"#)
    }

    @Test func `other encoders can write JSON too`() throws {
        let text = #"{"a":[1,-2,18446744073709551615,0.1,true,null,"x"],"b":{}}"#
        let foundation = JSONEncoder()
        foundation.outputFormatting = .sortedKeys
        #expect(try foundation.encode(JSON(parsing: text)) == Data(text.utf8))
        #expect(throws: EncodingError.self) { try foundation.encode(JSON(parsing: "1e400")) }
    }

    @Test func `it is the encoder of payloads`() throws {
        let endpoint = Endpoint(
            url: URL(string: "https://a.example")!, method: .post, payload: .json(["a": 1]),
            attributes: [.encoder(ModelEncoder())])
        let request = try endpoint.encoded()
        #expect(request.body == RequestBody(text: #"{"a":1}"#))
        #expect(request.headers["Content-Type"] == "application/json")
    }

    /// In the order of code points; the quote that ends a key is behind a space and a mark.
    private static let endings = [
        "", "\0", "\n", " ", "!", "\"", "#", "/", "0", "0 ", "00", "B", "\\", "a", "é", "～", "😀",
    ]

    private func keys(_ keys: [String], _ format: ModelEncoder.OutputFormatting) throws -> [String]
    {
        let value = Members { object in
            for (index, key) in keys.enumerated() { try object.encode(index, forKey: Name(key)) }
        }
        let data = try ModelEncoder(outputFormatting: format).encode(value)
        return try JSON(parsing: data).keys
    }

    @Test(arguments: [
        "", "a", "abcdefg", "abcdefgh", "abcdefghi", "ab\"cdefgh", "éééé", "/path/to", "\"",
    ])
    func `a key that begins another one is before it`(beginning: String) throws {
        let sorted = Self.endings.map { beginning + $0 }
        for first in sorted.indices {
            // Each key is the first once, and the last once, in either direction.
            let turned = Array(sorted[first...] + sorted[..<first])
            for order in [turned, turned.reversed()] {
                #expect(try keys(order, .sortedKeys) == sorted)
                #expect(try keys(order, [.sortedKeys, .withoutEscapingSlashes]) == sorted)
                #expect(try keys(order, [.sortedKeys, .prettyPrinted]) == sorted)
                #expect(try keys(order, []) == order, "none of them is another one")
            }
        }
    }

    @Test(arguments: [2, 64, 65, 100])
    func `a key that begins another one is not taken for it`(count: Int) throws {
        let numbers = (0..<count).map { "abcdefgh" + String(repeating: "x", count: $0) }
        #expect(try keys(numbers, []) == numbers)
        #expect(try keys(numbers + [numbers[1]], []).count == count)
        #expect(try keys(numbers.reversed(), .sortedKeys) == numbers)
    }
}
