import Foundation
import StreamNet
import Streams
import Testing

/// The error for a request without an answer.
@Suite(.hangLimit) struct MissingStubTests {
    private func error(_ url: String, _ stubs: Stubs<Ping>) -> String? {
        let endpoint = URL(string: url).map { Endpoint(url: $0) }
        return endpoint.flatMap { stubs.send($0).outcome }?.text
    }

    @Test func `it is a request failure: nothing was sent`() {
        let error = Stubs<Ping>().send(Endpoint(url: Ping().baseURL)).outcome?.error as? NetError
        #expect(error?.reason == .missingStub)
        #expect(error?.description == "GET https://ping.host: wanted a stub, found none")
    }

    @Test func `it names the stubs there are, the closest first`() {
        let stubs = Stubs<Ping>()
        for url in [
            "https://h/zen", "https://h/users/ann/repos", "https://h/users/ann", "https://g",
        ] {
            stubs.on(.get, url: Path(url), 200)
        }
        stubs.on(.post, url: "https://h/users/anna", 201)
        #expect(
            error("https://h/users/anna", stubs) == """
                GET https://h/users/anna: wanted a stub, found POST https://h/users/anna, \
                GET https://h/users/ann, GET https://h/users/ann/repos, GET https://h/zen, \
                GET https://g/
                """)
    }

    @Test func `it names five at most`() {
        let stubs = Stubs<Ping>()
        for number in 1...7 { stubs.on(.get, url: "https://h/\(number)", 200) }
        let error = error("https://h/8", stubs)
        #expect(error?.hasSuffix(" and 2 more") == true)
        // The first is that of the request.
        #expect(error?.matches(of: /GET/).count == 1 + 5)
    }

    @Test func `a stub that failed on a condition says which`() {
        let stubs = Stubs<Ping>()
        stubs.on(.get, url: "https://h/a?q=secret", matching: [.body, .when { _ in false }], 200)
        let text = "wanted a stub, found GET https://h/a by query and body and closure"
        #expect(error("https://h/a?q=secret", stubs) == "GET https://h/a: " + text)
    }

    @Test func `neither query nor credentials are in it, nor in the report`() {
        let stubs = Stubs<Ping>()
        stubs.on(.get, url: "https://me:secret@h/a?token=secret", 200)
        let text = error("https://me:secret@h/b?token=secret", stubs)
        #expect(text == "GET https://h/b: wanted a stub, found GET https://h/a by query")
        #expect(!stubs.verify().joined().contains("secret"))
        #expect(stubs.requests.map(\.description) == ["GET https://h/b?token=•••"])
    }

    @Test(arguments: [
        ("page=3", "page, sort"),
        ("sort=stars&page=2&all", "all"),
        ("sort=a%20b&page=2", "sort"),
        ("page=2&page=2&sort=stars", "page"),
        ("page=2&sort=stars&access_token=secret", "access_token"),
    ])
    func `a query that does not fit says what differs`(query: String, text: String) {
        let stubs = Stubs<Ping>().on(.get, url: "https://h/a?page=2&sort=stars", 200)
        let found = "wanted a stub, found GET https://h/a by query (differs in \(text))"
        #expect(error("https://h/a?\(query)", stubs) == "GET https://h/a: \(found)")
    }

    @Test(arguments: [
        ("https://h/a/", "https://h/a", true), ("https://h/a", "https://h/a/", true),
        ("https://h/*/", "https://h/a", true), ("https://h/a/b", "https://h/a", false),
        ("https://h/b/", "https://h/a", false),
    ])
    func `a slash at the end that differs is named`(stub: Path, url: String, isNamed: Bool) {
        let stubs = Stubs<Ping>().on(.get, url: stub, 200)
        let text = error(url, stubs)
        #expect(text?.contains("(differs in the slash at the end)") == isNamed, "\(text ?? "")")
    }
}
