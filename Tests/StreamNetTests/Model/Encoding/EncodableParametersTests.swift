import Foundation
@testable import StreamNet
import Testing

/// Values that take themselves to pieces.
@Suite struct EncodableParametersTests {
    private struct Search: Encodable, Sendable {
        var text = "a b"
        var page = 2
        var sort: String?
        var tags = ["x", "y"]
        var range = Range(min: 1.0, max: nil)
        struct Range: Encodable { var min: Double, max: Decimal? }
    }

    private struct Renamed: Encodable, Sendable {
        let userName = "ann"
        enum CodingKeys: String, CodingKey { case userName = "user_name" }
    }

    private class Base: Encodable, @unchecked Sendable { let one = "one", two = 2 }
    private final class Derived: Base, @unchecked Sendable {
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode([1, 2], forKey: "four")
            try super.encode(to: container.superEncoder())
        }
    }

    private struct Key: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringLiteral value: String) { stringValue = value }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Containers in containers, each asked for by hand.
    private struct Manual: Encodable, Sendable {
        func encode(to encoder: any Encoder) throws {
            var root = encoder.container(keyedBy: Key.self)
            var list = root.nestedUnkeyedContainer(forKey: "root")
            var inner = list.nestedUnkeyedContainer()
            try inner.encode(contentsOf: [1, 2])
            var object = list.nestedContainer(keyedBy: Key.self)
            try object.encodeNil(forKey: "none")
            var leaf = object.nestedContainer(keyedBy: Key.self, forKey: "a")
            try leaf.encode("string", forKey: "b")
            try list.encodeNil()
            try [3].encode(to: list.superEncoder())
            try list.encode(list.count)
        }
    }

    private static let nothing: Search? = nil

    @Test(
        arguments: [
            (
                Parameters(encoding: Search()),
                "text=a b&page=2&tags[]=x&tags[]=y&range[min]=1.0"
            ),
            (Parameters(encoding: Renamed()), "user_name=ann"),
            (Parameters(encoding: ["b": 1, "a": 2]), "a=2&b=1"),
            (Parameters(encoding: [2: "b", 1: "a"]), "1=a&2=b"),
            (Parameters(encoding: ["a": ["d": 1, "c": 2]]), "a[c]=2&a[d]=1"),
            (Parameters(encoding: ["a": Optional<Int>.none, "b": 1]), "b=1"),
            (Parameters(encoding: ["a": [UInt128(1) << 64]]), "a[]=18446744073709551616"),
            (
                Parameters(encoding: Derived()),
                "one=one&two=2&four[]=1&four[]=2&super[one]=one&super[two]=2"
            ),
            (
                Parameters(encoding: Manual()),
                "root[][]=1&root[][]=2&root[][a][b]=string&root[][]=3&root[]=4"
            ),
            (Parameters(encoding: nothing), ""),
            (Parameters(encoding: ["z": 1, "a": 2] as Parameters), "z=1&a=2"),
            (
                ["user": Renamed(), "list": [Renamed()]],
                "user[user_name]=ann&list[][user_name]=ann"
            ),
        ] as [(Parameters, String)])
    func `an Encodable value is flattened in its own order, a dictionary sorted`(
        parameters: Parameters, text: String
    ) throws {
        #expect(try parameters.encoded().removingPercentEncoding == text)
    }

    @Test func `nil properties are there for styles that write them`() throws {
        let parameters = Parameters(encoding: Search())
        let text = try parameters.encoded(ParameterStyle(arrays: .none, paths: .dots, nils: .null))
        #expect(text == "text=a%20b&page=2&sort=null&tags=x&tags=y&range.min=1.0&range.max=null")
    }

    @Test func `nil of every type is there`() throws {
        struct All: Encodable, Sendable {
            var a: Bool?, b: String?, c: Double?, d: Float?, e: Int?, f: Int8?, g: Int16?, h: Int32?
            var i: Int64?, j: Int128?, k: UInt?, l: UInt8?, m: UInt16?, n: UInt32?, o: UInt64?
            var p: UInt128?, q: Date?, r: [Int]?, s: URL?, t: Decimal?
        }
        let text = try Parameters(encoding: All()).encoded(.init(nils: .bareKey))
        #expect(text == "a&b&c&d&e&f&g&h&i&j&k&l&m&n&o&p&q&r&s&t")
        let one = All(
            a: true, f: -1, j: .min, p: .max, q: Date(timeIntervalSince1970: 0), t: 1.5)
        #expect(
            try Parameters(encoding: one).encoded()
                == "a=1&f=-1&j=-170141183460469231731687303715884105728"
                + "&p=340282366920938463463374607431768211455&q=1970-01-01T00%3A00%3A00Z&t=1.5")
    }

    @Test(
        arguments: [
            (Parameters(encoding: [1]), "Array<Int>: wanted names, found an array"),
            (Parameters(encoding: "secret"), "String: wanted names, found a single value"),
            (
                Parameters(encoding: Search(range: .init(min: .infinity, max: 1))),
                "Search at range.min: wanted something finite, found inf"
            ),
            (["a": [1, Double.nan]], "Parameters at a.1: wanted something finite, found nan"),
            (
                ["a": Date(timeIntervalSince1970: .nan)],
                "Parameters at a: wanted something finite, found nan"
            ),
        ] as [(Parameters, String)])
    func `what has no names, or no text, is refused with its place`(
        parameters: Parameters, found: String
    ) {
        let failure = #expect(throws: RequestError.self) { try parameters.encoded() }
        #expect(failure?.reason == .encoding)
        #expect(failure?.found == found)
        #expect(failure?.underlying is EncodingError)
    }

    @Test func `an error of the value's own, or of a style's closure, is kept`() {
        struct Shy: Encodable {
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
        let own = #expect(throws: RequestError.self) {
            try (["a": Shy()] as Parameters).encoded()
        }
        #expect(own?.underlying is CancellationError)
        let style = ParameterStyle(dates: .custom { _ in throw CancellationError() })
        let styled = #expect(throws: RequestError.self) {
            try (["a": Date()] as Parameters).encoded(style)
        }
        #expect(styled?.underlying is CancellationError)
    }

    private func json(_ parameters: Parameters) throws -> String? {
        let endpoint = Endpoint(
            url: URL(string: "https://host")!, method: .post, payload: .json(parameters))
        return try (endpoint.encoded().body?.data).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        arguments: [
            ([:], "{}"),
            (
                ["a": 1, "b": true, "c": nil, "d": ["x", nil]],
                #"{"a":1,"b":true,"c":null,"d":["x",null]}"#
            ),
            (["b": ["d": 1.5, "c": "e"] as Parameters], #"{"b":{"c":"e","d":1.5}}"#),
            (["l": [1, "a", nil] as Parameters.List], #"{"l":[1,"a",null]}"#),
            (Parameters(encoding: [1, 2]), "[1,2]"),
            (Parameters(encoding: Renamed()), #"{"user_name":"ann"}"#),
            (Parameters(dictionary: ["b": ["a": 1]]), #"{"b":{"a":1}}"#),
        ] as [(Parameters, String)])
    func `in JSON values keep their types`(parameters: Parameters, text: String) throws {
        #expect(try json(parameters) == text)
    }

    @Test func `several sources make one object`() throws {
        var parameters: Parameters = ["page": 1]
        parameters.append(Parameters(encoding: Renamed()))
        parameters.append(Parameters(encoding: Self.nothing))
        #expect(try json(parameters) == #"{"page":1,"user_name":"ann"}"#)
        #expect(try parameters.encoded() == "page=1&user_name=ann")
    }

    @Test func `an array among names is refused, in JSON too`() {
        var parameters: Parameters = ["page": 1]
        parameters.append(Parameters(encoding: [1]))
        let error = #expect(throws: NetError.self) { try json(parameters) }
        #expect(error?.failure?.found == "Parameters: wanted names, found an array")
    }

    private static let overlapping = {
        var parameters: Parameters = ["tag": 2]
        parameters.append(Parameters(encoding: ["tag": 1]))
        return parameters
    }()

    @Test(arguments: [["tag": "secret", "tag": "b"], overlapping])
    func `a name that repeats is refused in JSON, where one would be lost`(parameters: Parameters) {
        let error = #expect(throws: NetError.self) { try json(parameters) }
        #expect(error?.reason == .encoding)
        #expect(
            error?.failure?.found == #"Parameters: wanted each name once, found "tag" twice"#)
    }
}
