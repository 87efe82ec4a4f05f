import Foundation
import StreamNet
import Testing

/// The output of an action together with its response, without a declaration of its own.
@Suite(.hangLimit) struct ReplyActionTests {
    private let provider = Provider<AnyTarget>(
        backend: StubBackend { endpoint in
            Response(headers: ["X-Method": endpoint.method.rawValue], text: #"{"title":"a"}"#)
        })

    @Test func `awaited and as a stream`() async throws {
        let reply = try await provider.reply(Forum.write, Draft(title: "a"))
        #expect(reply.title == "a" && reply.response.headers["X-Method"] == "POST")
        let stream = try provider.rx.reply(Forum.post, PostID(id: "7")).outcome?.get()
        #expect(stream?.title == "a" && stream?.response.headers["X-Method"] == "GET")
    }

    @Test func `an action without input`() async throws {
        let reply = try await provider.reply(Forum.check)
        #expect(reply.response.headers["X-Method"] == "HEAD")
        #expect(try provider.rx.reply(Forum.check).outcome?.get().response.status == 200)
    }

    @Test func `each subscription has a response of its own`() throws {
        let number = EventLog<Int>()
        let provider = Provider<AnyTarget>(
            backend: StubBackend { _ in
                number.add(1)
                return Response(
                    headers: ["X-Number": "\(number.all.count)"], text: #"{"title":"a"}"#)
            })
        let replies = provider.rx.reply(Forum.post, PostID(id: "7"))
        #expect(try replies.outcome?.get().response.headers["X-Number"] == "1")
        #expect(try replies.outcome?.get().response.headers["X-Number"] == "2")
    }

    @Test func `an interceptor that answers without a response is an error`() {
        let own = TypedInterceptor<PostID, Post> { _, _ in .just(Post(title: "own")) }
        let answering = Forum.post.with(.actionInterceptors([own]))
        let error = provider.rx.reply(answering, PostID(id: "7")).outcome?.error as? NetError
        #expect(error?.reason == .intercepted)
    }
}
