import Loopback
@testable import StreamNet
import Testing

extension Transporting.Conformance {
    @Suite struct Downloading {
        private let folder: TemporaryFolder
        private var file: URL { folder.url.appending(path: "report.txt") }

        init() throws { folder = try TemporaryFolder() }

        private func download(
            _ contender: Contender, _ server: LoopbackServer, _ attributes: Attributes = []
        ) async -> Result<Response, any Error> {
            let attributes = Attributes.delivery(.file(to: file)).merging(attributes)
            return await contender.backend.result(server.endpoint("GET /", attributes))
        }

        private var text: String? { try? String(contentsOf: file, encoding: .utf8) }

        @Test(arguments: Contender.all)
        func `a response becomes a file`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(headers: [("A", "b")], body: "whole") }
            let response = try await download(contender, server).get()
            #expect(response.status == 200)
            #expect(response.headers["A"] == "b")
            #expect(response.file == file)
            #expect(response.body.isEmpty)
            #expect(text == "whole")
            #expect(try response.wholeBody() == Data("whole".utf8))
            #expect(try folder.names == ["report.txt"])
        }

        private static let four = Outcome.failure(.truncated(received: 4, expected: nil))

        static let rows = [
            TransportCase("an error page", gets: .response(404, "none")) {
                try $0.respond(404, body: "none")
            },
            TransportCase(
                "a body cut short", gets: .failure(.truncated(received: 4, expected: 10))
            ) {
                try $0.respond(headers: [("Content-Length", "10")], body: "four")
                $0.close()
            },
            TransportCase("chunks without an end", gets: four) {
                try $0.sendHead()
                try $0.sendChunk("four")
                $0.close()
            },
            TransportCase(
                "a body that never ends", .timeout(.milliseconds(200)),
                gets: .failure(.timedOut(.total, after: .milliseconds(200)))
            ) {
                try $0.sendHead()
                try $0.sendChunk("four")
                _ = $0.waitForPeerClose()
            },
            TransportCase("a response without a body", gets: .response(204, "")) {
                try $0.respond(204)
            },
        ]

        @Test(arguments: Trial.all(rows))
        func `what is no whole success becomes no file`(trial: Trial) async throws {
            var row = trial.row
            row.attributes.merge(.delivery(.file(to: file)))
            try await Trial(contender: trial.contender, row: row).run()
            #expect(try folder.names.isEmpty)
        }

        @Test(arguments: Contender.all)
        func `cancelling leaves nothing`(contender: Contender) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead()
                try exchange.sendChunk("four")
                _ = exchange.waitForPeerClose()
            }
            let (begun, begin) = AsyncStream.makeStream(of: Void.self)
            let task = Task { await download(contender, server, .progress { _ in begin.yield() }) }
            for await _ in begun.prefix(1) {}
            #expect(try !folder.names.isEmpty)
            task.cancel()
            let result = await task.value
            #expect(throws: CancellationError.self) { try result.get() }
            #expect(await server.wait { $0.closedByPeer == 1 })
            #expect(try folder.names.isEmpty)
        }

        @Test(arguments: Contender.all)
        func `nothing is sent for files that cannot be written`(contender: Contender) async throws {
            let server = try LoopbackServer { try $0.respond(body: "new") }
            try Data("old".utf8).write(to: file)
            let refused = Outcome(await download(contender, server))
            #expect(refused == .refused(.unwritableDestination))
            #expect(server.connectionCount == 0)
            #expect(text == "old")
            let replacing = Attributes.delivery(.file(to: file, .replacesFile))
            _ = try await download(contender, server, replacing).get()
            #expect(text == "new")
        }

        @Test(arguments: Contender.all)
        func `a folder gets the server's name for it`(contender: Contender) async throws {
            let server = try LoopbackServer {
                let name = ("Content-Disposition", #"attachment; filename="../../evil.txt""#)
                try $0.respond(headers: [name], body: "x")
            }
            let delivery = Delivery.file(.folder(folder.url))
            let response = try await download(contender, server, .delivery(delivery)).get()
            #expect(try folder.names == [response.file?.lastPathComponent])
        }
    }
}
