import Foundation
@testable import StreamNet
import Testing

@Suite struct EncodingFailureTests {
    private struct Order: Codable, Sendable { var items: [Double] }

    private func failure(
        _ url: String = "https://host/a?token=secret",
        _ method: HTTPMethod = .post,
        headers: HTTPHeaders = [:],
        payload: Payload = .none,
        attributes: Attributes = []
    ) throws -> RequestError? {
        let endpoint = Endpoint(
            url: try #require(URL(string: url)),
            method: method, headers: headers, payload: payload, attributes: attributes
        )
        return #expect(throws: NetError.self) { try endpoint.encoded() }?.failure
    }

    @Test func `a URL and a field have up to 64 KB`() throws {
        let (host, limit) = ("https://host/", 65_536)
        let long = host + String(repeating: "a", count: limit - host.count)
        let field = String(repeating: "a", count: limit - 1)
        let whole = Endpoint(url: try #require(URL(string: long)), headers: ["X": field])
        #expect(try whole.encoded().url.absoluteString == long)
        let failure = try failure(long + "a")
        #expect(failure?.reason == .invalidURL)
        #expect(failure?.found == "one of 65537")
        let other = try self.failure(headers: ["X": field + "a"])
        #expect(other?.reason == .invalidHeader)
        #expect(other?.found == "X of 65537")
    }

    @Test(arguments: [
        ("ftp://host/a", RequestError.Reason.unsupportedScheme, "ftp://host/a"),
        ("file:///etc/passwd", .unsupportedScheme, "file:///etc/passwd"),
        ("mailto:me", .unsupportedScheme, "mailto:me"),
        ("https:///a", .missingHost, "https:///a"),
        ("http://:80/a", .missingHost, "http://:80/a"),
        ("/a?token=secret", .missingHost, "/a"),
        ("//host/a", .unsupportedScheme, "//host/a"),
    ])
    func `a URL that is not absolute http or https is refused`(
        url: String, reason: RequestError.Reason, found: String
    ) throws {
        let failure = try failure(url, .get)
        #expect(failure?.reason == reason)
        #expect(
            failure?.description
                == "GET \(found): wanted an absolute http or https URL, found \"\(found)\"")
    }

    @Test func `a value that JSON cannot carry is refused, never sent empty`() throws {
        let failure = try failure(payload: .json(Order(items: [1, .infinity])))
        #expect(failure?.reason == .encoding)
        #expect(failure?.underlying is EncodingError)
        #expect(failure?.wanted == "a value that JSON can carry")
        #expect(failure?.found.hasPrefix("Order at items.") == true)
        #expect(failure?.request == "POST https://host/a")
    }

    @Test func `an error of the value's own keeps its text and itself`() throws {
        struct Shy: Encodable {
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
        let failure = try failure(payload: .json(Shy()))
        #expect(failure?.underlying is CancellationError)
        #expect(failure?.found == "Shy: CancellationError()")
    }

    @Test(arguments: [
        "secret\r\nX-Admin: 1", "a\nb", "a\rb", "a\0b", "\r\n", "a\u{1}", "\u{1F}", "\u{7F}b",
    ])
    func `a header that would break a message is refused without its value`(value: String) throws {
        let failure = try failure(attributes: .headers(["X-Token": value]))
        #expect(failure?.reason == .invalidHeader)
        #expect(
            failure?.description == """
                POST https://host/a: wanted a header value without control characters, \
                found one in X-Token
                """)
    }

    @Test func `a content type is checked like any header`() throws {
        let payload = Payload.data(Data(), contentType: "a/b\r\nX: 1")
        #expect(try failure(payload: payload)?.reason == .invalidHeader)
    }

    @Test(arguments: ["", "G T", "GET / HTTP/1.1\r\nX: 1"] as [HTTPMethod])
    func `a method that is no token is refused`(method: HTTPMethod) throws {
        let failure = try failure("https://host/a", method)
        let quoted = method.rawValue.debugDescription
        #expect(failure?.reason == .invalidMethod)
        #expect(
            failure?.description == """
                \(quoted) https://host/a: wanted a method made of letters, digits \
                and !#$%&'*+-.^_`|~, found \(quoted)
                """)
    }

    @Test(arguments: [
        (Attributes.timeout(.zero), "0.0 seconds"), (.timeout(.seconds(-1)), "-1.0 seconds"),
        (.idleTimeout(.zero), "0.0 seconds"),
    ])
    func `a time limit of zero or less is refused`(attributes: Attributes, found: String) throws {
        let failure = try failure(attributes: attributes)
        #expect(failure?.reason == .invalidTimeout)
        #expect(
            failure?.description
                == "POST https://host/a: wanted a timeout above zero, found \(found)")
    }
}
