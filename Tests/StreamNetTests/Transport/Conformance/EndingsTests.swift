import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// Servers that stop in the middle.
    @Suite struct Endings {
        static let rows: [TransportCase] = [
            TransportCase("closes before the head", gets: .failure(.connectionLost)) { $0.close() },
            TransportCase("resets before the head", gets: .failure(.connectionLost)) { $0.reset() },
            TransportCase(
                "closes before the head of a POST", asks: ["POST / hello"],
                gets: .failure(.connectionLost)
            ) { $0.close() },
            TransportCase(
                "closes in the body", gets: .failure(.truncated(received: 500, expected: 1_000))
            ) {
                let half = String(repeating: "x", count: 500)
                try $0.respond(headers: [("Content-Length", "1000")], body: half)
                $0.close()
            },
            .sent(
                "closes in the body of a 401",
                "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\nContent-Length: 9\r\n\r\nhalf",
                .failure(.truncated(received: 4, expected: 9))),
            .sent("leaves the chunks without an end", Framing.chunked + "4\r\nhalf\r\n", half),
            .sent("ends in the middle of a chunk", Framing.chunked + "9\r\nhalf", half),
        ]

        private static let half = Outcome.failure(.truncated(received: 4, expected: nil))

        @Test(arguments: Trial.all(rows))
        func `an end that comes early is told from another`(trial: Trial) async throws {
            try await trial.run()
        }

        @Test(arguments: Contender.all)
        func `a reset in the body is a body cut short`(contender: Contender) async throws {
            let isRead = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { exchange in
                try exchange.respond(headers: [("Content-Length", "9")], body: "half")
                isRead.wait(upTo: .hangLimit)  // a reset would overtake what was not yet read
                exchange.reset()
            }
            let endpoint = server.endpoint("GET /", .progress { _ in isRead.signal() })
            let outcome = await contender.backend.outcome(endpoint)
            #expect(outcome == .failure(.truncated(received: 4, expected: 9)))
        }

        struct Ask: Target {
            var baseURL: URL
            var path: Path { "/" }
            var method: HTTPMethod
        }

        @Test(arguments: Contender.all, [(HTTPMethod.get, 3), (.put, 3), (.post, 1), (.patch, 1)])
        func `what was lost is sent again where that is safe`(
            contender: Contender, row: (method: HTTPMethod, times: Int)
        ) async throws {
            let server = try LoopbackServer { $0.reset() }
            let retry = Retry(2, .constant(delay: .milliseconds(1)))
            let provider = Provider<Ask>(backend: contender.backend, interceptors: [retry])
            let single = provider.rx(Ask(baseURL: server.url, method: row.method))
            let error = await #expect(throws: NetError.self) { try await single.value }
            #expect(error.map { Outcome(.failure($0)) } == .failure(.connectionLost))
            #expect(server.requests.count == row.times)
        }
    }
}
