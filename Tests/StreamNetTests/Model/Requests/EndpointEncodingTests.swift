import Foundation
@testable import StreamNet
import Testing

@Suite struct EndpointEncodingTests {
    private struct Order: Codable, Sendable, Equatable { var name: String, price: Double }
    private let url = URL(string: "https://host/a")!

    private func text(_ request: EncodedRequest) -> String? {
        (request.body?.data).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        arguments: [
            ("https://h/a", [:], "https://h/a"),
            ("https://h/a", ["foo": "bar"], "https://h/a?foo=bar"),
            ("https://h", ["foo": "bar"], "https://h?foo=bar"),
            ("https://h/a?", ["foo": "bar"], "https://h/a?foo=bar"),
            ("https://h/a?baz=qux", ["foo": "bar"], "https://h/a?baz=qux&foo=bar"),
            ("https://h/a?hd=%5B1%5D", ["page": 0], "https://h/a?hd=%5B1%5D&page=0"),
            ("https://h/a?b=c+d#frag", ["e": "+"], "https://h/a?b=c+d&e=%2B"),
            ("https://h/a#frag", [:], "https://h/a"),
            ("https://h/a%2Fb%20c", ["e": "/"], "https://h/a%2Fb%20c?e=/"),
        ] as [(String, Parameters, String)])
    func `the query follows the URL's own`(
        declared: String, query: Parameters, sent: String
    ) throws {
        let declared = try #require(URL(string: declared))
        let request = try Endpoint(url: declared, payload: .query(query)).encoded()
        #expect(request.url.absoluteString == sent)
        #expect(request.body == nil)
    }

    @Test func `a request without a body declares no content type`() throws {
        let request = try Endpoint(url: url, method: .post, payload: .query(["a": 1])).encoded()
        #expect(request.headers.isEmpty)
        #expect(request.body == nil)
        #expect(request.url.absoluteString == "https://host/a?a=1")
    }

    @Test func `JSON is sent with its type and sorted keys`() throws {
        let payload = Payload.json(Order(name: "a/b", price: 1.5))
        let request = try Endpoint(url: url, method: .post, payload: payload).encoded()
        #expect(text(request) == #"{"name":"a/b","price":1.5}"#)
        #expect(request.headers == ["Content-Type": "application/json"])
    }

    @Test func `a form is sent with its type, in order`() throws {
        let payload = Payload.form(["foo": "b r", "a": ["+", "&"]])
        let request = try Endpoint(url: url, method: .post, payload: payload).encoded()
        #expect(text(request) == "foo=b%20r&a%5B%5D=%2B&a%5B%5D=%26")
        #expect(
            request.headers == [
                "Content-Type": "application/x-www-form-urlencoded; charset=utf-8"
            ])
    }

    @Test(arguments: [nil, "text/plain"])
    func `data is sent as it is`(type: String?) throws {
        let payload = Payload.data(Data("cool body".utf8), contentType: type)
        let request = try Endpoint(url: url, method: .put, payload: payload).encoded()
        #expect(text(request) == "cool body")
        #expect(request.headers["Content-Type"] == type)
    }

    @Test func `a query and a body go together`() throws {
        let payload = Payload.json(["a": 1], query: ["dry": true])
        let request = try Endpoint(url: url, method: .post, payload: payload).encoded()
        #expect(request.url.absoluteString == "https://host/a?dry=1")
        #expect(text(request) == #"{"a":1}"#)
    }

    @Test(arguments: [
        Endpoint(url: URL(string: "https://host")!, headers: ["content-type": "a/b"]),
        Endpoint(
            url: URL(string: "https://host")!,
            headers: ["Content-Type": "c/d"],
            attributes: [.headers(["content-type": "a/b"])]
        ),
    ])
    func `a declared content type stays`(endpoint: Endpoint) throws {
        var endpoint = endpoint
        endpoint.method = .post
        endpoint.payload = .json([1])
        #expect(try endpoint.encoded().headers == ["Content-Type": "a/b"])
    }

    @Test func `headers laid as attributes meet by name, and win over the endpoint's`() throws {
        let endpoint = Endpoint(
            url: url,
            headers: ["A": "own", "B": "own"],
            attributes: [.headers(["B": "provider", "C": "provider"]), .headers(["c": "call"])]
        )
        #expect(try endpoint.encoded().headers == ["A": "own", "B": "provider", "c": "call"])
    }

    @Test func `time limits have defaults`() {
        let endpoint = Endpoint(url: url)
        #expect(endpoint.timeout == .seconds(60))
        #expect(endpoint.idleTimeout == nil)
    }
}
