import Foundation
import StreamNet
import Testing

/// Addresses on a page, and what they are relative to.
@Suite(.hangLimit) struct PageAddressTests {
    /// The requests and the outcome of a list with this next address on its first page.
    private func pages(
        _ next: String?, by rule: NextPage<Response> = .address { $0.headers["X-Next"] },
        from url: String? = nil, _ more: HTTPHeaders = [:]
    ) -> (requests: [String], outcome: [String]) {
        let log = EventLog<String>()
        let backend = StubBackend { endpoint in
            log.add(try endpoint.encoded().url.absoluteString)
            guard log.all.count == 1, let next else { return Response() }
            return Response(
                headers: more.merging(["X-Next": next, "Link": "<\(next)>; rel=next"]),
                url: url.flatMap { URL(string: $0) })
        }
        let pages = Provider<Letters>(backend: backend).rx.pages(.all, next: rule)
        let outcome = pages.map { "\($0.status)" }.outcome
        return (log.all, outcome)
    }

    private static let rules: [NextPage<Response>] = [.link, .address { $0.headers["X-Next"] }]

    @Test(
        arguments: rules,
        [
            ("https://letters.host/2?a=b", nil, "https://letters.host/2?a=b"),
            ("?page=2", nil, "https://letters.host/v1/letters?page=2"),
            ("/2", nil, "https://letters.host/2"), ("2", nil, "https://letters.host/v1/2"),
            ("//letters.host/2", nil, "https://letters.host/2"),
            ("../2?q=a%20b", nil, "https://letters.host/2?q=a%20b"),
            // The response came from elsewhere on the same server, by a redirect.
            ("2", "https://letters.host/new/list", "https://letters.host/new/2"),
            (
                "?page=2", "https://letters.host/new/list?page=1",
                "https://letters.host/new/list?page=2"
            ),
        ] as [(String, String?, String)])
    func `an address may be relative to that of the response`(
        rule: NextPage<Response>, row: (next: String, url: String?, expected: String)
    ) {
        let (requests, outcome) = pages(row.next, by: rule, from: row.url)
        #expect(outcome == ["200", "200"])
        #expect(requests.last == row.expected)
    }

    @Test(
        arguments: rules,
        [
            ("//evil.host/2", nil), ("2", "https://cdn.host/list"),
            ("?page=2", "http://letters.host/v1/letters"),
            ("\\\\evil.host/2", "https://evil.host/"), ("https://letters.host\\@evil.host/2", nil),
            ("https://letters.host%5C@evil.host/2", nil),
            ("https://evil.host#@letters.host/2", nil),
            ("https://evil.host?@letters.host/2", nil), ("//evil@letters.host/2", nil),
        ] as [(String, String?)])
    func `an address that leads elsewhere is not requested`(
        rule: NextPage<Response>, row: (next: String, url: String?)
    ) {
        let (requests, outcome) = pages(row.next, by: rule, from: row.url)
        #expect(requests.count == 1)
        #expect(outcome.count == 2)
        let wanted = row.next.contains("evil@") ? "without a user" : "of https://letters.host:443"
        let start = "GET https://letters.host/v1/letters: wanted a page \(wanted)"
        #expect(outcome.last?.hasPrefix(start) == true)
    }

    @Test(arguments: rules)
    func `Content-Location is not what an address is relative to`(rule: NextPage<Response>) {
        let (requests, _) = pages("2", by: rule, ["Content-Location": "https://evil.host/list"])
        #expect(requests.last == "https://letters.host/v1/2")
    }

    @Test(arguments: rules, ["http://[", "https://letters.host:port/", "http://a b/"])
    func `an address that is none fails after the page`(rule: NextPage<Response>, next: String) {
        let (requests, outcome) = pages(next, by: rule)
        #expect(requests.count == 1)
        #expect(outcome.first == "200" && outcome.count == 2)
        #expect(outcome.last?.hasPrefix("GET https://letters.host/v1/letters: wanted a ") == true)
    }

    @Test(arguments: [nil, ""])
    func `a page without an address is the last`(next: String?) {
        let (requests, outcome) = pages(next)
        #expect(requests.count == 1)
        #expect(outcome == ["200"])
    }

    @Test func `an address may be a member of an output, a text or a URL`() {
        let log = EventLog<String>()
        let backend = StubBackend { endpoint in
            log.add(try endpoint.encoded().url.absoluteString)
            return Response(
                text: log.all.count % 2 == 1 ? #"{"next":"/list?page=2"}"# : #"{"next":null}"#)
        }
        let rules = Provider<AnyTarget>(backend: backend).rx
        let texts = rules.pages(Listing.list, next: .address(\.next))
        #expect(texts.outcome.count == 2)
        let requests = ["https://letters.host/list", "https://letters.host/list?page=2"]
        #expect(log.all == requests)
        let urls = rules.pages(Listing.linked, next: .address(\.next))
        #expect(urls.outcome.count == 2)
        #expect(log.all == requests + requests)
    }

    private struct Listed: Decodable, Sendable { let next: String? }
    private struct Linked: Decodable, Sendable { let next: URL? }

    private struct Listing: API {
        static let attributes: Attributes = .baseURL(URL(string: "https://letters.host")!)
        @GET("/list") var list: Action<Void, Listed>
        @GET("/list") var linked: Action<Void, Linked>
    }
}
