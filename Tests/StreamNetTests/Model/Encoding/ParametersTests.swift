import Foundation
@testable import StreamNet
import Testing

@Suite struct ParametersTests {
    private enum Order: String, Encodable { case ascending = "asc", descending = "desc" }
    private static let absent: Int? = nil
    private static let page: Int? = 2

    @Test(
        arguments: [
            ([:], ""),
            (["foo": "bar", "baz": "qux"], "foo=bar&baz=qux"),
            (["a": Int8(-1), "b": UInt64.max], "a=-1&b=18446744073709551615"),
            (["foo": 1.1], "foo=1.1"),
            (["foo": 1.0], "foo=1.0"),
            (["foo": Decimal(string: "1.123456")], "foo=1.123456"),
            (["foo": ["a", "b"]], "foo%5B%5D=a&foo%5B%5D=b"),
            (["foo[]": "a", "foo[]": 1, "foo[]": true], "foo%5B%5D=a&foo%5B%5D=1&foo%5B%5D=1"),
            (["foo": "a", "foo": 1], "foo=a&foo=1"),
            (["foo": ["bar": 1]], "foo%5Bbar%5D=1"),
            (["foo": ["bar": ["baz": 1]]], "foo%5Bbar%5D%5Bbaz%5D=1"),
            (["foo": ["bar": ["a", "b"]]], "foo%5Bbar%5D%5B%5D=a&foo%5Bbar%5D%5B%5D=b"),
            (
                ["foo": ["b": 1, "a": ["c": true]] as Parameters],
                "foo%5Bb%5D=1&foo%5Ba%5D%5Bc%5D=1"
            ),
            (["foo": absent, "page": page, "bar": nil], "page=2"),
            (["foo": ["tag": "a", "tag": "b"] as Parameters], "foo%5Btag%5D=a&foo%5Btag%5D=b"),
            (["order": Order.descending], "order=desc"),
            (["to": URL(string: "https://h/a?b=c")!], "to=https%3A//h/a?b%3Dc"),
        ] as [(Parameters, String)])
    func `parameters are written in order`(parameters: Parameters, text: String) throws {
        #expect(try parameters.encoded() == text)
    }

    @Test(arguments: [
        (":#[]@!$&'()*+,;=", "%3A%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"),
        ("?/", "?/"),
        (" \"#%<>[]\\^`{}|", "%20%22%23%25%3C%3E%5B%5D%5C%5E%60%7B%7D%7C"),
        ("-._~09azAZ", "-._~09azAZ"),
        ("/bar/baz qux", "/bar/baz%20qux"),
        ("+bar+", "%2Bbar%2B"),
        ("%25", "%2525"),
        ("français", "fran%C3%A7ais"),
        ("こんにちは", "%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF"),
        ("😃", "%F0%9F%98%83"),
        (
            "!\"#$%&'()0=~|`{}*+<>?/_",  // APIKit
            "%21%22%23%24%25%26%27%28%290%3D~%7C%60%7B%7D%2A%2B%3C%3E?/_"
        ),
        ("\u{7F}\0\n", "%7F%00%0A"),
        ("", ""),
    ])
    func `names and values are escaped alike`(text: String, escaped: String) throws {
        #expect(try (["k": text] as Parameters).encoded() == "k=\(escaped)")
        #expect(try ([text: "v"] as Parameters).encoded() == "\(escaped)=v")
    }

    @Test func `long text is escaped whole`() throws {
        let text = String(repeating: "一二三四五六七八九十", count: 2_000)
        let escaped = try (["k": text] as Parameters).encoded()
        #expect(escaped.removingPercentEncoding == "k=\(text)")
    }

    @Test func `appended pairs go last`() throws {
        var parameters: Parameters = ["b": 1]
        parameters.append("a", [2, 3])
        parameters.append("c", Self.absent)
        parameters.append(["d": 4])
        #expect(try parameters.encoded() == "b=1&a%5B%5D=2&a%5B%5D=3&d=4")
    }

    @Test func `a dictionary of anything is sorted by name, level by level`() throws {
        let parameters = Parameters(dictionary: [
            "foo": "bar", "baz": ["a", 1, true] as [any Sendable], "none": Self.absent,
            "deep": ["b": [1.5, ["x": "y"]] as [any Sendable], "a": 2] as [String: any Sendable],
        ])
        #expect(
            try parameters.pairs().map { "\($0.name)=\($0.value ?? "-")" } == [
                "baz[]=a", "baz[]=1", "baz[]=1", "deep[a]=2", "deep[b][]=1.5", "deep[b][][x]=y",
                "foo=bar",
            ])
    }

    @Test func `what cannot be encoded is refused with its place`() {
        struct Opaque: Sendable {}
        let parameters = Parameters(dictionary: ["a": ["b": Opaque()] as [String: any Sendable]])
        let failure = #expect(throws: RequestError.self) { try parameters.encoded() }
        #expect(failure?.reason == .encoding)
        #expect(
            failure?.description
                == "wanted names and values, found Parameters at a.b: "
                + "found a Opaque, which is not Encodable")
    }

    @Test func `the description has what is written, or why nothing is`() {
        #expect((["a": 1, "b": "c d"] as Parameters).description == "a=1&b=c%20d")
        let broken: Parameters = ["a": Double.infinity]
        #expect(broken.description.contains("found Parameters at a: wanted something finite"))
    }
}
