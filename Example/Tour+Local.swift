import Foundation
import Loopback
import ResponseMapper

/// Steps that need a server of our own: envelopes, a cancelled request, stubs, bad input.
func tourLocal(
    _ github: Provider<GitHub>, _ server: LoopbackServer, _ transcript: Transcript
) async {
    let gank = Provider<Gank>(
        plugins: [MapperPlugin(Gank.envelope)], attributes: .baseURL(server.url))

    await transcript.step("models in an envelope, mapArrayResult(Post.self)") {
        let (outcome, posts) = try await gank.rx(.today).mapArrayResult(Post.self).value
        return "\(outcome), " + posts.map(\.title).joined(separator: ", ")
    }
    await transcript.step("a failure as its outcome, mapResult()") {
        try await gank.rx(.login).mapResult().value.description
    }
    await transcript.step("a failure with an empty model, mapObjResult(Post.self)") {
        let (outcome, post) = try await gank.rx(.post(3)).mapObjResult(Post.self).value
        return "\(outcome), post \(post.id)"
    }
    await transcript.step("a request cancelled half-way, request(.archive) { }.dispose()") {
        let result = AsyncStream<String>.makeStream()
        let request = github.request(.archive) { completion in
            result.continuation.yield("\(completion)")
        }
        let isThere = await server.wait { $0.requests.contains { $0.path == "/archive" } }
        request.dispose()
        let said = await result.stream.first { _ in true }
        let isClosed = await server.wait { $0.closedByPeer == 1 }
        return "\(said ?? "nothing"); sent: \(isThere), closed on the wire: \(isClosed)"
    }
    await transcript.step("the same target on a stub, Provider(backend: StubBackend { })") {
        let stubbed = Provider<GitHub>(
            backend: StubBackend { _ in Response(text: #"{"login":"bob"}"#) })
        return try await stubbed.rx(.user("bob")).mapObject(User.self).value.name
    }
    await transcript.refusal("an outcome without an envelope, mapResult()") {
        try await github.rx(.user("ann")).mapResult().value
    }
    await transcript.refusal("a text that is not JSON, mapObject(User.self)") {
        try await github.rx(.zen).mapObject(User.self).value
    }
    await transcript.refusal("a model that is not there, mapObject(User.self, at: \"results>7\")") {
        try await gank.rx(.today).mapObject(User.self, at: "results>7").value
    }
    await transcript.refusal("a server that is not there, .baseURL(…)") {
        try await github.rx(.zen, .baseURL(URL(string: "http://localhost:1")!)).value
    }
}
