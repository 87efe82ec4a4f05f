#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        @Suite(.needsLibSSL) struct HTTP2Cancelling {
            @Test func `a connection serves behind a thousand cancellations`() async throws {
                let server = try HTTP2Server(isSecure: true) { try $0.serve() }
                var backend: CurlBackend? = try HTTP2Server.backend()
                let answered = await Storm.run(1_000, 32, cancelAfter: 0...8_000) { [backend] in
                    let method = Bool.random() ? "GET /" : "POST / hello"
                    let outcome = await backend?.outcome(server.endpoint(method))
                    if case .response = outcome { #expect(outcome == .ok) }
                    return outcome ?? .lost
                }
                #expect((1..<1_000).contains(answered))
                let count = server.server.connectionCount
                #expect(await backend?.outcome(server.endpoint()) == .ok)
                #expect(server.server.connectionCount == count)
                backend = nil
                // The thread ends, and closes them, once no transfer is left.
                #expect(await server.server.wait { $0.closedByPeer == count })
            }
        }
    }
#endif
