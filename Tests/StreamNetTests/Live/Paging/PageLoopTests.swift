import Foundation
import StreamNet
import Testing

/// Pages that would lead in a circle.
@Suite(.hangLimit) struct PageLoopTests {
    /// Reads a list, each of whose pages leads to the next; the queries of its requests.
    private func read(
        _ first: String = "", next: @escaping @Sendable (_ query: String) -> String?
    ) -> (queries: [String], pages: Int, error: RequestError?) {
        let (queries, outcomes) = (EventLog<String>(), EventLog<(any Error)?>())
        let backend = StubBackend { endpoint in
            let query = endpoint.url.query() ?? ""
            queries.add(query)
            guard let next = next(query) else { return Response() }
            return Response(headers: ["Link": "<https://letters.host/\(next)>; rel=next"])
        }
        let target = Given(endpoint: Endpoint(url: URL(string: "https://letters.host/\(first)")!))
        Provider<Given>(backend: backend).rx.pages(target, next: .link)
            .subscribe(onNext: { _ in outcomes.add(nil) }, onError: { outcomes.add($0) })
        let error = (outcomes.all.last as? NetError)?.failure
        return (queries.all, outcomes.all.count { $0 == nil }, error)
    }

    @Test(arguments: 2...9)
    func `a circle back to the first page is noticed before that is requested again`(count: Int) {
        let (queries, pages, error) = read { query in
            let number = Int(query) ?? 1
            return number < count ? "?\(number + 1)" : ""
        }
        #expect(queries == [""] + (2...count).map { "\($0)" })
        #expect(pages == count)
        #expect(error?.found == #""https://letters.host/""#)
    }

    @Test(arguments: [
        ("?page=1&size=2#a", "?size=2&page=1", false), ("?page=1#a", "?page=1#b", false),
        ("?a=1&b=2&c=3", "?c=3&%62=2&a=1", false), ("?tag=1&tag=2", "?tag=2&tag=1", true),
        ("?a=1", "?a=1&b", true), ("?a=1", "?A=1", true), ("?", "?a", true),
    ])
    func `a page is known by its parameters, in any order and without the fragment`(
        first: String, second: String, isOther: Bool
    ) {
        let (queries, _, error) = read(first) { _ in second }
        #expect(queries.count == (isOther ? 2 : 1))
        #expect(error?.wanted == "a page that has not been requested")
    }

    @Test(arguments: 1...9, 1...9)
    func `a loop ends within three times as many requests as pages`(before: Int, inside: Int) {
        let (queries, _, error) = read { query in
            let number = Int(query) ?? 1
            return "?\(number < before + inside ? number + 1 : before + 1)"
        }
        #expect(error?.reason == .invalidNextPage)
        #expect(queries.count <= 3 * (before + inside))
        #expect(Set(queries).count == before + inside)
    }

    @Test func `a cursor that comes again is a loop`() {
        let backend = StubBackend { _ in Response(headers: ["X-Last": "x"]) }
        let rule = NextPage<Response>.cursor("after") { $0.headers["X-Last"] }
        let outcome = Provider<Letters>(backend: backend).rx.pages(.all, next: rule).outcome
        #expect(outcome.count == 3)
        #expect(
            outcome.last == "GET https://letters.host/v1/letters: wanted a page "
                + #"that has not been requested, found "x""#)
    }

    @Test func `the origin is that of the base that is set`() {
        var server = LetterServer()
        server.link = { "https://staging.host/v1/letters?offset=\($0)" }
        let provider = server.provider(.baseURL(URL(string: "https://staging.host/v1")!))
        #expect(provider.rx.pages(.all, next: .link).outcome.count == 3)
        #expect(server.requests.all.count == 3)
    }
}
