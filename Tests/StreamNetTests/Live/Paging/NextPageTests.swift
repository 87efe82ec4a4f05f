import Foundation
import StreamNet
import Testing

/// The rules by which a page leads to the next one.
@Suite(.hangLimit) struct NextPageTests {
    private static let first = "/v1/letters?sort=name"
    private static let after = NextPage<Response>.cursor("after") { $0.headers["X-Last"] }
    private static let count: @Sendable (Response) throws -> Int = { try $0.letters.count }

    @Test(
        arguments: [
            (.link, ["&offset=2", "&offset=4"]),
            (after, ["&after=b", "&after=d"]),
            (.offset(count: count), ["&offset=2", "&offset=4", "&offset=5"]),
            (.offset(size: 2, count: count), ["&offset=2", "&offset=4"]),
            (.number(count: count), ["&page=2", "&page=3", "&page=4"]),
            (.number(size: 2, count: count), ["&page=2", "&page=3"]),
        ] as [(NextPage<Response>, [String])])
    func `a rule requests page by page, to the last`(rule: NextPage<Response>, queries: [String]) {
        let server = LetterServer()
        let pages = server.provider().rx.pages(.all, next: rule).map { try $0.letters.joined() }
        #expect(pages.outcome.filter { $0 != "" } == ["ab", "cd", "e"])
        #expect(server.requests.all == [Self.first] + queries.map { Self.first + $0 })
    }

    @Test func `a rule continues where the declared request begins`() {
        let server = LetterServer()
        let pages = server.provider().rx.pages(.from(1), next: .offset(size: 2, count: Self.count))
        #expect(pages.map { try $0.letters.joined() }.outcome == ["bc", "de", ""])
        #expect(server.requests.all.last == Self.first + "&offset=5")
    }

    @Test func `a closure makes the next target`() {
        let server = LetterServer()
        let pages = server.provider().rx.pages(.from(0)) { response, target in
            guard case .from(let offset) = target, try !response.letters.isEmpty else { return nil }
            return .from(offset + 2)
        }
        #expect(pages.map { try $0.letters.joined() }.outcome == ["ab", "cd", "e", ""])
    }

    @Test func `the provider may have the rule`() throws {
        let provider = LetterServer().provider(.paging(.link))
        #expect(provider.rx.pages(.all).outcome.count == 3)
        #expect(try provider.rx(.all).outcome?.get().letters == ["a", "b"])
    }

    @Test func `without a rule nothing is sent`() {
        let server = LetterServer()
        #expect(
            server.provider().rx.pages(.all).outcome == [
                "GET https://letters.host/v1/letters: "
                    + "wanted a rule for the next page: next: or the attribute .paging, found none"
            ])
        #expect(server.requests.all == [])
    }

    @Test(arguments: [NextPage<Response>.link, .cursor("after") { $0.headers["X-Last"] }])
    func `a stub of the list answers for all pages, whatever the base`(_ rule: NextPage<Response>) {
        let page = Response(
            headers: ["Link": "</v1/letters?after=x>; rel=next", "X-Last": "x"], text: "1")
        let stubs = Stubs<Letters>().on(.all, [.response(page), "2"])
        let base = URL(string: "https://staging.host/v1")!
        let pages = Provider<Letters>(backend: stubs, attributes: .baseURL(base))
            .rx.pages(.all, next: rule)
        #expect(pages.map { String(decoding: $0.body, as: UTF8.self) }.outcome == ["1", "2"])
        #expect(
            stubs.requests.last?.encoded.url.absoluteString.hasPrefix(
                "https://staging.host/v1/letters?") == true)
    }

    @Test func `a cursor is escaped, and replaces the one before`() {
        let log = EventLog<String>()
        let backend = StubBackend { endpoint in
            log.add(try endpoint.encoded().url.query(percentEncoded: true) ?? "")
            return Response(headers: ["X-Last": log.all.count == 1 ? "a/b&c=+%41 ü" : "2"])
        }
        let pages = Provider<Letters>(backend: backend).rx.pages(.all, next: Self.after)
        #expect(pages.take(3).outcome.count == 3)
        #expect(
            log.all == [
                "sort=name", "sort=name&after=a/b%26c%3D%2B%2541%20%C3%BC", "sort=name&after=2",
            ])
    }

    @Test func `a rule that fails does so after the page`() {
        let provider = LetterServer().provider()
        let rule = NextPage<Response>.cursor { _ in throw CancellationError() }
        #expect(
            provider.rx.pages(.all, next: rule).map { try $0.letters.joined() }.outcome
                == ["ab", "CancellationError()"])
        let pages = provider.rx.pages(.all) { _, _ in throw CancellationError() }
        #expect(pages.map { try $0.letters.joined() }.outcome == ["ab", "CancellationError()"])
    }

    @Test(arguments: ["x", "", "9223372036854775807"])
    func `a number that is none is an error after the page`(_ text: String) {
        let target = Given(
            endpoint: Endpoint(url: URL(string: "https://letters.host/?page=\(text)")!))
        let provider = Provider<Given>(backend: .stub(Response()))
        let pages = provider.rx.pages(target, next: .number { _ in 1 })
        #expect(
            pages.outcome.last == "GET https://letters.host/: "
                + #"wanted a number as the parameter page, found "\#(text)""#)
    }
}
