import Foundation
import Loopback
import StreamNet
import Testing

/// Vega's behaviour on the wire, and its faults corrected.
@Suite(.hangLimit) struct FromVegaTests {
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

    @Test func `an input that cannot be encoded is not sent`() {
        let log = EventLog<String>()
        let weigh: Action<Double, Void> = POST(
            "/x", .baseURL(forumURL), input: .key("w")
        ).action
        let provider = Provider<AnyTarget>(backend: .logging(log))
        let error = provider.rx(weigh, .nan).outcome?.error as? NetError
        #expect(error?.reason == .encoding)
        #expect(log.all.isEmpty)
    }

    @Test func `a refusal that cannot be decoded is the server's refusal`() {
        let response = Response(status: 500, text: "<html>")
        let error = Forum.write.outcome(of: response, Draft(title: "x"))?.error as? NetError
        guard case .rejected(let rejected)? = error else { return #expect(Bool(false)) }
        #expect(rejected.body == response.body && rejected.endpoint?.action?.name == "Forum.write")
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
