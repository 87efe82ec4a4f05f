import Foundation
import StreamNet
import Streams
import Testing

/// The picture of the time limits shows the part of a request that each covers.
///
/// Stubs have no connections and ignore `firstByteTimeout`: these limits are tested with sockets in
/// `Transporting`.
@Suite(.virtualLimit) struct TimeLimitsPictureTests {
    private static let path = "StreamNet/limits"
    /// The picture's second in which the stub begins.
    private static let start = 2

    @Test func `each silence counts for itself, and the total for all`() throws {
        let rows = try PictureText(Self.path).rows
        let limits: [(name: String, limit: (Int) -> Attributes)] = [
            ("idleTimeout", { .idleTimeout(.seconds($0)) }),
            ("timeout", { .timeout(.seconds($0)) }),
        ]
        for (name, limit) in limits {
            let spans = try #require(rows.first { $0[0] == name }).dropFirst()
                .map { $0.split(separator: "-").compactMap { Int($0) } }
            let longest = try #require(spans.map { $0[1] - $0[0] }.max())
            for seconds in 1...longest + 1 {
                let late = spans.first { $0[1] - $0[0] >= seconds }
                let ending =
                    late.map { "timed out at \($0[0] + seconds)" }
                    ?? "complete at \(spans[spans.count - 1][1])"
                #expect(self.ending(with: limit(seconds)) == ending)
            }
        }
    }

    @Test func `the total begins with the connection, after the queue`() throws {
        let rows = try PictureText(Self.path).rows
        let ends = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0.dropFirst()) })
        let queue = try #require(ends["queueTimeout"]?.first?.split(separator: "-").last)
        for name in ["connectTimeout", "firstByteTimeout", "idleTimeout", "timeout"] {
            #expect(ends[name]?.first?.split(separator: "-").first == queue)
        }
    }

    /// The end of a request whose head takes three seconds and whose body takes four more.
    private func ending(with attributes: Attributes) -> String {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>(after: .seconds(3), scheduler: time)
        stubs.on(.zen, .chunks(.wait(.seconds(4)), "body"))
        let log = EventLog<String>()
        Provider<Sayings>(backend: stubs).rx(.zen, attributes).subscribe { result in
            let second = time.seconds + Self.start
            let reason = (result.error as? NetError)?.transport?.reason
            if case .timedOut? = reason { log.add("timed out at \(second)") }
            if result.error == nil { log.add("complete at \(second)") }
        }
        time.run()
        return log.all.joined()
    }
}
