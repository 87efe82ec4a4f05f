import Foundation
import Loopback
import StreamNet
import Testing

/// Vega's behaviour on the wire, and its faults corrected.
@Suite(.hangLimit) struct FromVegaTests {
    private static let verbs: [(String, Action<Void, Void>)] = [
        ("GET", GET("/x").action), ("POST", POST("/x").action), ("PUT", PUT("/x").action),
        ("PATCH", PATCH("/x").action), ("DELETE", DELETE("/x").action),
        ("HEAD", HEAD("/x").action), ("OPTIONS", OPTIONS("/x").action),
        ("PURGE", PURGE("/x").action), ("M-SEARCH", ActionDeclaration<Search, _, _>("/x").action),
    ]

    private enum Search: Verb { static let method: HTTPMethod = "M-SEARCH" }

    @Test(arguments: verbs)
    func `methods are sent in capital letters`(
        method: String, action: Action<Void, Void>
    ) async throws {
        let server = try LoopbackServer { try $0.respond() }
        let provider = Provider<AnyTarget>(attributes: .baseURL(server.url))
        try await provider.rx(action).value
        #expect(server.requests.map(\.method) == [method])
    }

    @Test func `a request, its headers and its body are on the wire as declared`() async throws {
        let server = try LoopbackServer { try $0.respond(body: #"{"title": "tea"}"#) }
        let provider = Provider<AnyTarget>(attributes: .baseURL(server.url))
        let write = Forum.write.with(.baseURL(server.url))
        let log = EventLog<TransferProgress>()
        let post = try await provider.rx(write, Draft(title: "zen"), .progress(log.add)).value
        let request = try #require(server.requests.first)
        #expect(post == Post(title: "tea"))
        #expect(request.target == "/posts" && request.header("X-App") == "forum")
        #expect(request.body == Data(#"{"title":"zen"}"#.utf8))
        #expect(log.all.contains { $0.direction == .upload && $0.completed == 15 })
        #expect(log.all.contains { $0.direction == .download && $0.completed == 16 })
    }

    private static let queries: [(String, String)] = [
        (Queries.text.line("a&b=c+d?"), "GET https://forum.host/x?q=a%26b%3Dc%2Bd?"),
        (Queries.asked.line("zen"), "GET https://forum.host/x?fixed=1&q=zen"),
        (Queries.keyed.line(Keyed(userName: "ann")), "GET https://forum.host/x?user_name=ann"),
        (Queries.inherited.line(Derived()), "GET https://forum.host/x?base=1&own=2"),
        (Queries.dictionary.line(["b": 2, "a": 1]), "GET https://forum.host/x?a=1&b=2"),
        (
            Queries.date.line(Date(timeIntervalSince1970: 0)),
            #"POST https://forum.host/x {"d":-978307200}"#
        ),
        (
            Queries.triple.line((a: 1, b: "2", c: true)),
            #"POST https://forum.host/x {"a":1,"b":"2","c":true}"#
        ),
        (Queries.slashes.line(()), "GET https://forum.host/v1/x"),
    ]

    @Test(arguments: queries)
    func `names and values are encoded by their keys, in order, and escaped`(
        found: String, wanted: String
    ) {
        #expect(found == wanted)
    }

    @Test func `an input that cannot be encoded is not sent`() {
        let log = EventLog<String>()
        let provider = Provider<AnyTarget>(
            backend: StubBackend { endpoint in
                log.add(endpoint.line)
                return Response()
            })
        let error = provider.rx(Queries.weight, .nan).outcome?.error as? NetError
        #expect(error?.reason == .encoding)
        #expect(log.all.isEmpty)
    }

    @Test func `a refusal that cannot be decoded is the server's refusal`() {
        let response = Response(status: 500, text: "<html>")
        let error = Forum.write.outcome(of: response, Draft(title: "x"))?.error as? NetError
        guard case .rejected(let rejected)? = error else { return #expect(Bool(false)) }
        #expect(rejected.body == response.body && rejected.endpoint?.action?.name == "Forum.write")
    }

    @Test func `two providers never stand in for each other`() throws {
        let one = Provider<AnyTarget>(backend: .stub(Response(text: "one")))
        let two = Provider<AnyTarget>(backend: .stub(Response(text: "two")))
        let zen = GET<Void, String>("/zen", .baseURL(forumURL)).action
        #expect(try one.rx(zen).outcome?.get() == "one")
        #expect(try two.rx(zen).outcome?.get() == "two")
    }

    @Test func `a retry follows the policy, and a body that cannot be read is not one`() {
        let log = EventLog<String>()
        let clock = VirtualTimeScheduler()
        let provider = Provider<AnyTarget>(
            backend: StubBackend { endpoint in
                log.add("\(endpoint.attempt)")
                return Response(text: "no JSON")
            }, interceptors: [Retry(3, scheduler: clock)])
        provider.rx(Forum.post, PostID(id: "1")).subscribe { _ in }
        provider.rx(Forum.write, Draft(title: "x"), .retries(2)).subscribe { _ in }
        clock.run()
        #expect(log.all == ["1", "1"])
    }
}

private struct Queries: API {
    static let attributes: Attributes = .baseURL(forumURL)

    @GET("/x", input: .key("q")) var text: Action<String, Void>
    @GET("/x?fixed=1", input: .key("q")) var asked: Action<String, Void>
    @GET("/x") var keyed: Action<Keyed, Void>
    @GET("/x") var inherited: Action<Derived, Void>
    @GET("/x") var dictionary: Action<[String: Int], Void>
    @POST("/x", input: .key("d")) var date: Action<Date, Void>
    @POST("/x", input: .key("w")) var weight: Action<Double, Void>
    @POST("/x", input: .tuple) var triple: Action<(a: Int, b: String, c: Bool), Void>
    @GET("/x", .baseURL(URL(string: "https://forum.host/v1/")!)) var slashes: Action<Void, Void>
}

private struct Keyed: Encodable, Sendable {
    var userName: String

    private enum CodingKeys: String, CodingKey { case userName = "user_name" }
}

private class Base: Encodable, @unchecked Sendable {
    let base = 1
}

private final class Derived: Base, @unchecked Sendable {
    private let own = 2

    private enum CodingKeys: String, CodingKey { case own }

    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(own, forKey: .own)
    }
}
