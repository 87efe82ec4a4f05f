#if os(Linux)
    import Testing

    @testable import StreamNet

    @Suite struct RetiredConnectionsTests {
        private let connections = RetiredConnections()

        private func connection(_ port: Int32) -> RetiredConnections.Connection {
            .init(port: port, remote: "127.0.0.1", remotePort: 443)
        }

        private static func note(_ line: String) -> RetiredConnections.Note? {
            Array(line.utf8).withUnsafeBytes { RetiredConnections.Note($0) }
        }

        @Test(
            arguments: [
                ("Using Stream ID: 7 (easy handle 0x55d)\n", .stream(7)),
                ("[HTTP/2] [3] OPENED stream for https://a.b/\n", .stream(3)),
                ("recveived GOAWAY, error=0, last_stream=5\n", .goAway(last: 5)),
                (
                    "received GOAWAY, error=0, last_stream=2147483647\n",
                    .goAway(last: 2_147_483_647)
                ),
                ("Connection died, retrying a fresh connect (retry count: 1)\n", .again),
                (
                    "h2_process_pending_input: nghttp2_session_mem_recv() returned -902:The user\n",
                    .broken
                ),
                ("Connection #0 to host 127.0.0.1 left intact\n", nil),
                ("h2h3 [nghttp2_session_mem_recv: GET]\n", nil),
                ("Using HTTP2, server supports multiplexing\n", nil),
                ("recveived GOAWAY\n", nil),
                ("", nil),
            ] as [(String, RetiredConnections.Note?)])
        func `lines of the log are read by their words`(
            line: String, note: RetiredConnections.Note?
        ) {
            #expect(Self.note(line) == note)
        }

        @Test func `of several last streams the least counts`() {
            connections.add(connection(1), last: 2_147_483_647)
            #expect(connections.lastStream(on: connection(1)) == 2_147_483_647)
            connections.add(connection(1), last: 5)
            connections.add(connection(1), last: 7)
            #expect(connections.lastStream(on: connection(1)) == 5)
            #expect(connections.all.count == 1)
        }

        @Test func `a new connection with the same addresses is not retired`() {
            connections.add(connection(1), last: 5)
            connections.add(connection(2), last: 6)
            connections.remove(connection(1))
            #expect(connections.lastStream(on: connection(1)) == nil)
            #expect(connections.lastStream(on: connection(2)) == 6)
        }

        @Test func `a new connection with the same addresses is not known to be of HTTP 2`() {
            for port in 1...2 as ClosedRange<Int32> { connections.confirm(connection(port)) }
            connections.remove(connection(1))
            #expect(!connections.mayBeHTTP2(connection(1)))
            #expect(connections.mayBeHTTP2(connection(2)))
        }

        @Test func `a connection that is retired is still one of HTTP 2`() {
            connections.confirm(connection(1))
            connections.add(connection(1), last: 5)
            #expect(connections.mayBeHTTP2(connection(1)))
        }

        @Test func `of too many connections of HTTP 2 the half that was used last is known`() {
            for port in 1...10_000 as ClosedRange<Int32> { connections.confirm(connection(port)) }
            #expect(connections.mayBeHTTP2(connection(1)))
            connections.confirm(connection(10_001))
            let known = (1...10_001).filter { connections.mayBeHTTP2(connection($0)) }
            #expect(known == [1] + Array(5_003...10_001))
        }

        @Test func `the last 64 are known`() {
            for port in 1...64 { connections.add(connection(Int32(port)), last: port) }
            #expect(connections.lastStream(on: connection(1)) == 1)
            connections.add(connection(65), last: 65)
            #expect(connections.all.count == 64)
            #expect(connections.lastStream(on: connection(1)) == nil)
            #expect(connections.lastStream(on: connection(2)) == 2)
            #expect(connections.lastStream(on: connection(65)) == 65)
        }
    }
#endif
