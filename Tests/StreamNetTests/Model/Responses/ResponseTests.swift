import Foundation
@testable import StreamNet
import Testing

@Suite(.hangLimit) struct ResponseTests {
    @Test func `a response of nothing is an empty 200`() {
        let response = Response()
        #expect(response.status == 200)
        #expect(response.headers.isEmpty)
        #expect(response.body.isEmpty)
        #expect(response.attributes.isEmpty)
    }

    @Test(arguments: [
        Response(),
        Response(
            url: Ping().baseURL,
            timing: Response.Timing(firstByte: .seconds(1), total: .seconds(2))),
    ])
    func `a stubbed response has its time, and its address or the request's`(stubbed: Response) {
        let response = Provider<Sayings>(backend: .stub(stubbed)).rx(.zen).outcome?.response
        #expect(response?.status == 200)
        #expect(response?.timing == stubbed.timing)
        #expect(response?.url == (stubbed.url ?? URL(string: "https://sayings.host/zen")))
    }

    @Test func `another body takes the place of the former, and leaves all else`() throws {
        let timing = Response.Timing(firstByte: .seconds(1), total: .seconds(2))
        let locked = Response(
            status: 201, headers: ["A": "b"], body: Data([1]), url: Ping().baseURL, timing: timing)
        let provider = Provider<Sayings>(backend: .stub(locked.with(.isIdempotent())))
        let sent = try #require(provider.rx(.zen).outcome?.response)
        let open = sent.with(body: Data("zen".utf8))
        #expect(open.body == Data("zen".utf8))
        #expect(open.status == 201 && open.headers["A"] == "b")
        #expect(open.url == Ping().baseURL && open.timing == timing)
        #expect(open.isIdempotent && open.endpoint?.url == sent.endpoint?.url)
        let stored = Response().stored(in: URL(filePath: "/tmp/a")).with(body: Data([1]))
        #expect(stored.file == nil && stored.body == Data([1]))
    }

    @Test func `the description is status and size, and the request where there was one`() throws {
        let response = Response(status: 404, text: "né")
        #expect(response.description == "404, 3 bytes")
        let sent = Provider<Sayings>(backend: .stub(response)).rx(.saying(3)).outcome?.response
        #expect(sent?.description == "GET https://sayings.host/sayings/3: 404, 3 bytes")
    }
}
