import Foundation
import StreamNet
import Testing

/// Each verb in each form: in a table, in a provider, and plain.
@Suite(.hangLimit) struct VerbTests {
    private static func row<Input, Output>(
        _ tabled: Action<Input, Output>, _ plain: Action<Input, Output>, _ input: Input,
        _ wanted: String
    ) -> (tabled: String, plain: String, wanted: String) {
        (tabled.line(input), plain.line(input), wanted.at("forum.host"))
    }

    private static let table = [
        row(Forum.post, Forum.plainPost, PostID(id: "7", page: 2), "GET /posts/7?page=2"),
        row(Forum.write, Forum.plainWrite, Draft(title: "a"), #"POST /posts {"title":"a"}"#),
        row(
            Forum.replace, Forum.plainReplace, Edit(id: 7, title: "a"),
            #"PUT /posts/7 {"title":"a"}"#),
        row(Forum.edit, Forum.plainEdit, Edit(id: 7, title: "a"), #"PATCH /posts/7 {"title":"a"}"#),
        row(Forum.remove, Forum.plainRemove, PostID(id: "7"), "DELETE /posts/7"),
        row(Forum.check, Forum.plainCheck, (), "HEAD /posts"),
        row(Forum.ask, Forum.plainAsk, (), "OPTIONS /posts"),
        row(Forum.purge, Forum.plainPurge, (), "PURGE /cache"),
        row(Forum.search, Forum.plainSearch, (), "M-SEARCH /x"),
    ]

    @Test(arguments: table)
    func `a verb is a method, in a table and plain`(tabled: String, plain: String, wanted: String) {
        #expect(tabled == wanted)
        #expect(plain == wanted)
    }

    @Test func `an action is called by itself, or by a provider, in each form`() async throws {
        let provider = Provider<AnyTarget>(backend: .echo)
        let write = Forum.write.with(.provider(provider))
        let draft = Draft(title: "zen")
        let wanted = Post(title: "POST https://forum.host/posts")
        let log = EventLog<Post?>()
        write.request(draft) { log.add(try? $0.get()) }
        provider.request(Forum.write, draft) { log.add(try? $0.get()) }
        #expect(log.all == [wanted, wanted])
        #expect(try await write(draft).value == wanted)
        #expect(try await write.request(draft) == wanted)
        #expect(try await provider.rx(Forum.write, draft).value == wanted)
        #expect(try await provider.request(Forum.write, draft) == wanted)
    }

    @Test func `an action without input is called without one`() async throws {
        let provider = Provider<AnyTarget>(backend: .stub(Response(status: 204)))
        let check = Forum.check.with(.provider(provider))
        let log = EventLog<Bool>()
        check.request { log.add($0.error == nil) }
        provider.request(Forum.check) { log.add($0.error == nil) }
        #expect(log.all == [true, true])
        try await check().value
        try await check.request()
        try await provider.rx(Forum.check).value
        try await provider.request(Forum.check)
        #expect(try Forum.check.endpoint().line == "HEAD https://forum.host/posts")
    }
}
