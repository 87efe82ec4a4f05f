import Foundation
import Loopback
import StreamNet
import Synchronization
import Testing

extension Transporting {
    /// Bodies that are not in memory.
    @Suite struct Uploads {
        private let folder: TemporaryFolder
        init() throws { folder = try TemporaryFolder() }

        /// The text in pieces of one byte, of known length or not; counts how often it is opened.
        private final class Source: Sendable {
            let opened = Atomic<Int>(0)

            func body(_ text: String, count: Int?) -> BodySource {
                BodySource(count: count) { [self] in
                    opened.add(1, ordering: .relaxed)
                    var bytes = Array(text.utf8)[...]
                    return { _ in bytes.popFirst().map { Data([$0]) } }
                }
            }
        }

        @Test(
            arguments: Carrier.all,
            [("PUT", ""), ("PUT", "hello"), ("POST", "hello"), ("PATCH", "hi"), ("DELETE", "hi")])
        func `a file arrives with its length, and stays where it is`(
            carrier: Carrier, row: (method: String, text: String)
        ) async throws {
            let text = row.text
            let server = try LoopbackServer { try $0.respond() }
            var endpoint = server.endpoint(row.method + " /")
            endpoint.payload = .file(try folder.file("a.txt", text))

            #expect(await carrier.backend.outcome(endpoint) == .response(200, ""))

            let request = try #require(server.requests.first)
            #expect(request.body == Data(text.utf8))
            #expect(request.header("Content-Type") == "text/plain")
            #expect(request.header("Content-Length") == "\(text.utf8.count)")
            #expect(request.header("Transfer-Encoding") == nil)
            #expect(request.header("Expect") == nil)
            #expect(try folder.names == ["a.txt"])
        }

        @Test(arguments: Carrier.all, [nil, 5])
        func `a stream arrives with its length, known ahead or not`(
            carrier: Carrier, count: Int?
        ) async throws {
            let server = try LoopbackServer { try $0.respond() }
            var endpoint = server.endpoint("POST /")
            endpoint.payload = .stream(Source().body("hello", count: count), contentType: "a/b")

            #expect(await carrier.backend.outcome(endpoint) == .response(200, ""))

            let request = try #require(server.requests.first)
            #expect(request.body == Data("hello".utf8))
            #expect(request.header("Content-Type") == "a/b")
            #expect(request.header("Content-Length") == "5")
            #expect(request.header("Transfer-Encoding") == nil)
        }

        @Test(arguments: Carrier.all)
        func `multipart arrives as it is laid out`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            var endpoint = server.endpoint("POST /")
            endpoint.payload = .multipart(
                [
                    .fields(["k": ["a", "b"]]), .file("f", try folder.file("a.png", "PNG")),
                    .stream("s", Source().body("hello", count: nil)),
                ])
            let sent = try endpoint.encoded()

            #expect(await carrier.backend.outcome(endpoint) == .response(200, ""))

            let request = try #require(server.requests.first)
            #expect(request.body == (try sent.body?.collected()))
            #expect(request.header("Content-Type") == sent.headers["Content-Type"])
            #expect(request.header("Content-Length") == "\(request.body.count)")
        }

        @Test(arguments: Carrier.all, [303, 307, 308])
        func `a redirect that repeats the body reads it again`(
            carrier: Carrier, status: Int
        ) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/to" { return try exchange.respond(body: "ok") }
                try exchange.respond(status, headers: [("Location", "/to")])
            }
            let source = Source()
            let repeats = status != 303
            for payload in [
                .stream(source.body("hello", count: 5)), .file(try folder.file("a", "hello")),
            ] as [Payload] {
                var endpoint = server.endpoint("POST /from")
                endpoint.payload = payload
                #expect(await carrier.backend.outcome(endpoint) == .response(200, "ok"))
                let seen = server.requests.suffix(2).map(\.summary)
                #expect(seen == ["POST /from hello", repeats ? "POST /to hello" : "GET /to"])
            }
            #expect(source.opened.load(ordering: .relaxed) == (repeats ? 2 : 1))
        }

        @Test(arguments: Carrier.all)
        func `each attempt reads the body again`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            var endpoint = server.endpoint("POST /")
            endpoint.payload = .stream(Source().body("hello", count: nil))
            let single = carrier.backend.send(endpoint)
            for _ in 1...2 { _ = try await single.value }
            #expect(server.requests.map(\.summary) == ["POST / hello", "POST / hello"])
        }

        @Test(arguments: Carrier.all)
        func `however a file's sending ends, the process goes on`(
            carrier: Carrier
        ) async throws {
            let server = try LoopbackServer(reading: .head) { exchange in
                switch exchange.request.path {
                case "/large": try exchange.respond(413, body: "big")
                case "/part":
                    _ = try exchange.readBody()
                    try exchange.respond(413, body: "big")
                case "/login":
                    let challenge = [("WWW-Authenticate", #"Basic realm="a""#)]
                    try exchange.respond(401, headers: challenge, body: "who?")
                default: exchange.reset()
                }
            }
            let file = try folder.file("a", Data(count: 8_000_000))
            let gone = Outcome.failure(.connectionLost)
            for (path, outcome) in [
                ("large", Outcome.response(413, "big")), ("part", .response(413, "big")),
                ("login", .response(401, "who?")), ("reset", gone),
            ] {
                var endpoint = server.endpoint("POST /\(path)")
                endpoint.payload = .file(file)
                for _ in 1...20 { #expect(await carrier.backend.outcome(endpoint) == outcome) }
            }
        }

        @Test(arguments: Carrier.all)
        func `many files cancelled at any time leave nothing behind`(
            carrier: Carrier
        ) async throws {
            var storm = try Storm(carrier, ask: "POST /")
            storm.payload = .file(try folder.file("a", Data(count: 500_000)))
            let descriptors = Footprint.descriptors

            let answered = await storm.run(500, cancelAfter: 0...8_000)

            #expect((1..<500).contains(answered))
            await storm.expectCalm()
            #expect(await Footprint.shrinks(to: descriptors + 20, storm.server))
        }

        @Test(arguments: Carrier.all)
        func `what cannot be read sends nothing`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let missing = folder.url.appending(path: "missing")
            let broken = BodySource { throw CancellationError() }
            for payload in [
                .file(missing), .multipart([.file("a", missing)]), .stream(broken),
                .stream(Source().body("hello", count: 4)),
                .stream(Source().body("hello", count: 6)),
            ] as [Payload] {
                var endpoint = server.endpoint("POST /")
                endpoint.payload = payload
                #expect(await carrier.backend.outcome(endpoint) == .refused(.unreadableBody))
            }
            #expect(server.connectionCount == 0)
        }

        @Test(arguments: Carrier.all)
        func `the time limit counts the reading`(carrier: Carrier) async throws {
            let server = try LoopbackServer { try $0.respond() }
            var endpoint = server.endpoint("POST /", [.timeout(.milliseconds(100))])
            endpoint.payload = .stream(BodySource { { _ in Data([1]) } })
            let endless = await carrier.backend.outcome(endpoint)
            let gate = DispatchSemaphore(value: 0)
            endpoint.payload = .stream(
                BodySource {
                    { _ in
                        gate.wait()
                        return nil
                    }
                })
            let stuck = await carrier.backend.outcome(endpoint)
            gate.signal()
            let timeout = Outcome.failure(.timedOut(.total, after: .milliseconds(100)))
            #expect([endless, stuck] == [timeout, timeout])
            #expect(server.connectionCount == 0)
        }

        @Test(arguments: Carrier.all, [Duration.seconds(Int64.max), .seconds(1e18)])
        func `no limit is too long for the reading`(
            carrier: Carrier, limit: Duration
        ) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            var endpoint = server.endpoint("POST /", [.timeout(limit)])
            endpoint.payload = .stream(Source().body("hello", count: 5))
            #expect(await carrier.backend.outcome(endpoint) == .response(200, "ok"))
        }
    }
}
