import Foundation
import Loopback
import StreamNet
import Testing

/// Vega's behaviour on the wire.
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
}
