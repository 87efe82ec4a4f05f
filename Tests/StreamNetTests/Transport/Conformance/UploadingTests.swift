import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Uploading {
        private let folder: TemporaryFolder
        init() throws { folder = try TemporaryFolder() }

        /// About 4 MB; the period is prime, so that pieces that were swapped or lost are seen.
        private static let bytes: Data = {
            let period = Data((0..<65_537).map { UInt8(truncatingIfNeeded: ($0 &* $0) >> 7) })
            return (1...64).reduce(into: Data()) { bytes, _ in bytes += period }
        }()

        @Test(arguments: Contender.all, [nil, 5])
        func `a stream is sent with its length`(contender: Contender, count: Int?) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let body = TextSource().body("hello", count: count)
            let endpoint = server.endpoint("POST /", payload: .stream(body, contentType: "a/b"))
            #expect(await contender.backend.outcome(endpoint) == .response(200, ""))
            let request = try #require(server.requests.first)
            #expect(request.body == Data("hello".utf8))
            #expect(request.header("Content-Type") == "a/b")
            #expect(request.header("Content-Length") == "5")
            #expect(request.header("Transfer-Encoding") == nil)
        }

        @Test(arguments: Contender.all)
        func `multipart arrives as it is laid out`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let parts: Multipart = [
                .fields(["k": ["a", "b"]]), .file("f", try folder.file("a.png", "PNG")),
                .stream("s", TextSource().body("hello", count: nil)),
            ]
            let endpoint = server.endpoint("POST /", payload: .multipart(parts))
            let sent = try endpoint.encoded()
            #expect(await contender.backend.outcome(endpoint) == .response(200, ""))
            let request = try #require(server.requests.first)
            #expect(request.body == (try sent.body?.collected()))
            #expect(request.header("Content-Type") == sent.headers["Content-Type"])
            #expect(request.header("Content-Length") == "\(request.body.count)")
        }

        @Test(arguments: Contender.all, [303, 307, 308])
        func `a repeated body is read again`(contender: Contender, status: Int) async throws {
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/to" { return try exchange.respond(body: "ok") }
                try exchange.respond(status, headers: [("Location", "/to")])
            }
            let source = TextSource()
            let repeats = status != 303
            for payload in [
                .stream(source.body("hello", count: 5)), .file(try folder.file("a", "hello")),
            ] as [Payload] {
                let endpoint = server.endpoint("POST /from", payload: payload)
                #expect(await contender.backend.outcome(endpoint) == .response(200, "ok"))
                let seen = server.requests.suffix(2).map(\.summary)
                #expect(seen == ["POST /from hello", repeats ? "POST /to hello" : "GET /to"])
            }
            #expect(source.opened.load(ordering: .relaxed) == (repeats ? 2 : 1))
        }

        @Test(arguments: Contender.all, [nil, Data()])
        func `none and an empty body have 0 bytes`(contender: Contender, body: Data?) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let payload = body.map { Payload.data($0, contentType: nil) }
            let endpoint = server.endpoint("POST /", payload: payload)
            #expect(await contender.backend.outcome(endpoint) == .response(200, ""))
            #expect(server.requests.first?.header("Content-Length") == "0")
        }

        @Test(arguments: Contender.all, BodyKind.allCases)
        func `any body arrives byte by byte`(contender: Contender, kind: BodyKind) async throws {
            for (method, bytes) in [
                ("PUT", Data()), ("PATCH", Data([0])), ("DELETE", Data([0])), ("POST", Self.bytes),
                ("PUT", Self.bytes),
            ] {
                let server = try LoopbackServer { try $0.respond() }
                let endpoint = try server.endpoint(
                    "\(method) /", payload: kind.payload(bytes, in: folder))
                let sent = try endpoint.encoded()
                #expect(await contender.backend.outcome(endpoint) == .response(200, ""))
                let request = try #require(server.requests.first)
                #expect(request.body == (try sent.body?.collected()))
                let type = method == "POST" ? "application/octet-stream" : nil
                #expect(request.header("Content-Type") == sent.headers["Content-Type"] ?? type)
                #expect(request.header("Content-Length") == "\(request.body.count)")
                #expect(request.header("Expect") == nil)
                #expect(request.header("Transfer-Encoding") == nil)
                // A file stays where it is.
                #expect(try folder.names == (kind == .data ? [] : ["\(kind).bin"]))
            }
        }
    }
}
