#if os(Linux)
    import Foundation
    import Loopback
    import StreamNet
    import Testing

    extension Transporting {
        /// Responses of HTTP/2 that end at each of their bytes, in order or by a reset.
        @Suite(.needsNGHTTP2) struct HTTP2Cuts {
            @Test func `no response that is cut is a shorter one`() async throws {
                let rows = HTTP2CutResponses.all
                let server = try HTTP2Server { connection in
                    let stream = try connection.request()
                    guard let wanted = Cuts.wanted(connection.path(of: stream)) else { return }
                    let bytes = rows[wanted.response].bytes(stream).prefix(wanted.count)
                    try connection.send(raw: Data(bytes))
                    if wanted.isReset { connection.reset() } else { connection.close() }
                }
                try await Cuts(responses: rows.map(\.response)) {
                    try HTTP2Server.backend()
                } endpoint: {
                    server.endpoint($0, .soon)
                }.run()
            }
        }
    }
#endif
