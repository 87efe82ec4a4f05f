import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// Bodies that are not sent to their end.
    @Suite struct UploadFaults {
        private let folder: TemporaryFolder
        init() throws { folder = try TemporaryFolder() }

        @Test(arguments: Contender.all, BodyKind.allCases)
        func `answers may come before the body`(contender: Contender, kind: BodyKind) async throws {
            let server = try LoopbackServer(reading: .head) { try $0.respond(413, body: "big") }
            let endpoint = try server.endpoint(
                "POST /", payload: kind.payload(Data(count: 20_000_000), in: folder))
            #expect(await contender.backend.outcome(endpoint) == .response(413, "big"))
        }

        @Test(
            arguments: Contender.all,
            [
                (200, "early", ["POST"]), (303, "GET", ["POST", "GET"]),
                (307, "POST", ["POST", "POST"]),
            ])
        func `an answer that comes early may be a success, or lead on`(
            contender: Contender, row: (status: Int, body: String, sees: [String])
        ) async throws {
            let server = try LoopbackServer(reading: .head) { exchange in
                guard exchange.request.path == "/to" else {
                    let location = [("Location", "/to")]
                    return try exchange.respond(row.status, headers: location, body: "early")
                }
                while try !exchange.readBody().isEmpty {}
                try exchange.respond(body: exchange.request.method)
            }
            let endpoint = server.endpoint(
                "POST /", payload: .data(Data(count: 20_000_000), contentType: nil))
            #expect(await contender.backend.outcome(endpoint) == .response(200, row.body))
            #expect(server.requests.map(\.method) == row.sees)
        }

        @Test(arguments: Contender.all)
        func `a whole answer stays one in front of a reset`(contender: Contender) async throws {
            let isRead = DispatchSemaphore(value: 0)
            let server = try LoopbackServer(reading: .head) { exchange in
                try exchange.respond(body: "early")
                isRead.wait(upTo: .hangLimit)
                exchange.reset()
            }
            let reading = Attributes.progress { if $0.direction == .download { isRead.signal() } }
            let body = Payload.data(Data(count: 20_000_000), contentType: nil)
            let endpoint = server.endpoint("POST /", payload: body, reading)
            #expect(await contender.backend.outcome(endpoint) == .response(200, "early"))
        }

        @Test(arguments: Contender.all, BodyKind.allCases)
        func `an unread body ends at a limit`(contender: Contender, kind: BodyKind) async throws {
            let server = try LoopbackServer(reading: .head) { exchange in
                if exchange.request.method == "POST" { exchange.pause(.hangLimit) }
                try exchange.respond(body: "ok")
            }
            let limit = Duration.milliseconds(250)
            let backend = contender.backend
            let payload = try kind.payload(Data(count: 20_000_000), in: folder)
            @Sendable func post(_ limits: Attributes) async -> Outcome {
                await backend.outcome(server.endpoint("POST /", payload: payload, limits))
            }
            async let total = post(.timeout(limit))
            async let idle = post(.idleTimeout(limit))
            #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
            #expect(await total == .failure(.timedOut(.total, after: limit)))
            #expect(await idle == .failure(.timedOut(.idle, after: limit)))
        }

        @Test(arguments: Contender.all)
        func `however a file is sent, the process goes on`(contender: Contender) async throws {
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
                let endpoint = server.endpoint("POST /\(path)", payload: .file(file))
                for _ in 1...20 { #expect(await contender.backend.outcome(endpoint) == outcome) }
            }
        }

        @Test(arguments: Contender.all)
        func `many files cancelled at any time leave nothing`(contender: Contender) async throws {
            var storm = try Storm(contender, ask: "POST /")
            storm.payload = .file(try folder.file("a", Data(count: 500_000)))
            let descriptors = Footprint.descriptors
            let answered = await storm.run(500, cancelAfter: 0...8_000)
            #expect((1..<500).contains(answered))
            await storm.expectCalm()
            #expect(await Footprint.shrinks(to: descriptors + 20, storm.server))
        }

        @Test(arguments: Contender.all)
        func `what cannot be read sends nothing`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let missing = folder.url.appending(path: "missing")
            let broken = BodySource { throw CancellationError() }
            for payload in [
                .file(missing), .multipart([.file("a", missing)]), .stream(broken),
                .stream(TextSource().body("hello", count: 4)),
                .stream(TextSource().body("hello", count: 6)),
            ] as [Payload] {
                let endpoint = server.endpoint("POST /", payload: payload)
                #expect(await contender.backend.outcome(endpoint) == .refused(.unreadableBody))
            }
            #expect(server.connectionCount == 0)
        }

        @Test(arguments: Contender.all)
        func `the time limit counts the reading`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let gate = DispatchSemaphore(value: 0)
            func outcome(_ read: @escaping @Sendable (Int) -> Data?) async -> Outcome {
                let limit = Attributes.timeout(.milliseconds(100))
                let payload = Payload.stream(BodySource { read })
                return await contender.backend.outcome(
                    server.endpoint("POST /", payload: payload, limit))
            }
            let endless = await outcome { _ in Data([1]) }
            let stuck = await outcome { _ in
                gate.wait()
                return nil
            }
            gate.signal()
            let timeout = Outcome.failure(.timedOut(.total, after: .milliseconds(100)))
            #expect([endless, stuck] == [timeout, timeout])
            #expect(server.connectionCount == 0)
        }

        @Test(arguments: Contender.all, [Duration.seconds(Int64.max), .seconds(1e18)])
        func `no limit on reading is too long`(contender: Contender, limit: Duration) async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let endpoint = server.endpoint(
                "POST /", payload: .stream(TextSource().body("hello", count: 5)), [.timeout(limit)])
            #expect(await contender.backend.outcome(endpoint) == .response(200, "ok"))
        }
    }
}
