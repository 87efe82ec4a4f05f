import Foundation
import StreamNet
import Testing

/// Each verb in each form: in a table, in a provider, and plain.
@Suite(.hangLimit) struct VerbTests {
    private static let table: [(tabled: String, plain: String, wanted: String)] = [
        (
            Forum.post.line(PostID(id: "7", page: 2)),
            Forum.plainPost.line(PostID(id: "7", page: 2)),
            "GET https://forum.host/posts/7?page=2"
        ),
        (
            Forum.write.line(Draft(title: "zen")), Forum.plainWrite.line(Draft(title: "zen")),
            #"POST https://forum.host/posts {"title":"zen"}"#
        ),
        (
            Forum.replace.line(Edit(id: 7, title: "a")),
            Forum.plainReplace.line(Edit(id: 7, title: "a")),
            #"PUT https://forum.host/posts/7 {"title":"a"}"#
        ),
        (
            Forum.edit.line(Edit(id: 7, title: "a")), Forum.plainEdit.line(Edit(id: 7, title: "a")),
            #"PATCH https://forum.host/posts/7 {"title":"a"}"#
        ),
        (
            Forum.remove.line(PostID(id: "7")), Forum.plainRemove.line(PostID(id: "7")),
            "DELETE https://forum.host/posts/7"
        ),
        (Forum.check.line(()), Forum.plainCheck.line(()), "HEAD https://forum.host/posts"),
        (Forum.ask.line(()), Forum.plainAsk.line(()), "OPTIONS https://forum.host/posts"),
        (Forum.purge.line(()), Forum.plainPurge.line(()), "PURGE https://forum.host/cache"),
        (Forum.search.line(()), Forum.plainSearch.line(()), "M-SEARCH https://forum.host/x"),
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
