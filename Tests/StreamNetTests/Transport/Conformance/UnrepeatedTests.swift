#if os(Linux)
    import Foundation
    import Locks
    import Loopback
    import StreamNet
    import Testing

    extension Transporting.Conformance {
        /// A request that must not be sent twice, on a connection that the server closes.
        @Suite(.needsLibSSL) struct Unrepeated {
            /// The least number of bytes that the server reads of the second request, and the
            /// number of those of its body.
            private static let sizes: [(Int, Int)] = [0, 1, 100, 40_000].flatMap { bytes in
                [0, 5, 50_000].map { (bytes, $0) }
            }

            @Test(arguments: [false, true], sizes)
            func `it reaches the server at most once, wherever that closes`(
                isSecure: Bool, size: (bytes: Int, length: Int)
            ) async throws {
                let (bytes, length) = size
                let posts = Mutex(0)
                let server = try HTTP1Server(isSecure: isSecure) { connection in
                    guard try connection.request() != nil else { return }
                    try connection.respond()
                    var left = bytes
                    while left > 0 {
                        let count = try connection.receive().count
                        if count == 0 { return }
                        if left == bytes { posts.withLock { $0 += 1 } }
                        left -= count
                        // All of it has come with fewer.
                        if length < 50_000, left > 0 { return }
                    }
                }
                let backend = try HTTP1Server.backend()
                let body = String(repeating: "x", count: length)
                for _ in 1...5 {
                    let before = posts.withLock { $0 }
                    #expect(await backend.outcome(server.endpoint()) == .ok)
                    let outcome = await backend.outcome(server.endpoint("POST / \(body)"))
                    // A connection that is seen to be closed is not used.
                    #expect(outcome == .lost || bytes == 0 && outcome == .ok, "\(outcome)")
                    #expect(posts.withLock { $0 } - before <= 1)
                }
            }
        }
    }
#endif
