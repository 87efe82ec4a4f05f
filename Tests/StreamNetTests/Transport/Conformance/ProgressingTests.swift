import Loopback
@testable import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Progressing {
        private func progress(
            _ contender: Contender, _ endpoint: Endpoint
        ) async throws -> [TransferProgress] {
            let log = EventLog<TransferProgress>()
            var endpoint = endpoint
            endpoint.attributes.merge(.progress { log.add($0) })
            _ = try await contender.backend.send(endpoint).value
            return log.all
        }

        @Test(arguments: Contender.all)
        func `an upload comes to its end with the response`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond() }
            let endpoint = server.endpoint("POST /", payload: .data(Data(count: 20_000_000)))
            let uploads = try await progress(contender, endpoint).filter { $0.direction == .upload }
            #expect(uploads.count > 1)
            #expect(uploads.map(\.completed) == uploads.map(\.completed).sorted())
            #expect(Set(uploads.map(\.completed)).count == uploads.count)
            #expect(uploads.allSatisfy { $0.total == 20_000_000 })
            #expect(uploads.last?.fraction == 1)
        }

        @Test(arguments: Contender.all)
        func `a download counts up to what was announced`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: Data(count: 1_000_000)) }
            let downloads = try await progress(contender, server.endpoint())
            #expect(downloads.count > 1)
            #expect(downloads.allSatisfy { $0.direction == .download && $0.total == 1_000_000 })
            #expect(downloads.map(\.completed) == downloads.map(\.completed).sorted())
            #expect(downloads.last?.completed == 1_000_000)
        }

        @Test(arguments: Contender.all)
        func `what is not announced has no total`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead()
                try exchange.sendChunk("abc")
                try exchange.endChunks()
            }
            #expect(
                try await progress(contender, server.endpoint())
                    == [TransferProgress(.download, completed: 3, total: nil)])
        }

        @Test(arguments: Contender.all)
        func `a redirect makes no progress of its own`(contender: Contender) async throws {
            let server = try LoopbackServer(routes: [
                "POST /": { try $0.respond(307, headers: [("Location", "/there")], body: "moved") },
                "POST /there": { try $0.respond(body: "ok") },
            ])
            let progress = try await progress(contender, server.endpoint("POST / hello"))
            #expect(
                progress == [
                    TransferProgress(.upload, completed: 5, total: 5),
                    TransferProgress(.download, completed: 2, total: 2),
                ])
        }
    }
}
