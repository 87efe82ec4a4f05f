import Foundation
import StreamNet
import Testing

/// Pages of actions, as their outputs.
@Suite(.hangLimit) struct PagedActionsTests {
    private let server = LetterServer()
    private var provider: Provider<Letters> { server.provider() }

    @Test func `an action has its rule in its declaration`() {
        #expect(provider.rx.pages(Alphabet.linked).items.outcome == LetterServer.letters)
        #expect(server.requests.all.last == "/v1/letters?sort=name&offset=4")
    }

    @Test func `a rule of the call wins, and counts the output`() {
        let pages = provider.rx.pages(Alphabet.linked, next: .offset("offset", size: 2))
        #expect(pages.items.outcome == LetterServer.letters)
        #expect(
            server.requests.all == ["/v1/letters?", "/v1/letters?offset=2", "/v1/letters?offset=4"])
    }

    @Test func `a parameter of the input is replaced`() {
        let pages = provider.rx.pages(Alphabet.paged, LetterPage(page: 2), next: .number(size: 2))
        #expect(pages.items.outcome == ["c", "d", "e"])
        #expect(server.requests.all == ["/v1/letters?page=2", "/v1/letters?page=3"])
    }

    @Test func `a closure makes the next input`() {
        let pages = provider.rx.pages(Alphabet.paged, LetterPage(page: 1)) { letters, input in
            letters.isEmpty ? nil : LetterPage(page: input.page + 1)
        }
        #expect(pages.items.outcome == LetterServer.letters)
    }

    @Test func `a cursor is a member of the output`() {
        let pages = provider.rx.pages(Alphabet.replies, next: .cursor("after", \.value.last))
        #expect(pages.take(9).map { $0.value.joined() }.outcome == ["ab", "cd", "e", ""])
    }

    @Test func `an action has its own provider`() async throws {
        let action = Alphabet.linked.with(.provider(provider))
        var letters: [String] = []
        let own = try #require(action.provider)
        for try await page in own.rx.pages(action).values { letters += page }
        #expect(letters == LetterServer.letters)
    }

    @Test func `an interceptor sees each page as a call`() {
        let calls = EventLog<Void>()
        let counting = TypedInterceptor<Void, [String]> { call, next in
            calls.add(())
            return next(call)
        }
        let pages = provider.rx.pages(Alphabet.linked, .actionInterceptors([counting]))
        #expect(pages.outcome.count == 3)
        #expect(calls.all.count == 3)
    }

    @Test func `a POST keeps its body`() {
        let log = EventLog<String>()
        let page = Response(headers: ["Link": "</v1/letters?page=2>; rel=next"], text: "[]")
        let pages = Provider<Letters>(backend: .logging(log, page))
            .rx.pages(Alphabet.search, LetterPage(page: 1), next: .link)
        #expect(pages.take(2).outcome.count == 2)
        #expect(
            log.all == [
                #"POST https://letters.host/v1/letters {"page":1}"#,
                #"POST https://letters.host/v1/letters?page=2 {"page":1}"#,
            ])
    }
}

private struct LetterPage: Encodable, Sendable { var page: Int }

private struct Alphabet: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://letters.host/v1")!)

    @GET("/letters", .paging(.link)) var linked: Action<Void, [String]>
    @GET("/letters") var paged: Action<LetterPage, [String]>
    @GET("/letters", output: .reply(.decoded)) var replies: Action<Void, Reply<[String]>>
    @POST("/letters") var search: Action<LetterPage, [String]>
}
