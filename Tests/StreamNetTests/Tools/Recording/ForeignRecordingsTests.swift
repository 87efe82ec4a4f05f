import Foundation
import Testing

@testable import StreamNet

/// Archives of other programs, played.
struct ForeignRecordingsTests {
    private func answer(_ archive: String, _ endpoint: Endpoint) throws -> Response? {
        let store = try RecordedCase()
        _ = try store.folder.file("shop.har", archive)
        return try store.recording(.replay).backend(store.server).send(endpoint).outcome?.get()
    }

    @Test func `an archive of Chrome answers other credentials, as it was decoded`() throws {
        let response = try answer(HARSamples.chrome, .get("items?token=other&page=2"))
        #expect(response?.body == Data(#"{"n": 2}"#.utf8))
        #expect(
            response?.headers == ["content-type": "application/json", "content-length": "8"])
    }

    @Test func `an archive without bodies plays none`() throws {
        let sample = HARSamples.charles.replacing(#""text": "R0lG/w==","#, with: "")
        let logo = Endpoint(url: URL(string: "http://shop.host/logo")!)
        let error = #expect(throws: NetError.self) { try answer(sample, logo) }
        #expect(
            error.map { "\($0)" }
                == "GET http://shop.host/logo: wanted an archive with the bodies of responses, "
                + "found only the size of one, 4 bytes")
    }

    @Test func `the secrets of an archive are in no report`() throws {
        let store = try RecordedCase()
        _ = try store.folder.file("shop.har", HARSamples.chrome)
        let replay = store.recording(.replay, .standard.adding("page"))
        #expect(store.send(.get("items?page=3&token=1&n=1"), replay).contains("n in the query"))
        #expect(replay.verify().description.contains("items?page=•••&token=•••"))
        #expect(!replay.verify().description.contains("abc"))
    }

    @Test func `a request that failed in a browser is no recording`() throws {
        #expect(throws: NetError.self) { try answer(HARSamples.chrome, .get("gone")) }
    }

    @Test func `a form in fields is compared as a form`() throws {
        let login = Endpoint(
            url: URL(string: "https://shop.host/login")!, method: .post,
            payload: .form(["password": "other", "user": "ann b"]))
        #expect(try answer(HARSamples.firefox, login)?.body == Data("welcome".utf8))
    }

    @Test func `bytes of Charles are played whole`() throws {
        let logo = Endpoint(url: URL(string: "http://shop.host/logo")!)
        let response = try answer(HARSamples.charles, logo)
        #expect(response?.body == Data([0x47, 0x49, 0x46, 0xFF]) && response?.headers.count == 1)
    }

    @Test func `a query of GraphQL is found by its body`() throws {
        func graph(_ query: String) -> Endpoint {
            Endpoint(
                url: URL(string: "https://shop.host/graphql")!, method: .post,
                payload: .json(["query": query]))
        }
        #expect(
            try answer(HARSamples.playwright, graph("{ me }"))?.body == Data(#"{"data":1}"#.utf8))
        #expect(throws: NetError.self) { try answer(HARSamples.playwright, graph("{ you }")) }
    }

    /// An archive with an entry for each step: method, URL, status and target.
    private func store(_ steps: [(HTTPMethod, String, Int, String)]) throws -> RecordedCase {
        let store = try RecordedCase()
        let entries = steps.map { method, url, status, target in
            let text = status < 300 ? #", "text": "tea""# : ""
            let body = method == .post ? #", "postData": {"text": "{}"}"# : ""
            return """
                {"request": {"method": "\(method)", "url": "\(url)"\(body)},
                 "response": {"status": \(status), "redirectURL": "\(target)",
                   "content": {"size": 3\(text)}}}
                """
        }
        _ = try store.folder.file(
            "shop.har", #"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#)
        return store
    }

    private static let home = "https://shop.host/home"
    private static let logIn: [(HTTPMethod, String, Int, String)] = [
        (.post, "https://shop.host/orders", 303, "/home"),
        (.get, home, 302, home), (.get, home, 308, "https://other.host/end?token=1"),
        (.get, "https://other.host/end?token=2", 200, ""),
    ]

    @Test(arguments: [Delivery.buffered, .streamed, .buffered(upTo: 3)])
    func `redirects of a browser are followed, each to its entry`(delivery: Delivery) async throws {
        let store = try store(Self.logIn)
        let replay = store.recording(.replay)
        let provider = Provider<Given>(
            backend: replay.backend(store.server), attributes: [.tracing(), .delivery(delivery)])
        var response = try await provider.request(
            Given(endpoint: .post("{}")), .headers(["Authorization": "Bearer 1"]))
        if let stream = response.stream {
            response = response.with(body: try await stream.reduce(into: Data()) { $0 += $1 })
        }
        #expect(response.body == Data("tea".utf8))
        #expect(response.url?.absoluteString == "https://other.host/end?token=1")
        let redirects = response.trace?.marks.filter { $0.name == "redirect" }.map(\.detail)
        #expect(
            redirects == [
                "303 to GET \(Self.home), without Content-Type", "302 to GET \(Self.home)",
                "308 to GET https://other.host/end?token=•••, without Authorization",
            ])
        #expect(replay.verify().isEmpty)
    }

    @Test(arguments: [(300, true), (399, true), (400, false)])
    func `a redirect needs no body, any other response does`(status: Int, isPlayed: Bool) throws {
        let backend = try store([(.get, Self.home, status, "")]).recording(.replay).backend()
        let response = backend.send(.get("home")).outcome?.response
        #expect(response?.status == (isPlayed ? status : nil))
    }

    @Test func `a redirect that must not be followed is the response`() throws {
        let store = try store(Self.logIn)
        for redirects in [Redirects.refuse, .follow { _, _ in nil }] {
            var endpoint = Endpoint.post("{}")
            endpoint.redirects = redirects
            let response = try store.recording(.replay).backend().send(endpoint).outcome?.get()
            #expect(response?.status == 303 && response?.headers["Location"] == "/home")
        }
    }

    @Test func `a redirect to what was not recorded is an error, or sent`() throws {
        let store = try store([(.post, "https://shop.host/orders", 303, "/home")])
        let answer = store.send(.post("{}"), store.recording(.replay))
        #expect(answer.hasPrefix("POST https://shop.host/orders: wanted a response in shop.har"))
        let recording = store.recording(.replayElseRecord)
        #expect(store.send(.post("{}"), recording) == "1")
        #expect(store.seen.all.map { "\($0.method) \($0.url)" } == ["GET \(Self.home)"])
        try recording.save()
        #expect(store.send(.post("{}"), store.recording(.replay)) == "1")
    }

    @Test(arguments: [(20, true), (21, false)])
    func `redirects in a circle end at the limit`(count: Int, isWhole: Bool) throws {
        let steps = Array(repeating: (HTTPMethod.get, Self.home, 302, Self.home), count: count)
        let store = try store(steps + [(.get, Self.home, 200, "")])
        let answer = store.send(.get("home"), store.recording(.replay))
        #expect(isWhole ? answer == "tea" : answer.contains("wanted at most 20 redirects"))
    }

    @Test func `a redirect of our own archive was the response`() throws {
        let store = try RecordedCase()
        let moved = Response(status: 302, headers: ["Location": "/home"], text: "moved")
        try store.record([.get("a")], by: .stub(moved))
        #expect(store.send(.get("a"), store.recording(.replay)) == "moved")
    }
}
