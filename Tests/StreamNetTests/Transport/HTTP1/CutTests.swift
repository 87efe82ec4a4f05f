import Loopback
import StreamNet
import Testing

/// A response that is cut at each of its bytes.
struct CutResponse: Sendable {
    let name: String
    var method = "GET"
    /// What comes of it if it is whole.
    let gets: Outcome
    var trailers: HTTPHeaders = [:]
    /// The number of its bytes.
    let count: Int
    /// The number of bytes from which on it is whole.
    let isWhole: Int
    /// True if its body ends with the connection, and is whole wherever that ends in order.
    var endsWithConnection = false

    /// True if this may come of so many bytes of it; nil for what must not.
    /// - Parameter isReset: True if the connection ends with a reset.
    func permits(_ outcome: Outcome, _ fields: HTTPHeaders, at count: Int, isReset: Bool) -> Bool {
        guard case .response(let status, _) = outcome else {
            if case .failure(.timedOut) = outcome { return false }
            // A reset may overtake what was sent before.
            return isReset || count < isWhole
        }
        guard count >= isWhole, !(endsWithConnection && isReset) else { return false }
        guard endsWithConnection, case .response(_, let body) = gets else {
            return outcome == gets && fields == trailers
        }
        return outcome == .response(status, String(body.prefix(count - isWhole)))
    }
}

/// Requests of responses that are cut: `/response/count`, with `r` behind for a reset.
struct Cuts {
    private static let workers = 16

    let responses: [CutResponse]
    let backend: @Sendable () throws -> CurlBackend
    let endpoint: @Sendable (_ ask: String) -> Endpoint

    /// What the server is to send, as said by the path of a request.
    static func wanted(_ path: String) -> (response: Int, count: Int, isReset: Bool)? {
        let words = path.split(separator: "/")
        guard words.count > 1, let response = Int(words[0]), let count = Int(words[1]) else {
            return nil
        }
        return (response, count, words.count > 2)
    }

    /// Asks for each response, cut at each byte, and expects that nothing else comes of it; each
    /// worker has connections of its own, as some would be cut under the requests of others.
    func run() async throws {
        let asks = responses.enumerated().flatMap { index, response in
            [false, true].flatMap { isReset in (0...response.count).map { (index, $0, isReset) } }
        }
        let mistakes = try await withThrowingTaskGroup(of: [String].self) { group in
            for worker in 0..<Self.workers {
                group.addTask {
                    let backend = try backend()
                    var mistakes: [String] = []
                    for number in stride(from: worker, to: asks.count, by: Self.workers) {
                        let (index, count, isReset) = asks[number]
                        if let mistake = await mistake(backend, index, count, isReset) {
                            mistakes.append(mistake)
                        }
                    }
                    return mistakes
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(mistakes.isEmpty, "\(mistakes.count) of \(asks.count): \(mistakes.prefix(20))")
    }

    private func mistake(
        _ backend: CurlBackend, _ index: Int, _ count: Int, _ isReset: Bool
    ) async -> String? {
        let response = responses[index]
        let end = isReset ? "/r" : ""
        let result = await backend.result(endpoint("\(response.method) /\(index)/\(count)\(end)"))
        let outcome = Outcome(result)
        let trailers = (try? result.get())?.trailers ?? [:]
        let isRight = response.permits(outcome, trailers, at: count, isReset: isReset)
        if isRight { return nil }
        let place = "\(response.name), \(count) of \(response.count)\(isReset ? ", reset" : "")"
        return "\(place): \(outcome), \(trailers.count) trailers"
    }
}

#if os(Linux)
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
