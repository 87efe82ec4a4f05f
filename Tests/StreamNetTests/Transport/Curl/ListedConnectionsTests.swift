#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// The connections of a backend, for a log, and their end.
        @Suite struct ListedConnections {
            @Test func `idle connections are listed, and closed on request`() async throws {
                let server = try LoopbackServer { try $0.respond(body: "ok") }
                let backend = try NetworkBackend()
                #expect(await backend.connections().isEmpty)
                backend.closeIdleConnections()
                #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                let states = await backend.connections()
                #expect(states.map(\.server) == ["http://127.0.0.1:\(server.port)"])
                #expect(states.map(\.version) == [1] && states.map(\.requests) == [0])
                #expect(states.first?.idle != nil)
                #expect(states.map(\.isTLSResumed) == [false])
                backend.closeIdleConnections()
                #expect(await backend.connections().isEmpty)
                #expect(await backend.outcome(server.endpoint()) == .response(200, "ok"))
                #expect(server.requests.map(\.connection) == [1, 2])
            }

            @Test(.needsLibSSL) func `a busy connection is listed, and stays`() async throws {
                let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
                let isWanted = DispatchSemaphore(value: 0)
                let server = try HTTP2Server(isSecure: true) { connection in
                    let streams = try connection.requests(3)
                    beginning.finish()
                    isWanted.wait(upTo: .hangLimit)
                    for stream in streams { try connection.respond(stream) }
                }
                let backend = try HTTP2Server.backend()
                async let outcomes = backend.outcomes(Array(repeating: server.endpoint(), count: 3))
                for await _ in begun {}
                backend.closeIdleConnections()
                let states = await backend.connections()
                #expect(states.map(\.requests) == [3] && states.map(\.version) == [2])
                #expect(states.first?.idle == nil)
                #expect(states.first?.description.hasSuffix("HTTP/2, 3 requests") == true)
                isWanted.signal()
                #expect(await outcomes == [.ok, .ok, .ok])
            }

            @Test(.needsLibSSL) func `a further connection resumes the TLS session`() async throws {
                let server = try HTTP1Server(isSecure: true) { try $0.serve() }
                let backend = try HTTP1Server.backend()
                var resumed: [Bool] = []
                for _ in 1...3 {
                    #expect(await backend.outcome(server.endpoint("GET /")) == .ok)
                    resumed += await backend.connections().map(\.isTLSResumed)
                    backend.closeIdleConnections()
                    #expect(await backend.connections().isEmpty)
                }
                #expect(resumed == [false, true, true])
            }
        }
    }
#endif
