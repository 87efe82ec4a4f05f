import Foundation
import Streams
import Testing

@testable import StreamNet

/// The requests of an inspector as an archive.
struct InspectorArchiveTests {
    @Test func `each attempt is an entry, without secrets, by the rules of HAR`() throws {
        let time = VirtualTimeScheduler()
        let inspector = Inspector()
        let stubs = Stubs<Given>(after: .milliseconds(40), scheduler: time)
        stubs.on(
            .get, url: "https://shop.host/a",
            [.failure(.connectionLost), .json(["token": "s3cret", "name": "ann"])])
        let provider = Provider<Given>(
            backend: stubs, plugins: [inspector], interceptors: [Retry(1, scheduler: time)])
        provider.rx(Given(endpoint: .get("a?token=s3cret"))).subscribe { _ in }
        time.run()
        let data = inspector.har.data
        #expect(try HARRules(data).violations == [])
        #expect(!String(decoding: data, as: UTF8.self).contains("s3cret"))
        let entries = try HAR(data).entries
        #expect(entries.map(\.status) == [0, 200])
        #expect(entries.map { $0.json["_attempt"]?.double } == [1, 2])
        #expect(entries.map { $0.json["time"]?.double } == [40, 40])
        #expect(
            entries.first?.json["response"]?["_error"]?.text
                == "GET https://shop.host/a: wanted a response, found the connection closed")
        #expect(entries.last?.responseBody == Data(#"{"name":"ann","token":"•••"}"#.utf8))
    }
}
