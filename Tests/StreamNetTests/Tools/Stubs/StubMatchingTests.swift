import Foundation
import StreamNet
import Streams
import Testing

/// Which stub answers which request.
@Suite(.hangLimit) struct StubMatchingTests {
    private let stubs = Stubs<Shop>()
    private var provider: Provider<Shop> { Provider(backend: stubs) }

    private func answers(_ targets: Shop...) -> [String?] {
        targets.map { provider.rx($0).outcome.map { $0.missing ?? $0.text } }
    }

    @Test func `the query does not matter unless it is matched`() {
        stubs.on(.search(["q": "a"]), "any")
        #expect(answers(.search(["q": "b"]), .search([:])) == ["200 any", "200 any"])
        stubs.on(.search(["q": "a", "page": 1]), matching: .query, "a")
        let found = answers(
            .search(["q": "a", "page": 1]), .search(["page": 1, "q": "a"]), .search(["q": "a"]))
        #expect(found == ["200 a", "200 a", "200 any"])
    }

    @Test func `a query is compared as it is sent`() {
        stubs.on(.search(["q": "a&b"]), matching: .query, "one")
        stubs.on(.search(["q": "a", "b": ""]), matching: .query, "two")
        #expect(
            answers(.search(["q": "a&b"]), .search(["q": "a", "b": ""])) == ["200 one", "200 two"])
        #expect(
            answers(.search(["q": "A&b"]))[0]?.hasPrefix("GET https://shop.host/search by") == true)
    }

    @Test func `the method matters`() {
        stubs.on(.order(1), "made")
        #expect(answers(.orders) == ["POST https://shop.host/orders"])
        stubs.on(.orders, "[]")
        #expect(answers(.orders, .order(1)) == ["200 []", "200 made"])
    }

    @Test func `the body is compared to the byte where it is matched`() {
        stubs.on(.order(1), matching: .body, "one").on(.order(2), matching: .body, "two")
        #expect(answers(.order(2), .order(1)) == ["200 two", "200 one"])
        #expect(answers(.order(3))[0]?.contains("https://shop.host/orders by body") == true)
        stubs.on(.order(9), "any")
        #expect(answers(.order(3), .order(1)) == ["200 any", "200 one"])
    }

    @Test func `a closure sees the request as it is sent`() {
        stubs.on(.orders, "open")
        stubs.on(.orders, matching: .when { $0.headers["Authorization"] == nil }, 401)
        #expect(answers(.orders) == ["401 "])
        let outcome = provider.rx(.orders, .headers(["Authorization": "t"])).outcome
        #expect(outcome?.text == "200 open")
    }

    @Test func `of two closures the latest that fits answers`() {
        stubs.on(.orders, matching: .when { _ in true }, "first")
        stubs.on(.orders, matching: .when { _ in true }, "second")
        stubs.on(.orders, matching: .when { _ in false }, "third")
        #expect(answers(.orders) == ["200 second"])
    }

    @Test func `all conditions must hold, and more of them win`() {
        let stubs = stubs.on(.search(["q": "a"]), matching: [.query, .when { _ in true }], "both")
        stubs.on(.search(["q": "a"]), matching: .query, "query")
        stubs.on(.search(["q": "b"]), matching: [.query, .when { _ in false }], "never")
        stubs.on(.search([:]), "any")
        #expect(answers(.search(["q": "a"]), .search(["q": "b"])) == ["200 both", "200 any"])
    }

    @Test func `a replaced stub is the one with the same conditions`() {
        stubs.on(.search(["q": "a"]), matching: .query, "a").on(.search(["q": "b"]), "any")
        stubs.on(.search(["q": "a"]), matching: .query, "A").on(.order(1), matching: .body, "1")
        stubs.on(.order(2), matching: .body, "2").on(.order(1), matching: .body, "one")
        let found = answers(.search(["q": "a"]), .search([:]), .order(1), .order(2))
        #expect(found == ["200 A", "200 any", "200 one", "200 2"])
        #expect(stubs.verify().isEmpty)
    }

    @Test(arguments: [
        ("https://shop.host/items/1", true), ("https://SHOP.host/items/1", true),
        ("https://me:secret@shop.host/items/1#part", true), ("https://shop.host/items/*", true),
        ("https://*/items/1", true), ("https://shop.host/*", false),
        ("https://shop.host/items/1/", false), ("https://shop.host/items/1*", false),
        ("https://shop.host/Items/1", false), ("http://shop.host/items/1", false),
        ("https://shop.host/items/1?x=y", false),
    ])
    func `a stub may be for a URL, with a segment left open`(url: String, fits: Bool) {
        stubs.on(.get, url: Path(url), "found")
        #expect((answers(.item("1")) == ["200 found"]) == fits)
    }

    @Test func `a host without a path is the root`() {
        stubs.on(.get, url: "https://shop.host", "root")
        #expect(provider.rx(.root).outcome?.text == "200 root")
    }

    @Test func `what is interpolated into a URL is one segment`() {
        stubs.on(.get, url: "https://shop.host/items/\("a/b")", "found")
        #expect(answers(.item("a/b")) == ["200 found"])
    }

    @Test func `a query in a URL must be the request's`() {
        stubs.on(.get, url: "https://shop.host/search?q=a&page=1", "found")
        #expect(answers(.search(["page": 1, "q": "a"])) == ["200 found"])
        let missing = "GET https://shop.host/search by query (differs in page)"
        #expect(answers(.search(["q": "a"])) == [missing])
    }

    @Test func `a whole URL goes before one with wildcards, however late`() {
        stubs.on(.item("1"), "one").on(.get, url: "https://shop.host/items/*", "item")
        stubs.on(.get, url: "https://shop.host/*/*", matching: .when { _ in true }, "any")
        #expect(answers(.item("1"), .item("2")) == ["200 one", "200 item"])
        stubs.remove(.get, url: "https://shop.host/items/*")
        #expect(answers(.item("1"), .item("2")) == ["200 one", "200 any"])
    }

    @Test func `a URL and a target of the same address are the same stub`() {
        stubs.on(.item("1"), "target").on(.get, url: "https://shop.host/items/1", "url")
        #expect(answers(.item("1")) == ["200 url"])
        stubs.remove(.item("1"))
        #expect(answers(.item("1")) == ["none"])
    }
}

private enum Shop: Target {
    case root, item(String), search(Parameters), orders, order(Int)

    var baseURL: URL { URL(string: "https://shop.host")! }
    var path: Path {
        switch self {
        case .root: ""
        case .item(let id): "items/\(id)"
        case .search: "search"
        case .orders, .order: "orders"
        }
    }
    var method: HTTPMethod { if case .order = self { .post } else { .get } }
    var payload: Payload {
        switch self {
        case .search(let query): .query(query)
        case .order(let number): .json([number])
        default: .none
        }
    }
}
