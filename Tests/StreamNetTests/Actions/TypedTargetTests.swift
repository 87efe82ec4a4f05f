import Foundation
import StreamNet
import Testing

/// Typed requests on the wire.
@Suite(.hangLimit) struct TypedTargetTests {
    @Test(arguments: [
        (HTTPMethod.get, "https://shop.host/search?q=a%20b&page=2", String?.none),
        (.post, "https://shop.host/search", #"{"page":2,"q":"a b"}"#),
    ])
    func `the method places the parameters`(method: HTTPMethod, url: String, body: String?) throws {
        let request = try Search(method: method).endpoint.encoded()
        #expect(request.url.absoluteString == url)
        #expect(request.body?.data.map { String(decoding: $0, as: UTF8.self) } == body)
        #expect(request.headers["Content-Type"] == body.map { _ in "application/json" })
    }

    @Test func `without parameters there is no body`() throws {
        let request = try Profile(method: .post).endpoint.encoded()
        #expect(request.body == nil && request.headers["Content-Type"] == nil)
    }

    @Test func `a declared body keeps its place, and the parameters go to the query`() throws {
        let request = try Search(method: .post, payload: .data(Data("raw".utf8))).endpoint.encoded()
        #expect(request.body == RequestBody(text: "raw"))
        #expect(request.url.absoluteString == "https://shop.host/search?q=a%20b&page=2")
    }

    @Test func `a declared query stands ahead of the parameters`() throws {
        let request = try Search(payload: .query(["v": 1])).endpoint.encoded()
        #expect(request.url.query() == "v=1&q=a%20b&page=2")
    }

    @Test func `what the response is asks for it, unless the target does`() throws {
        #expect(try Profile().endpoint.headers["Accept"] == "application/json")
        #expect(try Bytes().endpoint.headers["Accept"] == nil)
        #expect(
            try Bytes(headers: ["accept": "image/png"]).endpoint.headers["Accept"] == "image/png")
        #expect(try Fed().endpoint.headers["Accept"] == "application/xml")
    }

    @Test func `a protocol of one's own has what requests have in common`() throws {
        let request = try Order(count: 3).endpoint.encoded()
        #expect(request.url.absoluteString == "https://shop.host/orders")
        #expect(request.headers["X-Client"] == "test")
        #expect(request.body == RequestBody(text: #"{"count":3,"lang":"en"}"#))
    }

    @Test func `intercepted parameters are asked for once each time`() {
        let log = EventLog<Int>()
        let single = Provider<AnyTarget>(backend: .stub(Response(text: "{}")))
            .send(Counting(log: log))
        single.subscribe { _ in }
        single.subscribe { _ in }
        #expect(log.all.count == 2)
    }

    @Test func `what interception throws refuses the request`() {
        let outcome = Provider<AnyTarget>(backend: .stub(Response())).send(Refusing()).outcome
        let failure = (outcome?.error as? NetError)?.failure
        #expect(failure?.reason == .intercepted)
        #expect(failure?.description.hasSuffix("found Reason()") == true)
    }
}

private let shop = URL(string: "https://shop.host")!

private struct Product: Decodable, Parsable { let name: String }

private struct Search: TypedTarget {
    var method = HTTPMethod.get
    var payload = Payload.none
    let baseURL = shop
    let path: Path = "search"
    var parameters: Parameters { ["q": "a b", "page": 2] }
    typealias Response = [Product]
}

private struct Profile: TypedTarget {
    var method = HTTPMethod.get
    let baseURL = shop
    let path: Path = "me"
    typealias Response = Product
}

private struct Bytes: TypedTarget {
    var headers: HTTPHeaders = [:]
    let baseURL = shop
    let path: Path = "bytes"
    typealias Response = Data
}

private struct Fed: TypedTarget {
    let baseURL = shop
    let path: Path = "feed"
    typealias Response = Feed
}

private protocol ShopRequest: TypedTarget {}

extension ShopRequest {
    var baseURL: URL { shop }
    var headers: HTTPHeaders { ["X-Client": "test"] }

    func intercept(_ parameters: Parameters) -> Parameters { parameters + ["lang": "en"] }
}

private struct Order: ShopRequest {
    let count: Int
    let method = HTTPMethod.post
    let path: Path = "orders"
    var parameters: Parameters { ["count": count] }
    typealias Response = NoContent
}

private struct Counting: TypedTarget {
    let log: EventLog<Int>
    let baseURL = shop
    let path: Path = "count"
    typealias Response = NoContent

    func intercept(_ parameters: Parameters) -> Parameters {
        log.add(1)
        return parameters
    }
}

private struct Refusing: TypedTarget {
    struct Reason: Error {}

    let baseURL = shop
    let path: Path = "refuse"
    typealias Response = NoContent

    func intercept(_ parameters: Parameters) throws -> Parameters { throw Reason() }
}
