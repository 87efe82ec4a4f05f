import Loopback
@testable import StreamNet
import Testing

extension Transporting.Conformance.Stress {
    /// 500 MB where `STRESS` is set; each in a process, whose memory no other test uses.
    @Suite struct LargeDownloads {
        @Test func `a large file costs little memory`() async {
            await #expect(processExitsWith: .success) {
                for contender in Contender.all {
                    let (server, peak) = try LargeBody.server()
                    let folder = try TemporaryFolder()
                    let before = Footprint.memory
                    let attributes: Attributes = [
                        .delivery(.file(.folder(folder.url))),
                        .progress { _ in peak.raise() },
                    ]
                    let response = try await contender.backend
                        .send(server.endpoint("GET /large", attributes)).value
                    #expect(try response.file.map(BodySource.init(file:))?.count == LargeBody.count)
                    #expect(peak.value - before < 60_000_000)
                }
            }
        }

        @Test func `a large stream that is read costs little memory`() async {
            await #expect(processExitsWith: .success) {
                for contender in Contender.all {
                    // On loopback a server is faster than a reader that was not optimised.
                    let pace = DispatchSemaphore(value: 0)
                    let (server, peak) = try LargeBody.server(at: pace)
                    let before = Footprint.memory
                    let response = try await contender.backend.streamed(server)
                    var (count, seen) = (0, 0)
                    for try await piece in try #require(response.stream) {
                        count += piece.count
                        for _ in seen..<count / LargeBody.step { pace.signal() }
                        seen = count / LargeBody.step
                        peak.raise()
                    }
                    #expect(count == LargeBody.count)
                    #expect(peak.value - before < 60_000_000)
                }
            }
        }
    }

    /// Loops over live data, which wait for a millisecond after each element.
    @Suite struct SlowLoops {
        static let count = (isOn ? 1_000 : 100) << 20

        @Test func `a slow loop over events and records costs little memory`() async {
            await #expect(processExitsWith: .success) {
                for contender in Contender.all where contender.slowsSenders {
                    let text = "\"" + String(repeating: "x", count: 1 << 16) + "\""
                    let server = try LoopbackServer(routes: [
                        "GET /ticker": { exchange in
                            try exchange.sendHead(headers: [("Content-Type", "text/event-stream")])
                            for _ in 0..<Self.count / text.utf8.count {
                                try exchange.sendChunk("data: \(text)\n\n")
                            }
                            try exchange.endChunks()
                        },
                        "GET /export": { exchange in
                            try exchange.sendHead()
                            for _ in 0..<Self.count / text.utf8.count {
                                try exchange.sendChunk("\(text)\n")
                            }
                            try exchange.endChunks()
                        },
                    ])
                    let feed = Provider<LiveFeed>(
                        backend: contender.backend,
                        attributes: [.baseURL(server.url), .reconnect(.never)])
                    let (clock, pause) = (QueueScheduler(label: "pause"), Duration.milliseconds(1))
                    let events = feed.rx.events(.ticker).map(\.data)
                    let rows = feed.rx.records(.export, as: String.self)
                    for elements in [events, rows] {
                        let before = Footprint.memory
                        var (count, bytes, peak) = (0, 0, 0)
                        let start = ContinuousClock.now
                        for try await element in elements.values {
                            count += 1
                            bytes += element.utf8.count
                            // What does not wait for the loop reads on meanwhile.
                            _ = try await Single<Int>.timer(pause, scheduler: clock).value
                            peak = max(peak, Footprint.memory)
                        }
                        let wanted = Self.count / text.utf8.count
                        #expect(count == wanted)
                        #expect(bytes >= wanted << 16)
                        #expect(peak - before < 50_000_000)
                        #expect(ContinuousClock.now - start >= pause * wanted)
                    }
                }
            }
        }
    }

    private enum LargeBody {
        static let count = (isOn ? 500 : 96) << 20
        static let step = 1 << 20

        /// A server that sends so many bytes as fast as it can, or 4 steps ahead of `pace`.
        static func server(
            at pace: DispatchSemaphore? = nil
        ) throws -> (LoopbackServer, MemoryPeak) {
            let piece = Data(count: 1 << 16)
            let server = try LoopbackServer { exchange in
                try exchange.sendHead(headers: [("Content-Length", "\(count)")])
                for sent in 0..<count / piece.count {
                    if sent * piece.count >= 4 * step, sent * piece.count % step == 0 {
                        pace?.wait(upTo: .hangLimit)
                    }
                    try exchange.send(piece)
                }
            }
            return (server, MemoryPeak())
        }
    }
}
