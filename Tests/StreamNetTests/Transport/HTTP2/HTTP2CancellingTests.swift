#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        @Suite(.needsLibSSL) struct HTTP2Cancelling {
            private static let queue = DispatchQueue(label: "cancelling")

            @Test func `a connection serves behind a thousand cancellations`() async throws {
                let server = try HTTP2Server(isSecure: true) { try $0.serve() }
                var backend: CurlBackend? = try HTTP2Server.backend()
                try await cancel(1_000, server, through: #require(backend))
                let count = server.server.connectionCount
                #expect(await backend?.outcome(server.endpoint()) == .ok)
                #expect(server.server.connectionCount == count)
                backend = nil
                // The thread ends, and closes them, once no transfer is left.
                #expect(await server.server.wait { $0.closedByPeer == count })
            }

            private func cancel(
                _ count: Int, _ server: HTTP2Server, through backend: CurlBackend
            ) async throws {
                let answered = await Storm.each(count, 32) {
                    let method = Bool.random() ? "GET /" : "POST / hello"
                    let task = Task { await backend.outcome(server.endpoint(method)) }
                    let isLeftAlone = Int.random(in: 1...10) == 1
                    if !isLeftAlone {
                        let moment = DispatchTime.now() + .microseconds(.random(in: 0...8_000))
                        Self.queue.asyncAfter(deadline: moment) { task.cancel() }
                    }
                    switch await task.value {
                    case .ok: return true
                    case .unknown("CancellationError()") where !isLeftAlone: return false
                    case let other:
                        Issue.record("\(other)")
                        return false
                    }
                }
                #expect((1..<count).contains(answered))
            }
        }
    }
#endif
