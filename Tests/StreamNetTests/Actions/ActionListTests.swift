import Foundation
import StreamNet
import Testing

/// The table as data: for documents and for stubs.
@Suite(.hangLimit) struct ActionListTests {
    @Test func `a table lists its actions with method, path and types`() {
        let lines = Shop.actions.map { "\($0) \($0.input) \($0.output)" }
        #expect(
            lines == [
                "Shop.item: GET /items/{id} PostID Post", "Shop.order: POST /orders Draft ()",
                "Shop.zen: GET /zen () String", "Shop.pay: POST /pay Draft Post",
            ])
        #expect("\(Shop.order)" == "Shop.order: POST /orders")
    }

    @Test func `a table prints itself in Markdown`() {
        let wanted = """
            | action | method | path | input | output |
            |---|---|---|---|---|
            | `Shop.item` | `GET` | `/items/{id}` | `PostID` | `Post` |
            | `Shop.order` | `POST` | `/orders` | `Draft` | `()` |
            | `Shop.zen` | `GET` | `/zen` | `()` | `String` |
            | `Shop.pay` | `POST` | `/pay` | `Draft` | `Post` |
            """
        #expect(Shop.actions.markdown == wanted)
    }

    @Test func `a table prints itself as commands, and so does a request`() throws {
        let lines = try Shop.actions.map { try $0.curl() }
        #expect(lines.first == "curl 'https://forum.host/items/%7Bid%7D' -H 'X-App: shop'")
        #expect(lines.count == 4)
        #expect(
            try Shop.item.endpoint(PostID(id: "7")).encoded().curl()
                == "curl 'https://forum.host/items/7' -H 'Accept: application/json'"
                + " -H 'X-App: shop'")
    }

    @Test func `a table of stubs answers with the samples of actions`() throws {
        let provider = Provider<AnyTarget>(backend: Stubs<AnyTarget>())
        let item = provider.rx(Shop.item, PostID(id: "7"))
        #expect(try item.outcome?.get() == Post(title: "tea"))
        #expect(try item.outcome?.get() == Post(title: "coffee"))
        #expect(try provider.rx(Shop.zen).outcome?.get() == "simple")
        let without = provider.rx(Shop.order, Draft(title: "x")).outcome?.error as? NetError
        #expect(without?.reason == .missingStub)
    }

    @Test func `stubs that match no action are listed`() {
        let stubs = Stubs<AnyTarget>()
        stubs.on(Shop.item, "")
        stubs.on(.get, url: "https://forum.host/items/7", "")
        stubs.on(.get, url: "https://any.host/users/7", "")
        stubs.on(.get, url: "https://forum.host/itmes/7", "")
        stubs.on(.put, url: "https://forum.host/orders", "")
        stubs.on(.get, url: "https://other.host/items/7", "")
        #expect(
            stubs.unlisted(in: Shop.actions + Baseless.actions).sorted() == [
                "GET https://forum.host/itmes/7", "GET https://other.host/items/7",
                "PUT https://forum.host/orders",
            ])
    }

    @Test func `the table is made once, by whichever thread comes first`() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<100 { _ = Counted.zen } }
            }
        }
        let made = Counted.made.all.count
        _ = Counted.zen
        #expect(made <= 8 && Counted.made.all.count == made)
    }
}

private struct Shop: API {
    static let attributes: Attributes = [.baseURL(forumURL), .headers(["X-App": "shop"])]

    @GET("/items/\(\.id)", .sample([#"{"title": "tea"}"#, #"{"title": "coffee"}"#]))
    var item: Action<PostID, Post>
    @POST("/orders") var order: Action<Draft, Void>
    @GET(.path("/zen"), .sample(.chunks("sim", "ple"))) var zen: Action<Void, String>
    @POST("/pay") var pay: Action<Draft, Post>
}

private struct Baseless: API {
    @GET("/users/\(\.self)") var user: Action<Int, String>
}

private struct Counted: API {
    static let made = EventLog<Void>()

    init() { Self.made.add(()) }

    @GET("/zen") var zen: Action<Void, String>
}
