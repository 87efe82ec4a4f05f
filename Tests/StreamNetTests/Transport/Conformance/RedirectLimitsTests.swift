import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct RedirectLimits {
        /// `/3` redirects to `/2`, and so on to `/0`.
        private static func countdown() throws -> LoopbackServer {
            try LoopbackServer { exchange in
                let left = Int(exchange.request.path.dropFirst()) ?? 0
                if left == 0 { return try exchange.respond(body: "done") }
                try exchange.respond(302, headers: [("Location", "\(left - 1)")])
            }
        }

        @Test(arguments: Contender.all, [0, 1, 3])
        func `redirects are followed as allowed`(contender: Contender, limit: Int) async throws {
            let server = try Self.countdown()
            let backend = contender.make(6, limit)
            let inside = await backend.outcome(server.endpoint("GET /\(limit)"))
            let outside = await backend.outcome(server.endpoint("GET /\(limit + 1)"))
            #expect(inside == .response(200, "done"))
            let refusal = Outcome.failure(.tooManyRedirects(limit: limit))
            #expect(outside == (limit == 0 ? .response(302, "") : refusal))
        }

        @Test(arguments: Contender.all)
        func `an interceptor of exchanges sees each redirect`(contender: Contender) async throws {
            let server = try Self.countdown()
            let log = EventLog<String>()
            let watch = Around(per: .exchange) { endpoint, next in
                log.add((try? endpoint.encoded().url.path()) ?? "")
                return next(endpoint)
            }
            let provider = Provider<Given>(backend: contender.make(6, 3), interceptors: [watch])
            let endpoint = server.endpoint("GET /3")
            #expect(try await provider.request(Given(endpoint: endpoint)).status == 200)
            #expect(log.all == ["/3", "/2", "/1", "/0"])
        }

        @Test(arguments: Contender.all)
        func `a loop ends at the limit`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(302, headers: [("Location", "/")]) }
            let outcome = await contender.backend.outcome(server.endpoint())
            #expect(outcome == .failure(.tooManyRedirects(limit: 20)))
            #expect(server.requests.count == 21)
        }

        @Test(arguments: Contender.all)
        func `a response has its last URL and the time of all`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                exchange.pause(.milliseconds(60))
                if exchange.request.path == "/to" {
                    try exchange.sendHead(headers: [("Content-Length", "2")])
                    exchange.pause(.milliseconds(60))
                    return try exchange.send("hi")
                }
                try exchange.respond(302, headers: [("Location", "/to#part")])
            }
            let start = ContinuousClock.now
            let response = try await contender.backend.send(server.endpoint("GET /from")).value
            let took = ContinuousClock.now - start
            #expect(response.url?.absoluteString == server.url.absoluteString + "/to")
            let timing = try #require(response.timing)
            #expect(timing.firstByte >= .milliseconds(120))
            #expect(timing.total >= .milliseconds(180))
            #expect(timing.total > timing.firstByte)
            #expect(timing.total <= took)
        }

        @Test(arguments: Contender.all)
        func `a request may end while its way is decided`(contender: Contender) async throws {
            let server = try LoopbackServer {
                try $0.respond(307, headers: [("Location", "/to")], body: "moved")
            }
            let backend = contender.backend
            let (asked, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let slow = StreamNet.Redirects.follow { next, _ in
                asked.signal()
                go.wait(upTo: .hangLimit)
                return next
            }
            let endpoint = server.endpoint("POST / hi", .redirects(slow))
            let task = Task { await backend.outcome(endpoint) }
            asked.wait(upTo: .hangLimit)
            task.cancel()
            #expect(await task.value == .unknown("CancellationError()"))
            go.signal()
            let limit = Duration.milliseconds(100)
            let never = DispatchSemaphore(value: 0)
            let late = StreamNet.Redirects.follow { next, _ in
                never.wait(upTo: limit * 2)
                return next
            }
            let said = Attributes.redirects(late).merging([.timeout(limit)])
            let outcome = await backend.outcome(server.endpoint("POST / hi", said))
            #expect(outcome == .failure(.timedOut(.total, after: limit)))
            #expect(server.requests.map(\.target) == ["/", "/"])
        }
    }
}
