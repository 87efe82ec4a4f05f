import Foundation
import Loopback
import StreamNet
import Testing

extension Transporting {
    /// Redirects that are followed, and those that are not.
    @Suite struct Redirects {
        /// `/from` redirects, all else answers with what was read.
        private static func row(
            _ name: String, _ status: Int, _ asks: String, to location: String = "/to",
            _ outcome: Outcome? = nil, sees: String...
        ) -> TransportCase {
            let arrived = Outcome.response(200, sees.last ?? "")
            return TransportCase(
                name, asks: [asks], gets: outcome ?? arrived, sees: [asks] + sees
            ) { exchange in
                guard exchange.request.path.hasSuffix("/from") else {
                    let isHead = exchange.request.method == "HEAD"
                    return try exchange.respond(body: isHead ? "" : exchange.request.summary)
                }
                try exchange.respond(status, headers: [("Location", location)], body: "moved")
            }
        }

        /// RFC 9110 §15.4: what follows each status, by method.
        static let methods: [TransportCase] = [301, 302, 303, 307, 308].flatMap { status in
            let post = status < 307 ? "GET /to" : "POST /to hello"
            let put = status == 303 ? "GET /to" : "PUT /to hello"
            return [
                row("\(status) GET", status, "GET /from", sees: "GET /to"),
                row("\(status) HEAD", status, "HEAD /from", .response(200, ""), sees: "HEAD /to"),
                row("\(status) POST", status, "POST /from hello", sees: post),
                row("\(status) PUT", status, "PUT /from hello", sees: put),
            ]
        }

        static let locations: [TransportCase] = [
            ("to", "/a/b/to"), ("../to", "/a/to"), ("./../../to", "/to"), ("/to", "/to"),
            ("to?q=a%20b&c", "/a/b/to?q=a%20b&c"),
            ("/to#part", "/to"), ("/a b", "/a%20b"), ("/%C3%A9", "/%C3%A9"), ("/é", "/%C3%A9"),
        ].map { location, target in
            row("to \(location)", 302, "GET /a/b/from", to: location, sees: "GET \(target)")
        }

        static let refused: [TransportCase] = [
            "file:///etc/passwd", "data:text/html,hi", "ftp://127.0.0.1/", "javascript:alert(1)",
            "http://", "http:///path", "mailto:ann@host",
        ].map { location in
            TransportCase(
                "to \(location)", gets: .failure(.redirectRefused), sees: ["GET /"]
            ) { try $0.respond(302, headers: [("Location", location)]) }
        }

        static let answers: [TransportCase] = [
            TransportCase("an empty Location", gets: .response(302, ""), sees: ["GET /"]) {
                try $0.send("HTTP/1.1 302 Found\r\nLocation: \r\nContent-Length: 0\r\n\r\n")
            },
            TransportCase("no Location", gets: .response(302, ""), sees: ["GET /"]) {
                try $0.respond(302)
            },
            TransportCase("300", gets: .response(300, "pick"), sees: ["GET /"]) {
                try $0.respond(300, headers: [("Location", "/to")], body: "pick")
            },
            TransportCase("304", gets: .response(304, ""), sees: ["GET /"]) {
                try $0.respond(304, headers: [("Location", "/to")])
            },
            TransportCase("305", gets: .response(305, "proxy"), sees: ["GET /"]) {
                try $0.respond(305, headers: [("Location", "/to")], body: "proxy")
            },
            TransportCase("201", gets: .response(201, "made"), sees: ["GET /"]) {
                try $0.respond(201, headers: [("Location", "/to")], body: "made")
            },
        ]

        @Test(arguments: Carrier.all, methods + locations + refused + answers)
        func `a redirect leads on, or nowhere, or is an answer`(
            carrier: Carrier, row: TransportCase
        ) async throws {
            try await row.run(through: carrier.backend)
        }

        @Test(arguments: Carrier.all)
        func `a query alone keeps the path`(carrier: Carrier) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.query != nil { return try exchange.respond() }
                try exchange.respond(302, headers: [("Location", "?q=2")])
            }
            _ = try await carrier.backend.send(server.endpoint("GET /a/b")).value
            #expect(server.requests.map(\.target) == ["/a/b", "/a/b?q=2"])
        }

        /// `/3` redirects to `/2`, and so on to `/0`.
        private static func countdown() throws -> LoopbackServer {
            try LoopbackServer { exchange in
                let left = Int(exchange.request.path.dropFirst()) ?? 0
                if left == 0 { return try exchange.respond(body: "done") }
                try exchange.respond(302, headers: [("Location", "\(left - 1)")])
            }
        }

        @Test(arguments: Carrier.all, [0, 1, 3])
        func `as many redirects are followed as allowed`(
            carrier: Carrier, limit: Int
        ) async throws {
            let server = try Self.countdown()
            let backend = carrier.make(6, limit)

            let inside = await backend.outcome(server.endpoint("GET /\(limit)"))
            let outside = await backend.outcome(server.endpoint("GET /\(limit + 1)"))

            #expect(inside == .response(200, "done"))
            let refusal = Outcome.failure(.tooManyRedirects(limit: limit))
            #expect(outside == (limit == 0 ? .response(302, "") : refusal))
        }

        @Test(arguments: Carrier.all)
        func `a loop ends at the limit`(carrier: Carrier) async throws {
            let server = try LoopbackServer {
                try $0.respond(302, headers: [("Location", "/")])
            }
            let outcome = await carrier.backend.outcome(server.endpoint())
            #expect(outcome == .failure(.tooManyRedirects(limit: 20)))
            #expect(server.requests.count == 21)
        }

        @Test(arguments: Carrier.all)
        func `a response says where it came from and how long all of it took`(
            carrier: Carrier
        ) async throws {
            let server = try LoopbackServer { exchange in
                exchange.pause(.milliseconds(60))
                if exchange.request.path == "/to" {
                    try exchange.sendHead(headers: [("Content-Length", "2")])
                    exchange.pause(.milliseconds(60))
                    return try exchange.send("hi")
                }
                try exchange.respond(302, headers: [("Location", "/to#part")])
            }

            let response = try await carrier.backend.send(server.endpoint("GET /from")).value

            #expect(response.url?.absoluteString == server.url.absoluteString + "/to")
            let timing = try #require(response.timing)
            #expect(timing.firstByte >= .milliseconds(120))
            #expect(timing.total >= .milliseconds(180))
            #expect(timing.total > timing.firstByte)
            #expect(timing.total < .seconds(2))
        }

        @Test(arguments: Carrier.all, [302, 307])
        func `cancelling while redirects go round ends them`(
            carrier: Carrier, status: Int
        ) async throws {
            let server = try LoopbackServer {
                try $0.respond(status, headers: [("Location", "/")])
            }
            let backend = carrier.make(6, .max)
            for count in 1...50 {
                let task = Task { await backend.outcome(server.endpoint("POST / hello")) }
                let seen = server.requests.count
                #expect(await server.wait { $0.requests.count > seen + count % 4 })
                task.cancel()
                #expect(await task.value == .unknown("CancellationError()"))
            }
            let ended = await backend.outcome(
                server.endpoint("GET /", [.timeout(.milliseconds(100))]))
            #expect(ended == .failure(.timedOut(.total, after: .milliseconds(100))))
        }
    }
}
