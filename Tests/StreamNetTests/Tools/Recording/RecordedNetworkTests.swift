import Foundation
import Loopback
import Testing

@testable import StreamNet

/// Responses of a real server, recorded and played without it.
@Suite(.hangLimit, .highPriority) struct RecordedNetworkTests {
    @Test func `a compressed, redirected or chunked response is played whole`() async throws {
        let text = String(repeating: "0", count: 1_000)
        // `printf %01000d 0 | gzip -n`
        let gzip = Data(base64Encoded: "H4sIAAAAAAAAAzMwGAWjYBQMdwAAg5lfqOgDAAA=") ?? Data()
        let server = try LoopbackServer { exchange in
            switch exchange.request.path {
            case "/old": try exchange.respond(302, headers: [("Location", "/gzip")], body: "")
            case "/gzip":
                try exchange.respond(200, headers: [("Content-Encoding", "gzip")], body: gzip)
            default:
                try exchange.sendHead()
                try exchange.sendChunk("hello")
                try exchange.endChunks()
            }
        }
        let store = try RecordedCase()
        let record = store.recording(.record)
        var live: [Response] = []
        for path in ["old", "gzip", "chunks"] {
            let endpoint = Endpoint(url: server.url.appending(path: path))
            live.append(
                try await Provider<Given>(backend: record.backend())
                    .request(Given(endpoint: endpoint)))
        }
        try record.save()
        server.stop()
        let replay = store.recording(.replay)
        for (path, live) in zip(["old", "gzip", "chunks"], live) {
            let endpoint = Endpoint(url: server.url.appending(path: path))
            let played = try await Provider<Given>(backend: replay.backend())
                .request(Given(endpoint: endpoint), .progress { _ in })
            #expect(played.body == live.body && played.url == live.url)
            #expect(played.body == Data((path == "chunks" ? "hello" : text).utf8))
            let length = played.headers["Content-Length"]
            #expect(length == nil || length == "\(played.body.count)")
        }
        let entries = try HAR(contentsOf: store.file).entries
        #expect(entries.count == 3 && replay.verify().isEmpty)
        #expect(try HARRules(Data(contentsOf: store.file)).violations == [])
        #expect(entries.allSatisfy { $0.json["time"]?.double ?? 0 > 0 })
    }

    #if os(Linux)
        @Test(arguments: [Delivery.buffered, .streamed, .buffered(upTo: 9)])
        func `fields behind a body are played, without secrets`(delivery: Delivery) async throws {
            let server = try LoopbackServer { exchange in
                try exchange.sendHead()
                try exchange.sendChunk("hello")
                try exchange.endChunks(
                    trailers: [("Server-Timing", "db;dur=7"), ("X-Auth-Token", "s3cret")])
            }
            let store = try RecordedCase()
            let target = Given(endpoint: Endpoint(url: server.url))
            for mode in [NetworkRecording.Mode.record, .replay] {
                let recording = store.recording(mode)
                // On a busy machine a piece may be read late, and is played as late.
                let response = try await Provider<Given>(backend: recording.backend())
                    .request(target, .delivery(delivery), .idleTimeout(.seconds(3_600)))
                if let stream = response.stream { for try await _ in stream {} }
                let secret = mode == .record ? "s3cret" : "•••1"
                #expect(
                    response.trailers == ["Server-Timing": "db;dur=7", "X-Auth-Token": secret])
                try recording.save()
                server.stop()
            }
            #expect(!(try store.text.contains("s3cret")))
        }

        @Test func `messages over a wire are played without their server`() async throws {
            let server = try LoopbackServer { exchange in
                try exchange.upgrade().echo()
                exchange.close()
            }
            let store = try RecordedCase()
            let long = SocketMessage.text(String(repeating: "ü", count: 70_000))
            let messages = ["hi", long, .binary(Data([0xFF])), .text(""), .binary(Data())]
            for mode in [NetworkRecording.Mode.record, .replay] {
                let recording = store.recording(mode)
                let backend = recording.backend(try CurlBackend())
                let chat = Provider<Chat>(backend: backend, attributes: .baseURL(server.url))
                let socket = try await chat.open(.room("1"))
                var reader = socket.messages.makeAsyncIterator()
                for message in messages {
                    try await socket.send(message)
                    #expect(try await reader.next() == message)
                }
                try await socket.close(3000)
                try recording.save()
                #expect(recording.verify().isEmpty)
                server.stop()
            }
            let entry = try #require(HAR(contentsOf: store.file).entries.first)
            #expect(entry.messages?.count == 2 * messages.count)
        }
    #endif
}
