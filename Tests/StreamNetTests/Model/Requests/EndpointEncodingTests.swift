import Foundation
@testable import StreamNet
import Testing

@Suite struct EndpointEncodingTests {
    private struct Order: Codable, Sendable, Equatable { var name: String, price: Double }
    private let url = URL(string: "https://host/a")!

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
    func `a query follows the URL's own`(declared: String, query: Parameters, sent: String) throws {
        let declared = try #require(URL(string: declared))
        let request = try Endpoint(url: declared, payload: .query(query)).encoded()
        #expect(request.url.absoluteString == sent)
        #expect(request.body == nil)
    }

    private static let form = "application/x-www-form-urlencoded; charset=utf-8"

    @Test(
        arguments: [
            (.query(["a": 1]), nil, nil),
            (
                .json(Order(name: "a/b", price: 1.5)), #"{"name":"a/b","price":1.5}"#,
                "application/json"
            ),
            (.form(["foo": "b r", "a": ["+", "&"]]), "foo=b%20r&a%5B%5D=%2B&a%5B%5D=%26", form),
            (.data(Data("cool body".utf8)), "cool body", nil),
            (.data(Data("cool body".utf8), contentType: "text/plain"), "cool body", "text/plain"),
        ] as [(Payload, String?, String?)])
    func `a body is sent as it is, with its type alone`(
        payload: Payload, text: String?, type: String?
    ) throws {
        let request = try Endpoint(url: url, method: .post, payload: payload).encoded()
        #expect((request.body?.data).map { String(decoding: $0, as: UTF8.self) } == text)
        #expect(request.headers == (type.map { ["Content-Type": $0] } ?? [:]))
    }

    @Test func `headers laid as attributes meet by name, and win over the endpoint's`() throws {
        let endpoint = Endpoint(
            url: url,
            headers: ["A": "own", "B": "own"],
            attributes: [.headers(["B": "provider", "C": "provider"]), .headers(["c": "call"])]
        )
        #expect(try endpoint.encoded().headers == ["A": "own", "B": "provider", "c": "call"])
    }
}
