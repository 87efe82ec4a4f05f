import Foundation
@testable import StreamNet
import Testing

@Suite struct ParameterStyleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let style: ParameterStyle
        let parameters: Parameters
        let text: String
        var testDescription: String { text }

        init(_ style: ParameterStyle, _ parameters: Parameters, _ text: String) {
            (self.style, self.parameters, self.text) = (style, parameters, text)
        }
    }

    static let mixed: Parameters.List = ["a", 1, nil, ["b": 2] as Parameters, [3] as [Int]]

    static let arrays = [
        Row(.init(), ["k": mixed], "k[]=a&k[]=1&k[][b]=2&k[][]=3"),
        Row(.init(arrays: .indexed), ["k": mixed], "k[0]=a&k[1]=1&k[3][b]=2&k[4][0]=3"),
        Row(.init(arrays: .none), ["k": mixed], "k=a&k=1&k[b]=2&k=3"),
        Row(
            .init(arrays: .custom { "\($0).\($1 + 1)" }), ["k": mixed],
            "k.1=a&k.2=1&k.4[b]=2&k.5.1=3"),
        Row(.init(nils: .null), ["k": mixed], "k[]=a&k[]=1&k[]=null&k[][b]=2&k[][]=3"),
        Row(.init(), ["k": [String]()], ""),
        Row(.init(arrays: .commas), ["ids": [1, 2, 3], "tags": ["a b"]], "ids=1,2,3&tags=a b"),
        Row(.init(arrays: .commas), ["k": ["a", nil, ""] as Parameters.List], "k=a,"),
        Row(.init(arrays: .commas, nils: .null), ["k": [1, nil] as [Int?]], "k=1,null"),
        Row(.init(arrays: .commas), ["k": [String](), "l": [nil] as [Int?]], ""),
        Row(.init(arrays: .commas), ["k": ["a": [true, false]]], "k[a]=1,0"),
    ]

    static let tree: Parameters = [
        "a": ["b": "c", "d": ["e": 1] as Parameters, "f[g]": 2] as Parameters
    ]
    static let paths = [
        Row(.init(), tree, "a[b]=c&a[d][e]=1&a[f][g]=2"),
        Row(.init(paths: .dots), tree, "a.b=c&a.d.e=1&a.f[g]=2"),
        Row(.init(paths: .custom { "\($0)/\($1)" }), tree, "a/b=c&a/d/e=1&a/f[g]=2"),
    ]

    static let names: Parameters = ["oneTwo": 1, "URLPath": ["v2Beta": 2], "_x": 3, "aURL": 4]
    static let keys = [
        Row(.init(keys: .asWritten), names, "oneTwo=1&URLPath[v2Beta]=2&_x=3&aURL=4"),
        Row(.init(keys: .snakeCase), names, "one_two=1&url_path[v2_beta]=2&_x=3&a_url=4"),
        Row(.init(keys: .kebabCase), names, "one-two=1&url-path[v2-beta]=2&_x=3&a-url=4"),
        Row(.init(keys: .capitalized), names, "OneTwo=1&URLPath[V2Beta]=2&_x=3&AURL=4"),
        Row(.init(keys: .lowercased), names, "onetwo=1&urlpath[v2beta]=2&_x=3&aurl=4"),
        Row(.init(keys: .uppercased), names, "ONETWO=1&URLPATH[V2BETA]=2&_X=3&AURL=4"),
        Row(
            .init(keys: .custom { "\($0)!" }), names,
            "oneTwo!=1&URLPath![v2Beta!]=2&_x!=3&aURL!=4"),
    ]

    static let unsorted: Parameters = [
        "foo": "bar", "baz": ["z": 1, "b": [2, 1]] as Parameters, "foo": "again",
    ]
    static let order = [
        Row(.init(), unsorted, "foo=bar&baz[z]=1&baz[b][]=2&baz[b][]=1&foo=again"),
        Row(.init(order: .sorted), unsorted, "baz[b][]=2&baz[b][]=1&baz[z]=1&foo=bar&foo=again"),
    ]

    static let absent: Int? = nil
    static let flags: Parameters = ["t": true, "f": false, "one": 1, "n": absent, "z": 0]
    static let values = [
        Row(.init(), flags, "t=1&f=0&one=1&z=0"),
        Row(.init(booleans: .words), flags, "t=true&f=false&one=1&z=0"),
        Row(.init(nils: .empty), flags, "t=1&f=0&one=1&n=&z=0"),
        Row(.init(nils: .null), flags, "t=1&f=0&one=1&n=null&z=0"),
        Row(.init(nils: .bareKey), flags, "t=1&f=0&one=1&n&z=0"),
        Row(.init(nils: .bareKey), ["null": nil], "null"),  // APIKit
        Row(.init(), ["d": Data("data".utf8)], "d=ZGF0YQ=="),
        Row(.init(data: .hexadecimal), ["d": Data([0, 171, 255])], "d=00abff"),
        Row(.init(data: .custom { "\($0.count)" }), ["d": Data([1, 2])], "d=2"),
    ]

    static let day = Date(timeIntervalSinceReferenceDate: 123.456)
    static let dates = [
        Row(.init(), ["d": day, "l": [day]], "d=2001-01-01T00:02:03Z&l[]=2001-01-01T00:02:03Z"),
        Row(.init(dates: .seconds), ["d": day], "d=978307323.456"),
        Row(.init(dates: .seconds), ["d": Date(timeIntervalSince1970: 123)], "d=123"),
        Row(.init(dates: .milliseconds), ["d": day], "d=978307323456"),
        Row(
            .init(dates: .custom { $0.formatted(.iso8601.year().month().day()) }), ["d": day],
            "d=2001-01-01"),
        Row(
            .init(dates: .custom { "\(Int($0.timeIntervalSince1970))" }), ["d": day],
            "d=978307323"),
    ]

    @Test(arguments: arrays + paths + keys + order + values + dates)
    func `a style says what is written`(row: Row) throws {
        #expect(try row.parameters.encoded(row.style).removingPercentEncoding == row.text)
    }

    @Test(arguments: [
        (ParameterStyle(), "a%20b%2Bc?%5B%5D"),
        (ParameterStyle(spaces: .plus), "a+b%2Bc?%5B%5D"),
        (ParameterStyle(unescaped: ""), "a%20b%2Bc%3F%5B%5D"),
        (ParameterStyle(unescaped: "[]&=+#%é"), "a%20b%2Bc%3F[]"),
    ])
    func `a style says what is escaped, and nothing breaks out`(
        style: ParameterStyle, text: String
    ) throws {
        #expect(try (["k": "a b+c?[]"] as Parameters).encoded(style) == "k=\(text)")
        #expect(
            try (["&=#%é": "&=#%é"] as Parameters).encoded(style)
                == "%26%3D%23%25%C3%A9=%26%3D%23%25%C3%A9")
    }

    @Test func `commas separate elements, and are escaped within them`() throws {
        let parameters: Parameters = ["k": ["a,b", "c d", "e&f"], "l": "x,y"]
        let text = try parameters.encoded(.init(arrays: .commas, spaces: .plus))
        #expect(text == "k=a%2Cb,c+d,e%26f&l=x%2Cy")
    }

    @Test(arguments: [
        (["k": [[1], [2]]] as Parameters, "an array"),
        (["k": ["a": [["b": 1]]]] as Parameters, "an object"),
    ])
    func `elements that commas cannot separate are refused`(parameters: Parameters, found: String) {
        let error = #expect(throws: RequestError.self) {
            try parameters.encoded(.init(arrays: .commas))
        }
        #expect(error?.reason == .encoding)
        #expect(
            error?.description.contains(
                "wanted single values, which commas separate, found \(found)") == true)
    }

    @Test func `a combining mark does not hide a space`() throws {
        let text = try (["k": "a \u{301}b"] as Parameters).encoded(.init(spaces: .plus))
        #expect(text == "k=a+%CC%81b")
    }

    @Test func `the style is an attribute of queries, forms and fields`() throws {
        var endpoint = Endpoint(
            url: URL(string: "https://host")!, method: .post,
            payload: .form(["a": [1]], query: ["b": [true]]),
            attributes: [.parameterStyle(.init(arrays: .none, booleans: .words))])
        var request = try endpoint.encoded()
        #expect(request.url.absoluteString == "https://host?b=true")
        #expect(request.body == RequestBody(text: "a=1"))
        endpoint.payload = .multipart(Multipart([.fields(["a": [true]])], boundary: "b"))
        request = try endpoint.encoded()
        let text = String(decoding: try #require(request.body?.data), as: UTF8.self)
        #expect(text.contains("name=\"a\"\r\n\r\ntrue"))
        endpoint.payload = .multipart(Multipart([.fields(["a": ["b,c", "d"]])], boundary: "b"))
        endpoint = endpoint.with(.parameterStyle(.init(arrays: .commas)))
        let joined = try #require(try endpoint.encoded().body?.data)
        #expect(String(decoding: joined, as: UTF8.self).contains("name=\"a\"\r\n\r\nb,c,d"))
    }

    @Test func `a query with what no URL can hold is refused`() {
        let endpoint = Endpoint(
            url: URL(string: "https://host/a")!, payload: .query(["k[]": "secret"]),
            attributes: [.parameterStyle(.init(unescaped: "[]"))])
        let error = #expect(throws: NetError.self) { try endpoint.encoded() }
        #expect(error?.reason == .invalidURL)
        #expect(error?.description.contains("secret") == false)
    }
}
