import Locks
import Loopback
import StreamNet
import Testing

/// The part of a file between the attempts of one request.
extension Transporting.Conformance.Resuming {
    /// What the server does with one request.
    private enum Step { case cut, fails, closes, goesOn, isNewer }

    /// Takes a step for each request, and the last one for all others.
    private static func server(_ steps: Step...) throws -> LoopbackServer {
        let left = Mutex(steps)
        return try LoopbackServer { exchange in
            let step = left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
            switch step {
            case .cut:
                try exchange.sendHead(headers: [("Content-Length", "15"), ("ETag", "\"1\"")])
                try exchange.send("Keep it ")
                exchange.close()
            case .fails:
                try exchange.respond(503, headers: [("Connection", "close")], body: "later")
            case .closes: exchange.close()
            case .goesOn:
                let range = ("Content-Range", "bytes 8-14/15")
                try exchange.respond(206, headers: [range, ("ETag", "\"1\"")], body: "simple.")
            case .isNewer:
                try exchange.respond(headers: [("ETag", "\"2\"")], body: "another")
            }
        }
    }

    private func request(
        _ contender: Contender, _ server: LoopbackServer, retries: Int,
        _ token: ResumeToken? = nil
    ) async throws -> Response {
        let provider = Provider<AnyTarget>(
            backend: contender.backend,
            interceptors: [Retry(retries, .backoff(base: .zero, cap: .zero))])
        return try await provider.request(Whole(baseURL: server.url), delivery(token))
    }

    @Test(arguments: Contender.all)
    func `a part is kept over statuses and lost connections`(contender: Contender) async throws {
        let server = try Self.server(.cut, .fails, .closes, .fails, .goesOn)
        _ = try await request(contender, server, retries: 4)
        #expect(text == "Keep it simple.")
        let ranges = server.requests.map { $0.header("Range") }
        #expect(ranges == [nil] + Array(repeating: "bytes=8-", count: 4))
        #expect(try folder.names == ["a"])
        #expect(tokens.all.count == 1)
    }

    @Test(arguments: Contender.all)
    func `another file behind a failure leaves no part`(contender: Contender) async throws {
        let server = try Self.server(.cut, .fails, .isNewer)
        _ = try await request(contender, server, retries: 2)
        #expect(text == "another")
        #expect(try folder.names == ["a"])
    }

    @Test(arguments: Contender.all)
    func `a part that no attempt has finished is the caller's`(contender: Contender) async throws {
        let server = try Self.server(.cut, .fails, .fails, .goesOn)
        #expect(try await request(contender, server, retries: 2).status == 503)
        let token = try #require(tokens.all.first)
        #expect(try folder.names.count == 1)
        _ = try await request(contender, server, retries: 0, token)
        #expect(text == "Keep it simple.")
        #expect(try folder.names == ["a"])
        token.discard()
        #expect(text == "Keep it simple.")
    }
}
