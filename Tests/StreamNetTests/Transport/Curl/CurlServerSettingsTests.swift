#if os(Linux)
    import Loopback
    @testable import StreamNet
    import Testing

    extension Transporting {
        /// Settings for programs that call a service from a server.
        @Suite struct CurlServerSettings {
            @Test func `a host is found at the given addresses, and keeps its name`() async throws {
                let server = try LoopbackServer {
                    try $0.respond(body: $0.request.header("Host") ?? "")
                }
                // Nobody listens at the first one.
                let entry = TransportConfiguration.HostAddresses(
                    host: "☃.invalid", port: server.port, addresses: ["127.0.0.2", "127.0.0.1"])
                let backend = try CurlBackend(.init(resolve: [entry]))
                func outcome(_ method: HTTPMethod, port: UInt16) async throws -> Outcome {
                    let url = try #require(URL(string: "http://xn--n3h.invalid:\(port)/"))
                    return await backend.outcome(Endpoint(url: url, method: method))
                }
                // Not all of them use a handle in the same way.
                for method in [HTTPMethod.get, .get, .post, .put, .get] {
                    let found = try await outcome(method, port: server.port)
                    #expect(found == .response(200, "xn--n3h.invalid:\(server.port)"))
                }
                #expect(try await outcome(.get, port: 1) == .failure(.cannotFindHost))
            }

            @Test func `a connection is used up to its greatest age`() async throws {
                let server = try LoopbackServer { exchange in
                    exchange.pause(.milliseconds(100))
                    try exchange.respond(body: "ok")
                }
                let backend = try CurlBackend(.init(maximumConnectionAge: .seconds(1)))
                var count = 0
                while server.connectionCount < 2 {
                    #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                    count += 1
                }
                // Each of them takes a tenth of the greatest age.
                #expect((2..<20).contains(count))
            }

            @Test(arguments: ["http", "https"])
            func `a proxy gets its log-in, and nobody else`(scheme: String) async throws {
                let proxy = try LoopbackServer {
                    try $0.respond($0.request.method == "CONNECT" ? 403 : 200)
                }
                let backend = try CurlBackend(
                    .init(
                        proxy: .init(
                            host: "127.0.0.1", port: proxy.port, user: "ann", password: "z:n")))
                let url = try #require(URL(string: "\(scheme)://host.invalid/"))
                _ = await backend.outcome(Endpoint(url: url))
                let login = "Basic " + Data("ann:z:n".utf8).base64EncodedString()
                #expect(proxy.requests.map { $0.header("Proxy-Authorization") } == [login])
                #expect(proxy.requests.map { $0.header("Authorization") } == [nil])
            }

            @Test(arguments: [(15, true), (16, false)])
            func `a head has up to 300 KB by default`(count: Int, isWhole: Bool) async throws {
                let server = try LoopbackServer { exchange in
                    let field = String(repeating: "a", count: 20_000)
                    let fields = (0..<count).map { ("X-\($0)", field) }
                    try exchange.respond(headers: fields, body: "ok")
                }
                let outcome = await Contender.curl.backend.outcome(server.endpoint("GET /"))
                #expect((outcome == .response(200, "ok")) == isWhole)
                if !isWhole { #expect(outcome == .failure(.headTooLong(limit: 307_200))) }
            }

            @Test func `a head has the greatest size that was set`() async throws {
                let server = try LoopbackServer { exchange in
                    let count = Int(exchange.request.path.dropFirst()) ?? 0
                    let field = ("X", String(repeating: "a", count: count))
                    guard exchange.request.query == "behind" else {
                        return try exchange.respond(headers: [field], body: "ok")
                    }
                    try exchange.sendHead()
                    try exchange.endChunks(trailers: [field])
                }
                let backend = try CurlBackend(.init(maximumHeaderSize: 1_000))
                let tooLong = Outcome.failure(.headTooLong(limit: 1_000))
                for (ask, outcome) in [
                    ("GET /100", Outcome.response(200, "ok")), ("GET /1000", tooLong),
                    ("GET /100", .response(200, "ok")), ("GET /100?behind", .response(200, "")),
                    ("GET /1000?behind", tooLong), ("GET /900", .response(200, "ok")),
                ] { #expect(await backend.outcome(server.endpoint(ask)) == outcome, "\(ask)") }
                let error = TransportError.Reason.headTooLong(limit: 1_000)
                #expect("\(error)".contains("maximumHeaderSize"))
            }
        }
    }
#endif
