#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Responses of HTTP/1.1 that end at each of their bytes, in order or by a reset.
        @Suite struct HTTP1Cuts {
            @Test func `no response that is cut is a shorter one`() async throws {
                let rows = HTTP1CutResponses.all
                let server = try LoopbackServer(remembering: 100) { exchange in
                    guard let wanted = Cuts.wanted(exchange.request.path) else { return }
                    let bytes = rows[wanted.response].bytes.prefix(wanted.count)
                    if !bytes.isEmpty { try exchange.send(bytes) }
                    if wanted.isReset { exchange.reset() } else { exchange.close() }
                }
                try await Cuts(responses: rows.map(\.response)) {
                    try CurlBackend()
                } endpoint: {
                    server.endpoint($0, .soon)
                }.run()
            }
        }
    }
#endif
