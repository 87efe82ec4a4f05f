import Loopback
@testable import StreamNet
import Testing

extension Transporting {
    @Suite struct Spooling {
        private let folder: TemporaryFolder
        private let backend: URLSessionBackend
        init() throws {
            folder = try TemporaryFolder()
            backend = try URLSessionBackend(
                .init(connectionsPerHost: 1, spoolDirectory: folder.url))
        }

        private func post(_ server: LoopbackServer, _ source: BodySource) -> Endpoint {
            server.endpoint("POST /", payload: .stream(source))
        }

        private static let hello = TextSource().body("hello", count: nil)

        private func isEmptied(_ server: LoopbackServer) async throws -> Bool {
            let folder = folder
            return await Footprint.shrinks((try? folder.names.count) ?? .max, to: 0, server)
        }

        /// Without a name it is gone with its process; on Apple platforms a task needs the name.
        @Test(.enabled(if: Transporting.onLinux), arguments: Transporting.makers.indices)
        func `a spooled body has no name while it is read or sent`(maker: Int) async throws {
            let folder = folder
            let server = try LoopbackServer { exchange in
                let text = String(decoding: exchange.request.body, as: UTF8.self)
                try exchange.respond(body: "\(text), \(try folder.names.count)")
            }
            let counting = BodySource {
                var isRead = false
                return { _ in
                    defer { isRead = true }
                    return isRead ? nil : Data("\(try folder.names.count)".utf8)
                }
            }
            let backend = try Transporting.makers[maker](.init(spoolDirectory: folder.url))
            #expect(await backend.outcome(post(server, counting)) == .response(200, "0, 0"))
        }

        @Test func `cancelling while a body is read sends and leaves nothing`() async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            for _ in 1...20 {
                // A stream for each: what an earlier body was asked is no sign of this one.
                let (reads, read) = AsyncStream.makeStream(of: Void.self)
                let endless = BodySource {
                    {
                        read.yield()
                        return Data(count: $0 / 1_000)
                    }
                }
                let endpoint = post(server, endless)
                let task = Task { await backend.outcome(endpoint) }
                var readings = reads.makeAsyncIterator()
                await readings.next()
                task.cancel()
                #expect(await task.value == .unknown("CancellationError()"))
            }
            #expect(try await isEmptied(server))
            #expect(server.connectionCount == 0)
            // The only connection is free again.
            #expect(await backend.outcome(post(server, Self.hello)) == .response(200, "ok"))
        }

        @Test func `many streams cancelled at any time leave nothing behind`() async throws {
            var storm = try Storm(
                URLSessionBackend(
                    .init(connectionsPerHost: Storm.connections, spoolDirectory: folder.url)))
            storm.ask = "POST /"
            storm.payload = .stream(Self.hello)
            let descriptors = Footprint.descriptors
            let answered = await storm.run(500, cancelAfter: 0...8_000)
            #expect((1..<500).contains(answered))
            await storm.expectCalm()
            #expect(try await isEmptied(storm.server))
            #expect(await Footprint.shrinks(to: descriptors + 20, storm.server))
        }

        @Test func `a body that fails leaves nothing`() async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let failing = BodySource {
                var parts = [Data("he".utf8)][...]
                return { _ in
                    guard let part = parts.popFirst() else { throw CancellationError() }
                    return part
                }
            }
            let outcome = await backend.outcome(post(server, failing))
            #expect(outcome == .refused(.unreadableBody))
            #expect(try await isEmptied(server))
            #expect(await backend.outcome(post(server, Self.hello)) == .response(200, "ok"))
        }

        @Test func `without room for the body nothing is sent`() async throws {
            let server = try LoopbackServer { try $0.respond() }
            let nowhere = folder.url.appending(path: "nowhere")
            let backend = try URLSessionBackend(.init(spoolDirectory: nowhere))
            let result = await backend.result(post(server, Self.hello))
            let error = #expect(throws: NetError.self) { try result.get() }
            #expect(error?.reason == .unreadableBody)
            #expect(error?.failure?.wanted == "a body that fits into \(nowhere.path)")
            #expect(server.connectionCount == 0)
        }
    }
}
