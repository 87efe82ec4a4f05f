import Foundation
import Loopback
import Testing

extension Transporting.Conformance {
    /// Connections that are reused, and their state by then.
    @Suite struct Reuse {
        /// A reused connection that the server has closed.
        static let rows: [TransportCase] = ["GET", "PUT", "DELETE"].map { method in
            TransportCase(
                "closes on the second request: \(method)",
                asks: ["GET /first", "\(method) /second" + (method == "PUT" ? " hello" : "")],
                gets: .response(200, "ok"), .response(200, "ok")
            ) { exchange in
                let isFirst = exchange.request.path == "/first"
                guard isFirst || exchange.request.connection > 1 else { return exchange.close() }
                try exchange.respond(body: "ok")
            }
        }

        @Test(arguments: Trial.all(rows))
        func `a connection that was closed meanwhile is no failure`(trial: Trial) async throws {
            try await trial.run()
        }

        @Test(arguments: Contender.all, BodyKind.allCases)
        func `any body is sent once more`(contender: Contender, kind: BodyKind) async throws {
            let server = try LoopbackServer { exchange in
                let isFirst = exchange.request.method == "GET"
                guard isFirst || exchange.request.connection > 1 else { return exchange.close() }
                try exchange.respond(body: exchange.request.body)
            }
            let folder = try TemporaryFolder()
            let backend = contender.backend
            let put = try server.endpoint(
                "PUT /", payload: kind.payload(Data("hello".utf8), in: folder))
            let sent = try put.encoded().body?.collected()
            #expect(await backend.outcome(server.endpoint()) == .response(200, ""))
            let text = String(decoding: sent ?? Data(), as: UTF8.self)
            #expect(await backend.outcome(put) == .response(200, text))
        }

        /// A server that says nothing of it closes each connection a little after one answer.
        @Test(arguments: Contender.all, ["POST", "PUT"])
        func `a body may meet a connection that is about to close`(
            contender: Contender, method: String
        ) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.respond(body: exchange.request.summary)
                exchange.pause(.milliseconds(2))
                exchange.close()
            }
            let backend = contender.backend
            let mayBeLost = method == "POST" && !contender.opensForPost
            for count in 1...50 {
                let ask = "\(method) /\(count) hello"
                let outcome = await backend.outcome(server.endpoint(ask))
                if mayBeLost, outcome == .failure(.connectionLost) { continue }
                try #require(outcome == .response(200, ask))
            }
            let paths = server.requests.map(\.path)
            #expect(Set(paths).count == paths.count)
        }

        @Test(arguments: Contender.all)
        func `a POST shares a connection that was just used`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let backend = contender.backend
            for ask in ["GET /", "POST / hello", "PATCH / hello", "GET /"] {
                #expect(await backend.outcome(server.endpoint(ask)) == .response(200, "ok"))
            }
            #expect(server.connectionCount == (contender.opensForPost ? 3 : 1))
        }
    }
}
