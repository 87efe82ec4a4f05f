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

    @Test func `a refusal that cannot be decoded is the server's refusal`() {
        let response = Response(status: 500, text: "<html>")
        let error = Forum.write.outcome(of: response, Draft(title: "x"))?.error as? NetError
        #expect(error?.rejected?.body == response.body)
        #expect(error?.rejected?.endpoint?.action?.name == "Forum.write")
    }
}
