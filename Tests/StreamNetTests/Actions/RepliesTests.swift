import Foundation
import StreamNet
import Streams
import Testing

/// A value and its response, where the value is no type of its own.
@Suite(.hangLimit) struct RepliesTests {
    private let stubs = Stubs<AnyTarget>()
    private var provider: Provider<AnyTarget> { Provider(backend: stubs) }

    private func page(_ names: String, next: String? = nil) -> StubAnswer {
        let headers: HTTPHeaders = next.map { ["Link": "<\($0)>; rel=\"next\""] } ?? [:]
        return .response(Response(headers: headers, text: names))
    }

    @Test func `pages are read by their links, in order, to the last`() {
        stubs.on(.get, url: "https://shelf.host/books", page(#"[{"name":"a"}]"#, next: "/books/2"))
        stubs.on(
            .get, url: "https://shelf.host/books/2",
            page(#"[{"name":"b"},{"name":"c"}]"#, next: "https://shelf.host/last?cursor=x%2Fy"))
        stubs.on(.get, url: "https://shelf.host/last?cursor=x%2Fy", page("[]"))
        let log = EventLog<String>()
        let provider = provider
        provider.rx(Shelf.books, .path("books")).asObservable()
            .expand { page in
                guard let next = page.response.link("next") else { return .empty() }
                return provider.rx(Shelf.books, .path(Path(next))).asObservable()
            }
            .subscribe(onNext: { log.add($0.value.map(\.name).joined()) })
        #expect(log.all == ["a", "bc", ""])
        #expect(stubs.requests.first?.encoded.headers["Accept"] == "application/json")
        #expect(stubs.verify().isEmpty)
    }

    @Test func `replies are equal if their values are`() {
        let reply = Reply(1, Response())
        #expect(reply == Reply(1, Response(status: 404)) && reply != Reply(2, Response()))
    }

    @Test func `a mapping keeps its response`() throws {
        stubs.on(.get, url: "https://shelf.host/books", page("7", next: "/8"))
        let reply = try provider.rx(Shelf.raw, .path("books"))
            .mapReply { Int(String(decoding: $0.body, as: UTF8.self)) ?? 0 }.outcome?.get()
        #expect(reply?.value == 7)
        // A stub's answer has no address of its own.
        #expect(reply?.response.link("next")?.absoluteString == "/8")
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
    }
}

private struct Book: Decodable, Sendable { let name: String }

private struct Shelf: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://shelf.host")!)
    @GET(nil, output: .reply(.decoded)) var books: Action<Void, Reply<[Book]>>
    @GET(nil, output: .response) var raw: Action<Void, Response>
}
