import Foundation
import StreamNet
import Testing

/// The rest of an input that fills a path, however the input encodes itself.
@Suite struct RemainderTests {
    private static let lines: [(String, String)] = [
        (Left.all.line(Two(a: "1", b: 2)), "GET https://left.host/1/2"),
        (Left.form.line(Two(a: "1", b: 2)), "POST https://left.host/1/2 "),
        (Left.body.line(Two(a: "1", b: 2)), "POST https://left.host/1/2 {}"),
        (Left.keyed.line(Two(a: "1", b: 2)), #"POST https://left.host/1/2 {"c":{}}"#),
        (Left.maybe.line(Maybe(a: "1")), "GET https://left.host/1"),
        (Left.maybe.line(Maybe(a: "1", b: 2)), "GET https://left.host/1?b=2"),
        (Left.moody.line(Moody(a: "1", isMoody: false)), "GET https://left.host/1"),
        (Left.moody.line(Moody(a: "1", isMoody: true)), "GET https://left.host/1?mood=bad"),
        (Left.moody.line(Moody(a: "1", isMoody: false)), "GET https://left.host/1"),
        (Left.whole.line(Whole(a: "1")), "GET https://left.host/1?b%5B%5D=1"),
        (Left.nested.line(Nested(a: "1")), "GET https://left.host/1?more%5Bdeep%5D=1"),
        (Left.placed.line(Placed(a: "1")), "GET https://left.host/1?depth=0"),
        (
            Left.inherited.line(Inherited(a: "1")),
            #"POST https://left.host/1 {"deep":2,"more":null}"#
        ),
    ]

    @Test(arguments: lines)
    func `what the path has not is encoded, for each input anew`(found: String, wanted: String) {
        #expect(found == wanted)
    }

    @Test func `an input that fails to be encoded fails the request`() {
        let line = Left.broken.line(Broken(a: "1"))
        #expect(line.contains("Broken") && line.contains("broken"))
    }

    @Test func `an input without the keys is an error for each input, which names the first`() {
        for _ in 1...2 {
            let line = Left.keyless.line(Keyless(a: "1", b: 2))
            #expect(line.hasSuffix("the placeholder a, or what it omits instead, found no keys"))
        }
    }
}

private struct Left: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://left.host")!)

    @GET("/\(\.a)/\(\.b)") var all: Action<Two, Void>
    @POST("/\(\.a)/\(\.b)", input: .form) var form: Action<Two, Void>
    @POST("/\(\.a)/\(\.b)") var body: Action<Two, Void>
    @POST("/\(\.a)/\(\.b)", input: .key("c")) var keyed: Action<Two, Void>
    @GET("/\(\.a)") var maybe: Action<Maybe, Void>
    @GET("/\(\.a)") var moody: Action<Moody, Void>
    @GET("/\(\.a)") var whole: Action<Whole, Void>
    @GET("/\(\.a)") var nested: Action<Nested, Void>
    @GET("/\(\.a)") var placed: Action<Placed, Void>
    @POST("/\(\.a)") var inherited: Action<Inherited, Void>
    @GET("/\(\.a)") var broken: Action<Broken, Void>
    @GET("/\(\.a)/\(\.b)") var keyless: Action<Keyless, Void>
}

private struct Two: Encodable, Sendable { var a: String, b: Int }
private struct Maybe: Encodable, Sendable { var a: String, b: Int? = nil }

private enum Keys: String, CodingKey { case a, b, mood, more, deep, depth }

/// Has other keys from time to time.
private struct Moody: Encodable, Sendable {
    var a: String, isMoody: Bool

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        if isMoody { try container.encode("bad", forKey: .mood) }
    }
}

private struct Whole: Encodable, Sendable {
    var a: String

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        var list = container.nestedUnkeyedContainer(forKey: .b)
        try list.encode(1)
    }
}

private struct Nested: Encodable, Sendable {
    var a: String

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        var nested = container.nestedContainer(keyedBy: Keys.self, forKey: .more)
        try nested.encode(1, forKey: .deep)
    }
}

/// Encodes where it is.
private struct Placed: Encodable, Sendable {
    var a: String

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        if encoder.codingPath.isEmpty { try container.encode(0, forKey: .depth) }
    }
}

/// Encodes each value as a superclass does.
private struct Inherited: Encodable, Sendable {
    var a: String

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try a.encode(to: container.superEncoder(forKey: .a))
        try 2.encode(to: container.superEncoder(forKey: .deep))
        try container.encodeNil(forKey: .more)
    }
}

private struct Broken: Encodable, Sendable {
    struct Failure: Error, CustomStringConvertible { let description = "broken" }
    var a: String
    func encode(to encoder: any Encoder) throws { throw Failure() }
}

private struct Keyless: Encodable, Sendable {
    var a: String, b: Int
    func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: Keys.self) }
}
