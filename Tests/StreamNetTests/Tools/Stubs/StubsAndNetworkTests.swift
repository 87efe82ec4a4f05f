import Foundation
import Loopback
import StreamNet
import Streams
import Testing

/// A table in front of a real server: what is stubbed is not sent, all else is.
@Suite(.hangLimit) struct StubsAndNetworkTests {
    @Test func `only what has neither stub nor sample reaches the server`() async throws {
        let server = try LoopbackServer { try $0.respond(body: Data("real".utf8)) }
        let stubs = Stubs<Sayings>(otherwise: .default).on(.zen, [503, .otherwise])
        let provider = Provider<Sayings>(backend: stubs, attributes: .baseURL(server.url))

        let zen = provider.rx(.zen, .validation(.successCodes))
        var bodies = [try await zen.retry(2).value.body]
        bodies.append(try await provider.request(.saying(1), .sample("sample")).body)
        bodies.append(try await provider.request(.saying(2)).body)

        #expect(bodies.map { String(decoding: $0, as: UTF8.self) } == ["real", "sample", "real"])
        #expect(server.requests.map(\.target) == ["/zen", "/sayings/2"])
        #expect(stubs.requests.map(\.source) == [.stub, .otherwise, .sample, .otherwise])
        #expect(stubs.verify().isEmpty)
    }
}
