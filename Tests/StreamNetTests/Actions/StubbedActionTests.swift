import Foundation
import StreamNet
import Testing

/// Stubs that depend on what goes into an action, and what it asked.
@Suite(.hangLimit) struct StubbedActionTests {
    private let stubs = Stubs<AnyTarget>()
    private var provider: Provider<AnyTarget> {
        Provider(backend: stubs, attributes: .baseURL(forumURL))
    }

    private func answer<Input>(_ action: Action<Input, String>, _ input: Input) -> String? {
        switch provider.rx(action, input).outcome {
        case .success(let text): text
        case .failure(let error): (error as? NetError)?.reason == .missingStub ? "none" : "\(error)"
        case nil: nil
        }
    }

    @Test func `an input is answered by its path, its query and its body`() {
        stubs.on(Desk.item, "any").on(Desk.item, for: PostID(id: "7"), "seven")
        stubs.on(Desk.item, for: PostID(id: "7", page: 2), "page 2")
        stubs.on(Desk.write, for: Draft(title: "tea"), "tea").on(Desk.write, "other")
        #expect(answer(Desk.item, PostID(id: "7")) == "seven")
        #expect(answer(Desk.item, PostID(id: "7", page: 2)) == "page 2")
        #expect(answer(Desk.item, PostID(id: "7", page: 3)) == "any")
        #expect(answer(Desk.item, PostID(id: "8")) == "any")
        #expect(answer(Desk.write, Draft(title: "tea")) == "tea")
        #expect(answer(Desk.write, Draft(title: "coffee")) == "other")
        #expect(stubs.verify().isEmpty)
    }

    @Test func `a placeholder may be a part of a segment`() {
        stubs.on(Desk.file, "any").on(Desk.file, for: "7", "seven")
        #expect(answer(Desk.file, "7") == "seven")
        #expect(answer(Desk.file, "a.b") == "any")
        stubs.on(.get, url: "https://forum.host/desk/items/*.xml", "xml")
        #expect(answer(GET<Void, String>("/desk/items/8.xml").action, ()) == "xml")
        #expect(answer(GET<Void, String>("/desk/items/8.txt").action, ()) == "none")
    }

    @Test func `less may be matched, and more`() {
        stubs.on(Desk.item, for: PostID(id: "7", page: 2), matching: [], "seven")
        stubs.on(
            Desk.item, matching: .when { $0.url.query() == "page=9" },
            StubAnswer { Response(text: "\($0.method) 9") })
        stubs.on(Desk.write, for: Draft(title: "tea"), matching: .body, "made")
        #expect(answer(Desk.item, PostID(id: "7", page: 5)) == "seven")
        #expect(answer(Desk.item, PostID(id: "8", page: 9)) == "GET 9")
        #expect(answer(Desk.item, PostID(id: "8", page: 8)) == "none")
        #expect(answer(Desk.write, Draft(title: "tea")) == "made")
        #expect(answer(Desk.write, Draft(title: "coffee")) == "none")
    }

    @Test func `without an input to compare, query and body are none`() {
        stubs.on(Desk.item, matching: .query, "plain").on(Desk.write, matching: .body, "empty")
        #expect(answer(Desk.item, PostID(id: "7")) == "plain")
        #expect(answer(Desk.item, PostID(id: "7", page: 2)) == "none")
        #expect(answer(Desk.write, Draft(title: "tea")) == "none")
    }

    @Test func `stubbing an input again replaces and begins anew`() {
        stubs.on(Desk.write, for: Draft(title: "tea"), ["1", "2"])
        #expect(answer(Desk.write, Draft(title: "tea")) == "1")
        stubs.on(Desk.write, for: Draft(title: "tea"), ["3", "4"])
        stubs.on(Desk.write, for: Draft(title: "coffee"), "5")
        #expect(answer(Desk.write, Draft(title: "tea")) == "3")
        #expect(answer(Desk.write, Draft(title: "coffee")) == "5")
        #expect(stubs.verify() == ["unused: POST /desk/items by query and body, 1 of 2 answers"])
    }

    @Test func `an input of which nothing can be made fits no request`() {
        stubs.on(Desk.item, for: PostID(id: ".."), "never")
        #expect(answer(Desk.item, PostID(id: "7")) == "none")
        #expect(
            stubs.verify().first?.hasPrefix("unused: Desk.item: GET /desk/items/{id}: ") == true)
    }

    @Test func `a table tells what an action asked, and no other`() throws {
        stubs.on(Desk.item, "item").on(Desk.write, ["1", "2"]).on(Desk.first, "first")
        #expect(stubs.requests(of: Desk.write).isEmpty)
        for title in ["tea", "coffee"] { _ = answer(Desk.write, Draft(title: title)) }
        _ = answer(Desk.item, PostID(id: "first"))
        _ = provider.rx(Desk.first).outcome
        _ = provider.rx(Desk.first.with(.timeout(.seconds(1)))).outcome
        _ = provider.rx(Desk.plain).outcome
        let bodies = stubs.requests(of: Desk.write).map(\.encoded.body)
        #expect(bodies == ["tea", "coffee"].map { RequestBody(text: #"{"title":"\#($0)"}"#) })
        #expect(stubs.requests(of: Desk.item).map(\.endpoint.method) == [.get])
        // Of the same address, and distinguished.
        let timeouts = stubs.requests(of: Desk.first).map(\.endpoint.timeout)
        #expect(timeouts == [.seconds(60), .seconds(1)])
        #expect(stubs.requests(of: Desk.plain).map(\.source) == [.stub])
        #expect(stubs.requests.count == 6)
    }

    @Test func `what was asked elsewhere was asked by the action, too`() {
        let provider = provider.with(attributes: .baseURL(URL(string: "https://other.host")))
        _ = provider.rx(Desk.first).outcome
        #expect(stubs.requests(of: Desk.first).map(\.source) == [.unanswered])
    }
}

private struct Desk: API {
    @GET("/desk/items/\(\.id)") var item: Action<PostID, String>
    @POST("/desk/items") var write: Action<Draft, String>
    @GET("/desk/items/first") var first: Action<Void, String>
    @GET("/desk/files/v\(\.self).json") var file: Action<String, String>

    static var plain: Action<Void, String> { GET("/desk/items/first").action }
}
