import Foundation
import Loopback
import StreamNet
import Streams
import Testing

/// Files of which a server sends another rest than is missing.
extension Transporting.Conformance.Resuming {
    /// Sends 40,000 of 100,000 bytes and hangs up; then the rest that `answer` makes, and the
    /// whole to a request without a range.
    private static func server(
        announcing: Bool, _ answer: @escaping LoopbackServer.Answer
    ) throws -> LoopbackServer {
        try LoopbackServer { exchange in
            let whole = String(repeating: "a", count: 100_000)
            guard exchange.request.header("Range") == nil else { return try answer(exchange) }
            let isFirst = exchange.request.target == "/first"
            let length = announcing ? [("Content-Length", "100000")] : []
            try exchange.sendHead(headers: length + [("ETag", "\"1\"")])
            let part = isFirst ? String(whole.prefix(40_000)) : whole
            try announcing ? exchange.send(part) : exchange.sendChunk(part)
            if isFirst { exchange.close() } else if !announcing { try exchange.endChunks() }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var range: String?
        var count: Int
        var isAnnounced = true
        var type: (String, String)?
        var expected: TransportError.Reason?

        var testDescription: String {
            "\(range ?? "no range"), \(count) bytes, announced: \(isAnnounced)"
        }

        func answer(_ exchange: Exchange) throws {
            let fields = [("ETag", "\"1\"")] + (range.map { [("Content-Range", $0)] } ?? [])
            try exchange.respond(
                206, headers: fields + (type.map { [$0] } ?? []),
                body: String(repeating: "a", count: count))
        }
    }

    static let rows = [
        Row(range: "bytes 40000-99999/100000", count: 60_000),
        Row(range: "bytes 40000-99999/*", count: 60_000),
        Row(range: "bytes 40000-99999/*", count: 60_000, isAnnounced: false),
        Row(
            range: "bytes 40000-99999/*", count: 100,
            expected: .truncated(received: 40_100, expected: 100_000)),
        Row(
            range: "bytes 40000-99999/*", count: 100, isAnnounced: false,
            expected: .truncated(received: 40_100, expected: 100_000)),
        Row(
            range: "bytes 40000-40099/*", count: 100,
            expected: .truncated(received: 40_100, expected: 100_000)),
        Row(range: "bytes 40000-40000/40001", count: 1, expected: .wrongRange),
        Row(range: "bytes 40000-99999/100000", count: 60_001, expected: .wrongRange),
        Row(range: "bytes 40000-100000/*", count: 60_001, expected: .wrongRange),
        Row(range: "bytes 39999-99999/100000", count: 60_001, expected: .wrongRange),
        Row(range: "bytes 0-99999/100000", count: 100_000, expected: .wrongRange),
        Row(range: "bytes 50000-99999/100000", count: 50_000, expected: .wrongRange),
        Row(
            count: 60_000, type: ("Content-Type", "multipart/byteranges; boundary=x"),
            expected: .wrongRange),
    ]

    @Test(arguments: Contender.all, rows)
    func `a file is finished with all of its bytes only`(
        contender: Contender, row: Row
    ) async throws {
        let server = try Self.server(announcing: row.isAnnounced, row.answer)
        let backend = contender.backend
        _ = await backend.outcome(server.endpoint("GET /first", delivery()))
        let token = try #require(tokens.all.first)
        #expect(token.count == 40_000)
        let outcome = await backend.outcome(server.endpoint("GET /first", delivery(token)))
        #expect(server.requests.last?.header("Range") == "bytes=40000-")
        if let expected = row.expected {
            #expect(outcome == .failure(expected))
            let isKept = expected != .wrongRange
            #expect(try folder.names.count == (isKept ? 1 : 0))
            #expect(tokens.all.count == (isKept ? 2 : 1))
        } else {
            #expect(outcome == .response(200, "") || outcome == .response(206, ""))
            #expect(try folder.names == ["a"])
            let size = try Data(contentsOf: folder.url.appending(path: "a")).count
            #expect(size == 100_000)
        }
    }

    @Test(arguments: Contender.all)
    func `a part that is the whole file is loaded again`(contender: Contender) async throws {
        let server = try Self.server(announcing: false) { exchange in
            try exchange.respond(416, headers: [("Content-Range", "bytes */40000")])
        }
        let backend = contender.backend
        _ = await backend.outcome(server.endpoint("GET /first", delivery()))
        let token = try #require(tokens.all.first)
        _ = await backend.outcome(server.endpoint("GET /first", delivery(token)))
        // From the beginning, which breaks off again after the same bytes.
        #expect(server.requests.map { $0.header("Range") } == [nil, "bytes=40000-", nil])
        #expect(tokens.all.map(\.count) == [40_000, 40_000])
    }
}
