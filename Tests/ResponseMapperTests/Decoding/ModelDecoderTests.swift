import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct ModelDecoderTests {
    private let decoder = ModelDecoder()

    /// Reads the same object as members and as a dictionary, whose keys are data.
    private struct Twice: Decodable {
        var names: Set<String>
        var value: Int

        enum CodingKeys: String, CodingKey { case someKey }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            names = Set(try decoder.singleValueContainer().decode([String: Int].self).keys)
            value = try members.decode(Int.self, forKey: .someKey)
        }
    }

    @Test func `a root that is read twice keeps the conversion of its keys`() throws {
        let decoder = ModelDecoder(keys: .convertFromSnakeCase)
        let twice = try decoder.decode(Twice.self, from: #"{"some_key":7}"#)
        #expect(twice.names == ["some_key"] && twice.value == 7)
    }

    private struct Three: Decodable, Equatable {
        var a = 0
        var b = 0
        var c = 0

        enum CodingKeys: String, CodingKey, CaseIterable { case a, b, c }

        init(a: Int, b: Int, c: Int) { (self.a, self.b, self.c) = (a, b, c) }

        /// Asks in the order of the decoder's `userInfo`, and twice.
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let key = try #require(CodingUserInfoKey(rawValue: "order"))
            let order = decoder.userInfo[key] as? [Int] ?? []
            for number in order + order {
                switch number {
                case 0: a = try container.decode(Int.self, forKey: .a)
                case 1: b = try container.decode(Int.self, forKey: .b)
                default: c = try container.decode(Int.self, forKey: .c)
                }
            }
        }
    }

    private static let orders = [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
    ]

    @Test(arguments: orders, [0, 10, 300])
    func `the last of several values counts, in any order`(_ order: [Int], _ more: Int) throws {
        let key = try #require(CodingUserInfoKey(rawValue: "order"))
        let decoder = ModelDecoder(userInfo: [key: order])
        let others = (0..<more).map { ",\"k\($0)\":0" }.joined()
        let texts = [
            #"{"a":9,"b":8,"a":1,"c":7,"b":2,"c":3"# + others + "}",
            #"{"c":9,"a":9,"b":2\#(others),"\u0061":1,"c":3}"#,
            #"{"a":9,"b":2,"c":3\#(others),"a":1}"#,
        ]
        for text in texts {
            #expect(try decoder.decode(Three.self, from: text) == Three(a: 1, b: 2, c: 3))
        }
        let dictionary = try decoder.decode([String: Int].self, from: texts[0])
        #expect(dictionary.count == 3 + more && dictionary["a"] == 1 && dictionary["b"] == 2)
    }

    @Test func `any text and any root is read`() throws {
        #expect(try decoder.decode(Int.self, from: "1") == 1)
        #expect(try decoder.decode(Int?.self, from: "null") == nil)
        #expect(try decoder.decode(String.self, from: Data(#""ä""#.utf8)) == "ä")
        let utf16 = try #require("[1,2]".data(using: .utf16))
        #expect(try decoder.decode([Int].self, from: utf16) == [1, 2])
    }

    @Test func `a model is read where it stands`() throws {
        let text = #"{"data":{"list":[{"x":1},{"x":2}],"none":null}}"#
        #expect(try decoder.decode(Point.self, from: text, at: "data>list>1").x == 2)
        let json = try JSON(parsing: text)
        #expect(try decoder.decode([Point].self, from: json["data"]["list"]).map(\.x) == [1, 2])
        #expect(try decoder.decode(Point?.self, from: json, at: "data>none") == nil)
        #expect(try decoder.decode(Point?.self, from: Data(text.utf8), at: "else") == nil)
        DecodingError.expect("$.data.list[7]: wanted a value, found nothing") {
            try decoder.decode(Point.self, from: json, at: "data>list>7")
        }
    }

    @Test func `where nothing stands, only an optional is something`() throws {
        struct Blank: Decodable, ExpressibleByNilLiteral { init(nilLiteral: ()) {} }
        #expect(try decoder.decode(JSON?.self, from: "{}", at: "none") == nil)
        #expect(try decoder.decode(JSON.self, from: #"{"none":null}"#, at: "none") == .null)
        #expect(throws: DecodingError.self) {
            try decoder.decode(JSON.self, from: "{}", at: "none")
        }
        #expect(throws: DecodingError.self) {
            try decoder.decode(Blank.self, from: "{}", at: "none")
        }
    }

    @Test func `what was changed is read as it is now`() throws {
        var json = try JSON(parsing: #"{"list":[{"x":1}]}"#)
        json["list"][0]["x"] = 3
        #expect(try decoder.decode(Point.self, from: json, at: "list>0").x == 3)
        #expect(try decoder.decode([Int].self, from: [1, 2] as JSON) == [1, 2])
    }

    @Test func `a model may keep JSON`() throws {
        struct Kept: Decodable {
            var any: JSON
            var perhaps: JSON?
            var list: [JSON]
        }
        let text = #"{"any":{"n":1.50,"n":2},"perhaps":null,"list":[1,"a"]}"#
        let kept = try decoder.decode(Kept.self, from: text)
        #expect(kept.any.text == #"{"n":1.50,"n":2}"#)
        #expect(kept.perhaps == nil && kept.list.map(\.text) == ["1", #""a""#])
    }

    @Test func `numbers are exact`() throws {
        #expect(try decoder.decode([UInt64].self, from: "[18446744073709551615]") == [.max])
        #expect(try decoder.decode([Int128].self, from: "[\(Int128.min)]") == [.min])
        let digits = "0.1234567890123456789012345678901234567"
        #expect(try decoder.decode([Decimal].self, from: "[\(digits)]")[0].description == digits)
        // Nearest to a float as it stands, but not once it is a double.
        #expect(
            try decoder.decode([Float].self, from: "[1.00000017881393432617187499]")[0]
                == 1.000_000_1)
    }

    @Test func `containers nest as deep as they may`() throws {
        func chain(_ depth: Int) -> String {
            String(repeating: #"{"next":"#, count: depth - 1) + "{}"
                + String(repeating: "}", count: depth - 1)
        }
        var link: Chain? = try decoder.decode(Chain.self, from: chain(512))
        var depth = 0
        while let next = link { (link, depth) = (next.next, depth + 1) }
        #expect(depth == 512)
        #expect(throws: DecodingError.self) { try decoder.decode(Chain.self, from: chain(513)) }
    }

    @Test func `a decoder that is kept can be used later`() throws {
        final class Keeper: Decodable {
            let decoder: any Decoder
            init(from decoder: any Decoder) throws { self.decoder = decoder }
            func read() throws -> Point { try Point(from: decoder) }
        }
        let keepers = try decoder.decode([Keeper].self, from: #"[{"x":1},{"x":2}]"#)
        #expect(try keepers.map { try $0.read().x } == [1, 2])
        #expect(keepers[1].decoder.codingPath.map(\.intValue) == [1])
    }

    @Test func `one decoder serves many tasks`() async throws {
        let json = try JSON(
            parsing: "[" + (0..<500).map { "{\"x\":\($0)}" }.joined(separator: ",") + "]")
        let decoder = decoder
        let sums = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try decoder.decode([Point].self, from: json).reduce(0) { $0 + $1.x }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sums == Array(repeating: 124_750, count: 16))
    }
}
