#if os(Linux)
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Windows (RFC 9113 §5.2): who does not read slows his own stream, and no other.
        @Suite(.needsLibSSL) struct HTTP2SlowReaders {
            /// More than fits into any window, and into the buffer of the reader.
            private static let long = 40_000_000
            private static let short = 1_000_000

            @Test(arguments: [false, true], [1, 3])
            func `an unread stream holds up no other one`(isSecure: Bool, count: Int) async throws {
                let server = try HTTP2Server(isSecure: isSecure) { connection in
                    var sender = WindowedSender(connection)
                    try sender.serve { $0 < count ? Self.long : Self.short }
                }
                let backend = try HTTP2Server.backend()
                let streamed = Attributes.delivery(.streamed(buffering: 100_000))
                var unread: [Response] = []
                for _ in 1...count {
                    let endpoint = server.endpoint("GET /long", streamed)
                    unread.append(try await backend.send(endpoint).value)
                }
                for _ in 1...3 {
                    let read = try await backend.send(server.endpoint("GET /short", .soon)).value
                    #expect(read.body.count == Self.short)
                }
                #expect(server.server.connectionCount == 1)
                // And those that waited go on.
                for response in unread {
                    var length = 0
                    let stream = try #require(response.stream)
                    for try await piece in stream { length += piece.count }
                    #expect(length == Self.long)
                }
            }

            @Test func `a stream that is left gives its window back`() async throws {
                let server = try HTTP2Server(isSecure: true) { connection in
                    var sender = WindowedSender(connection)
                    try sender.serve { $0 < 20 ? Self.long : Self.short }
                }
                let backend = try HTTP2Server.backend()
                for _ in 1...20 {
                    let endpoint = server.endpoint("GET /long", .delivery(.streamed))
                    var response = try await backend.send(endpoint).value
                    var iterator = response.stream?.makeAsyncIterator()
                    _ = try await iterator?.next()
                    (iterator, response) = (nil, Response())
                }
                let read = try await backend.send(server.endpoint("GET /short", .soon)).value
                #expect(read.body.count == Self.short)
                #expect(server.server.connectionCount == 1)
            }
        }
    }

    /// Sends responses as far as the windows of the client allow, a frame of each stream at a time.
    private struct WindowedSender {
        private static let size = 16_384

        private let connection: HTTP2Connection
        private var initial = 65_535
        private var total = 65_535
        /// By streams.
        private var windows: [UInt32: Int] = [:]
        private var left: [UInt32: Int] = [:]

        init(_ connection: HTTP2Connection) { self.connection = connection }

        /// Answers each request with as many bytes as the closure says for its number, from 0.
        mutating func serve(_ length: (Int) -> Int) throws {
            var count = 0
            while true {
                // Blocked, sooner or later, until the client widens a window.
                if try sendOne() { continue }
                guard let frame = try connection.next() else { return }
                take(frame)
                guard frame.kind == .headers else { continue }
                left[frame.stream] = length(count)
                count += 1
                try connection.send(HTTP2Frame.head(frame.stream))
            }
        }

        private mutating func take(_ frame: HTTP2Frame) {
            switch frame.kind {
            case .settings where !frame.acknowledgesSettings:
                for start in stride(from: 0, to: frame.payload.count - 5, by: 6) {
                    let entry = [UInt8](frame.payload.dropFirst(start).prefix(6))
                    let value = entry[2...].reduce(0) { $0 << 8 | Int($1) }
                    guard entry[..<2] == [0, 4] else { continue }
                    for stream in windows.keys { windows[stream]? += value - initial }
                    initial = value
                }
            case .windowUpdate:
                let count = frame.payload.reduce(0) { $0 << 8 | Int($1) }
                if frame.stream == 0 { total += count } else { widen(frame.stream, count) }
            case .reset: left[frame.stream] = nil
            default: break
            }
        }

        private mutating func widen(_ stream: UInt32, _ count: Int) {
            windows[stream] = (windows[stream] ?? initial) + count
        }

        /// Sends a frame of each stream that may have one; false if there is none.
        private mutating func sendOne() throws -> Bool {
            var hasSent = false
            for (stream, rest) in left.sorted(by: { $0.key < $1.key }) {
                let count = min(rest, Self.size, total, windows[stream] ?? initial)
                guard count > 0 else { continue }
                let flags: UInt8 = count == rest ? 1 : 0
                try connection.send(
                    HTTP2Frame(type: 0, flags: flags, stream: stream, payload: Data(count: count)))
                total -= count
                widen(stream, -count)
                left[stream] = count == rest ? nil : rest - count
                hasSent = true
            }
            return hasSent
        }
    }
#endif
