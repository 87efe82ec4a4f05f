import Locks
import Loopback
import StreamNet
import Testing

extension Transporting.Conformance.Stress {
    /// 300 MB where `STRESS` is set, in a process whose memory no other test uses.
    @Suite struct LargeUploads {
        @Test func `a large file costs little memory, alone or in multipart`() async {
            await #expect(processExitsWith: .success) {
                for contender in Contender.all {
                    let large = try LargeUpload()
                    try await large.upload(.file(large.file), by: contender.backend, from: 0)
                    let head =
                        "--b\r\nContent-Disposition: form-data; name=\"f\"; "
                        + "filename=\"large.bin\"\r\n"
                        + "Content-Type: application/octet-stream\r\n\r\n"
                    try await large.upload(
                        .multipart(Multipart([.file("f", large.file)], boundary: "b")),
                        by: contender.backend, from: head.utf8.count)
                }
            }
        }
    }

    /// A large file, and a server that counts what it reads of it.
    private struct LargeUpload {
        private static let count = (isOn ? 300 : 96) << 20
        private static let period = 1 << 16
        /// Two periods, so that any piece of up to one is a part of it.
        private static let pattern = Data((0..<2 * period).map { UInt8(($0 % period) >> 8) })

        private let folder: TemporaryFolder
        let file: URL

        init() throws {
            folder = try TemporaryFolder()
            file = try folder.file("large.bin", Data())
            let handle = try FileHandle(forWritingTo: file)
            let period = Self.pattern.prefix(Self.period)
            for _ in 0..<Self.count / Self.period { try handle.write(contentsOf: period) }
            try handle.close()
        }

        /// The counts of a server that reads.
        private final class Tally: Sendable {
            let right = Atomic<Int>(0)
            let peak = MemoryPeak()

            /// Reads a body that has the pattern at `start`.
            func read(_ exchange: Exchange, from start: Int) throws {
                var position = 0
                while true {
                    let part = try exchange.readBody(atMost: LargeUpload.period / 2)
                    if part.isEmpty { return }
                    let offset = max(0, position - start) % LargeUpload.period
                    let wanted = LargeUpload.pattern[offset..<offset + part.count]
                    if position >= start, part == wanted {
                        right.add(part.count, ordering: .relaxed)
                    }
                    position += part.count
                    peak.raise()
                }
            }
        }

        func upload(_ payload: Payload, by backend: any Backend, from start: Int) async throws {
            let tally = Tally()
            let server = try LoopbackServer(reading: .head) { exchange in
                #expect(exchange.request.header("Expect") == nil)
                #expect(exchange.request.header("Transfer-Encoding") == nil)
                try tally.read(exchange, from: start)
                try exchange.respond(body: "ok")
            }
            let endpoint = server.endpoint("POST /", payload: payload)
            let before = Footprint.memory
            #expect(await backend.outcome(endpoint) == .response(200, "ok"))
            // The pieces with the head and the tail of the multipart body are not counted.
            let right = tally.right.load(ordering: .relaxed)
            #expect((Self.count - 2 * Self.period...Self.count).contains(right))
            #expect(tally.peak.value - before < 60_000_000)
        }
    }
}
