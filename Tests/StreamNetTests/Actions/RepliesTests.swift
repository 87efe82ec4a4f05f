import Foundation
import StreamNet
import Streams
import Testing

/// A value and its response, where the value is no type of its own.
@Suite(.hangLimit) struct RepliesTests {
    private let stubs = Stubs<AnyTarget>()
    private var provider: Provider<AnyTarget> { Provider(backend: stubs) }

    @Test func `replies are equal if their values are`() {
        let reply = Reply(1, Response())
        #expect(reply == Reply(1, Response(status: 404)) && reply != Reply(2, Response()))
    }

    @Test func `a mapping keeps its response`() throws {
        stubs.on(
            .get, url: "https://shelf.host/books",
            .text("7", headers: ["Link": "</8>; rel=next"]))
        let reply = try provider.rx(Shelf.raw, .path("books"))
            .mapReply { Int(String(decoding: $0.body, as: UTF8.self)) ?? 0 }.outcome?.get()
        #expect(reply?.value == 7)
        #expect(reply?.response.link("next")?.absoluteString == "https://shelf.host/8")
    }

    @Test func `what the reading asks for is asked for`() throws {
        let folder = try TemporaryFolder()
        stubs.on(.get, url: "https://shelf.host/file", "text")
        let file = folder.url.appending(path: "file")
        let saved: Action<Void, Reply<URL>> = GET(
            "https://shelf.host/file", output: .reply(.file(.file(file)))
        ).action
        let reply = try provider.rx(saved).outcome?.get()
        #expect(reply?.value == file && reply?.response.file == file)
        let books = try Shelf.books.endpoint().encoded()
        #expect(books.headers["Accept"] == "application/json")
    }
}

private struct Shelf: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://shelf.host")!)
    @GET("books", output: .reply(.decoded)) var books: Action<Void, Reply<[Post]>>
    @GET(nil, output: .response) var raw: Action<Void, Response>
}
