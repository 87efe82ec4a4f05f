import Foundation
import StreamNet
import Testing

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
        #expect(response?.body.count == 4 && response?.headers.count == 1)
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
}
