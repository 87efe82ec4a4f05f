import Loopback
@testable import StreamNet
import Locks
import Testing

extension Transporting.Conformance {
    /// Files whose transfer is taken up again.
    @Suite struct Resuming {
        struct Whole: Target {
            let baseURL: URL
            let path: Path = "/"
        }

        let folder: TemporaryFolder
        let tokens = EventLog<ResumeToken>()

        init() throws { folder = try TemporaryFolder() }

        func delivery(_ token: ResumeToken? = nil) -> Attributes {
            let destination = FileDestination.file(folder.url.appending(path: "a"))
            return .delivery(
                .file(destination.resuming(token).keepingPart { [tokens] in tokens.add($0) }))
        }

        var text: String? {
            try? String(contentsOf: folder.url.appending(path: "a"), encoding: .utf8)
        }

        /// Sends "Keep it ", hangs up, and goes on as it is asked, as long as the tag is the same.
        private static func server(
            _ tag: @escaping @Sendable (Int) -> String = { _ in "\"1\"" }
        ) throws -> LoopbackServer {
            let whole = "Keep it simple."
            let count = Atomic(0)
            return try LoopbackServer { exchange in
                let number = count.add(1, ordering: .relaxed).newValue
                let tag = tag(number)
                let range = exchange.request.header("Range")
                if let range, exchange.request.header("If-Range") == tag {
                    let start = range.dropFirst("bytes=".count).dropLast()
                    let rest = whole.dropFirst(Int(start) ?? 0)
                    guard !rest.isEmpty else { return try exchange.respond(416) }
                    try exchange.respond(
                        206,
                        headers: [("Content-Range", "bytes \(start)-14/15"), ("ETag", tag)],
                        body: String(rest))
                } else if number > 1 {
                    try exchange.respond(headers: [("ETag", tag)], body: whole.uppercased())
                } else {
                    try exchange.sendHead(headers: [("Content-Length", "15"), ("ETag", tag)])
                    try exchange.send("Keep it ")
                    exchange.close()
                }
            }
        }

        @Test(arguments: Contender.all)
        func `a transfer that broke off goes on where it was`(contender: Contender) async throws {
            let server = try Self.server()
            let backend = contender.backend
            let first = await backend.outcome(server.endpoint("GET /", delivery()))
            #expect(first == .failure(.truncated(received: 8, expected: 15)))
            let token = try #require(tokens.all.first)
            #expect(token.count == 8)
            let stored = try JSONDecoder().decode(
                ResumeToken.self, from: JSONEncoder().encode(token))
            let log = EventLog<TransferProgress>()
            let second = delivery(stored).merging(.progress { log.add($0) })
            _ = try await backend.send(server.endpoint("GET /", second)).value
            #expect(text == "Keep it simple.")
            #expect(server.requests.last?.header("Range") == "bytes=8-")
            #expect(log.all.last == TransferProgress(.download, completed: 15, total: 15))
            #expect(try folder.names == ["a"])
            #expect(tokens.all.count == 1)
        }

        @Test(arguments: Contender.all)
        func `another file by now is taken from its beginning`(contender: Contender) async throws {
            let server = try Self.server { "\"\($0)\"" }
            let backend = contender.backend
            _ = await backend.outcome(server.endpoint("GET /", delivery()))
            _ = try await backend.send(server.endpoint("GET /", delivery(tokens.all.first))).value
            #expect(text == "KEEP IT SIMPLE.")
            #expect(try folder.names == ["a"])
        }

        @Test(arguments: Contender.all)
        func `a server without such a range is asked again`(contender: Contender) async throws {
            let asked = Atomic(0)
            let server = try LoopbackServer { exchange in
                if asked.add(1, ordering: .relaxed).newValue == 1 {
                    let head = [("Content-Length", "9"), ("ETag", "\"1\"")]
                    try exchange.sendHead(headers: head)
                    try exchange.send("four")
                    exchange.close()
                } else if exchange.request.header("Range") != nil {
                    try exchange.respond(416, body: "no")
                } else {
                    try exchange.respond(body: "all")
                }
            }
            let backend = contender.backend
            _ = await backend.outcome(server.endpoint("GET /", delivery()))
            _ = try await backend.send(server.endpoint("GET /", delivery(tokens.all.first))).value
            #expect(text == "all")
            #expect(server.requests.count == 3)
            #expect(try folder.names == ["a"])
        }
    }
}
