import Foundation
@testable import StreamNet
import Testing

/// The place of parameters, and the content type of a body.
@Suite struct PayloadTests {
    private struct Order: Encodable, Sendable { var name = "a/b", price = 1.5 }
    private let url = URL(string: "https://host/zen")!

    private func encoded(
        _ method: HTTPMethod, _ payload: Payload, headers: HTTPHeaders = [:],
        _ attributes: Attributes = []
    ) throws -> EncodedRequest {
        try Endpoint(
            url: url, method: method, headers: headers, payload: payload, attributes: attributes
        ).encoded()
    }

    @Test(arguments: [HTTPMethod.get, .head, .delete], [Payload.Format.form, .json])
    func `GET, HEAD and DELETE send a query`(method: HTTPMethod, format: Payload.Format) throws {
        for payload in [
            Payload.parameters(["name": "a/b", "price": 1.5], as: format),
            .parameters(Parameters(encoding: Order()), as: format),
        ] {
            let request = try encoded(method, payload)
            #expect(request.url.absoluteString == "https://host/zen?name=a/b&price=1.5")
            #expect(request.body == nil)
            #expect(request.headers.isEmpty)
        }
    }

    @Test(arguments: [HTTPMethod.post, .put, .patch, .options, "CONNECT", "PURGE"])
    func `parameters are the body of any other method`(method: HTTPMethod) throws {
        let form = try encoded(method, .parameters(Parameters(encoding: Order())))
        #expect(form.url == url)
        #expect(form.body == RequestBody(text: "name=a/b&price=1.5"))
        #expect(form.headers["Content-Type"] == "application/x-www-form-urlencoded; charset=utf-8")
        let json = try encoded(method, .parameters(Parameters(encoding: Order()), as: .json))
        #expect(json.url == url)
        #expect(json.body == RequestBody(text: #"{"name":"a/b","price":1.5}"#))
        #expect(json.headers["Content-Type"] == "application/json")
    }

    @Test func `the place follows the method that the endpoint ends with`() throws {
        var endpoint = Endpoint(url: url, payload: .parameters(["a": 1]))
        endpoint.method = .post
        #expect(try endpoint.encoded().body == RequestBody(text: "a=1"))
        endpoint.payload.query = ["q": 2]
        #expect(try endpoint.encoded().url.absoluteString == "https://host/zen?q=2")
        endpoint.method = .get
        #expect(try endpoint.encoded().url.absoluteString == "https://host/zen?q=2&a=1")
    }

    @Test func `a query stays one with POST, and a form stays one with DELETE`() throws {
        let query = try encoded(.post, .query(Parameters(encoding: Order())))
        #expect(query.url.absoluteString == "https://host/zen?name=a/b&price=1.5")
        #expect(query.body == nil)
        let form = try encoded(.delete, .form(Parameters(encoding: Order())))
        #expect(form.body == RequestBody(text: "name=a/b&price=1.5"))
    }

    // Moya, EndpointSpec
    @Test func `a query goes with every kind of body`() throws {
        let query: Parameters = ["Nemesis": "Harvey"]
        for payload in [
            .data(Data("hi".utf8), query: query), .form(["Harvey": "Nemesis"], query: query),
            .multipart([.text("text", "a")], query: query), .json(["a": 1], query: query),
        ] as [Payload] {
            let request = try encoded(.post, payload)
            #expect(request.url.absoluteString == "https://host/zen?Nemesis=Harvey")
            #expect(request.body != nil)
        }
    }

    @Test func `an encoder laid as an attribute writes the body and names its type`() throws {
        struct Shout: BodyEncoder {
            let contentType = "text/x-shout"
            func encode<Value: Encodable>(_ value: Value) throws -> Data {
                Data("\(value)!".uppercased().utf8)
            }
        }
        let request = try encoded(.post, .json("hi"), [.encoder(Shout())])
        #expect(request.body == RequestBody(text: "HI!"))
        #expect(request.headers["Content-Type"] == "text/x-shout")
        let snake = JSONEncoder()
        snake.keyEncodingStrategy = .convertToSnakeCase
        let body = try encoded(.post, .json(["aB": 1]), [.encoder(snake)]).body
        #expect(body == RequestBody(text: #"{"aB":1}"#))
        let spread = Payload.json(Parameters(encoding: ["aB": 1]))
        #expect(try encoded(.post, spread, [.encoder(snake)]).body == body)
        struct Camel: Encodable { let aB = 1 }
        let camel = Payload.parameters(Parameters(encoding: Camel()), as: .json)
        let named = try encoded(.post, camel, [.encoder(snake)])
        #expect(named.body == RequestBody(text: #"{"a_b":1}"#))
        let list = PropertyListEncoder()
        list.outputFormat = .xml
        let property = try encoded(.post, .json(["a": 1]), [.encoder(list)])
        #expect(property.headers["Content-Type"] == "application/x-plist")
        #expect(try property.body?.collected().starts(with: Data("<?xml".utf8)) == true)
    }

    @Test func `a custom payload sees everything and may change it`() throws {
        let payload = Payload.custom(query: ["q": 1]) { request, endpoint in
            #expect(request.url.absoluteString == "https://host/zen?q=1")
            #expect(request.headers["X-Own"] == "1")
            #expect(endpoint.timeout == .seconds(3))
            request.body = RequestBody(text: "cool body")
            request.headers["Content-Type"] = "text/cool"
            request.headers["X-Length"] = request.body?.count.map(String.init)
        }
        let request = try encoded(.put, payload, headers: ["X-Own": "1"], [.timeout(.seconds(3))])
        #expect(request.body == RequestBody(text: "cool body"))
        #expect(request.headers == ["X-Own": "1", "Content-Type": "text/cool", "X-Length": "9"])
    }

    @Test func `what a custom payload makes is checked, what it throws is the failure`() throws {
        let cases: [(Payload, RequestError.Reason)] = [
            (.custom { request, _ in request.body = RequestBody(text: "") }, .bodyNotAllowed),
            (.custom { request, _ in request.headers["X"] = "a\r\nb" }, .invalidHeader),
            (.custom { request, _ in request.method = "G T" }, .invalidMethod),
            (
                .custom { request, _ in request.url = URL(string: "ftp://h/") ?? request.url },
                .unsupportedScheme
            ),
            (.custom { _, _ in throw CancellationError() }, .encoding),
            (
                .custom { _, _ in throw RequestError(.intercepted, wanted: "a", found: "b") },
                .intercepted
            ),
        ]
        for (payload, reason) in cases {
            let error = #expect(throws: NetError.self) { try encoded(.get, payload) }
            #expect(error?.reason == reason)
            #expect(error?.failure?.request == "GET https://host/zen")
        }
    }

    @Test func `an encoded request may be changed and checked again`() throws {
        var request = try encoded(.post, .json(1))
        request.headers["X-Signature"] = "s"
        request.body = RequestBody(text: "2")
        try request.validate()
        request.method = .get
        let failure = #expect(throws: RequestError.self) { try request.validate() }
        #expect(failure?.reason == .bodyNotAllowed)
    }

    @Test func `an own content type stays with every kind of body`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.json", "{}")
        for payload in [
            .json(1), .form([:]), .parameters([:]), .multipart([]), .file(file),
            .data(Data(), contentType: "a/b"),
            .stream(BodySource { { _ in nil } }, contentType: "a/b"),
        ] as [Payload] {
            let own: HTTPHeaders = ["content-type": "own/type"]
            #expect(try encoded(.post, payload, headers: own).headers == own)
            #expect(try encoded(.post, payload, .headers(own)).headers == own)
        }
    }

    @Test(arguments: [
        ("a.json", nil, "application/json"), ("photo.JPG", nil, "image/jpeg"),
        ("none", nil, "application/octet-stream"), ("a.txt", "text/x-own", "text/x-own"),
    ])
    func `a file is sent from where it is, its type told by its name`(
        name: String, declared: String?, sent: String
    ) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file(name, "hello")
        let request = try encoded(.put, .file(file, contentType: declared))
        #expect(request.body == .file(file, count: 5))
        #expect(request.headers["Content-Type"] == sent)
        #expect(try request.body?.collected() == Data("hello".utf8))
    }

    @Test(arguments: [HTTPMethod.get, .head, .trace])
    func `a body is refused where the method carries none`(method: HTTPMethod) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a", "hello")
        let known = BodySource(count: 5) { { _ in nil } }
        let unknown = BodySource { { _ in nil } }
        for (payload, found) in [
            (Payload.file(file), "one of 5 bytes"), (.stream(known), "one of 5 bytes"),
            (.stream(unknown), "one"), (.multipart(Multipart([], boundary: "b")), "one of 7 bytes"),
            (.json([1]), "one of 3 bytes"),
        ] {
            let error = #expect(throws: NetError.self) { try encoded(method, payload) }
            #expect(error?.reason == .bodyNotAllowed)
            #expect(
                error?.description
                    == "\(method) https://host/zen: wanted no body with \(method), found \(found)")
        }
    }
}
