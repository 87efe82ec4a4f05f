import Foundation
import StreamNet
import Testing

/// Pages that would lead in a circle.
@Suite(.hangLimit) struct PageLoopTests {
    /// Pages by number, of which each names the next.
    private func requests(_ next: [Int: Int]) -> (numbers: [String], error: RequestError?) {
        let log = EventLog<String>()
        let backend = StubBackend { endpoint in
            let query = try endpoint.encoded().url.query() ?? "page=1"
            log.add(String(query.dropFirst("page=".count)))
            let next = log.all.last.flatMap { Int($0) }.flatMap { next[$0] }
            return Response(
                headers: next.map { ["Link": "<https://letters.host/?page=\($0)>; rel=next"] }
                    ?? [:])
        }
        let target = Given(endpoint: Endpoint(url: URL(string: "https://letters.host/")!))
        let errors = EventLog<any Error>()
        Provider<Given>(backend: backend).rx.pages(target, next: .link)
            .subscribe(onNext: { _ in }, onError: { errors.add($0) })
        guard case .request(let failure)? = errors.all.first as? NetError else {
            return (log.all, nil)
        }
        return (log.all, failure)
    }

    @Test(arguments: 2...9)
    func `a circle back to the first page is noticed before that is requested again`(count: Int) {
        let requests = EventLog<Int>()
        let backend = StubBackend { endpoint in
            let query = try endpoint.encoded().url.query() ?? "1"
            requests.add(Int(query) ?? 0)
            let next = Int(query).map { $0 < count ? "?\($0 + 1)" : "" } ?? ""
            return Response(headers: ["Link": "<https://letters.host/\(next)>; rel=next"])
        }
        let target = Given(endpoint: Endpoint(url: URL(string: "https://letters.host/")!))
        let outcome = Provider<Given>(backend: backend).rx.pages(target, next: .link)
            .map(\.status).outcome
        #expect(requests.all == Array(1...count))
        #expect(outcome.dropLast() == Array(repeating: "200", count: count)[...])
        #expect(outcome.last?.hasSuffix("found \"https://letters.host/\"") == true)
    }

    @Test(arguments: [
        ("?page=1&size=2#a", "?size=2&page=1", false), ("?page=1#a", "?page=1#b", false),
        ("?a=1&b=2&c=3", "?c=3&%62=2&a=1", false), ("?tag=1&tag=2", "?tag=2&tag=1", true),
        ("?a=1", "?a=1&b", true), ("?a=1", "?A=1", true), ("?", "?a", true),
    ])
    func `a page is known by its parameters, in any order and without the fragment`(
        first: String, second: String, isOther: Bool
    ) {
        let requests = EventLog<String>()
        let backend = StubBackend { endpoint in
            requests.add(endpoint.url.absoluteString)
            return Response(headers: ["Link": "<https://letters.host/\(second)>; rel=next"])
        }
        let target = Given(endpoint: Endpoint(url: URL(string: "https://letters.host/\(first)")!))
        let outcome = Provider<Given>(backend: backend).rx.pages(target, next: .link)
            .map(\.status).outcome
        #expect(requests.all.count == (isOther ? 2 : 1))
        #expect(outcome.last?.contains("wanted a page that has not been requested") == true)
    }

    @Test func `an error says which page leads back`() {
        #expect(
            requests([1: 2, 2: 2]).error?.description == "GET https://letters.host/: wanted a page "
                + #"that has not been requested, found "https://letters.host/?page=2""#)
    }

    @Test(arguments: 1...9, 1...9)
    func `a loop ends after at most three times as many requests as pages`(
        before: Int, inside: Int
    ) {
        var next = [Int: Int]()
        for page in 1..<(before + inside) { next[page] = page + 1 }
        next[before + inside] = before + 1
        let (numbers, error) = requests(next)
        #expect(error?.reason == .invalidNextPage)
        #expect(numbers.count <= 3 * (before + inside))
        #expect(Set(numbers).count == before + inside)
    }

    @Test func `a cursor that comes again is a loop`() {
        let backend = StubBackend { _ in Response(headers: ["X-Last": "x"]) }
        let rule = NextPage<Response>.cursor("after") { $0.headers["X-Last"] }
        let outcome = Provider<Letters>(backend: backend).rx.pages(.all, next: rule).outcome
        #expect(outcome.count == 3)
        #expect(outcome.last?.hasSuffix(#"that has not been requested, found "x""#) == true)
    }

    @Test func `the origin is that of the base that is set`() {
        var server = LetterServer()
        server.link = { "https://staging.host/v1/letters?offset=\($0)" }
        let provider = server.provider(.baseURL(URL(string: "https://staging.host/v1")!))
        #expect(provider.rx.pages(.all, next: .link).outcome.count == 3)
        #expect(server.requests.all.count == 3)
    }
}
