import Foundation
import StreamNet
import Testing

/// The random factor of the waits between connections, and its limits.
@Suite(.virtualLimit) struct ReconnectJitterTests {
    /// The waits for what a server wants at random factors of 0.5 and 1, and their limit.
    @Test(arguments: [
        (149, "223.5", "149", 300), (150, "225", "150", 300), (250, "275", "250", 300),
        (299, "299.5", "299", 300), (300, "300", "300", 300), (301, "225", "300", 300),
        (999_999_999_999, "225", "300", 300), (300, "450", "300", 3_600), (10, "0.1", "0.1", -1),
    ])
    func `jitter neither exceeds the longest wait, nor ends at it`(
        seconds: Int, half: String, whole: String, limit: Int
    ) {
        let header = StubAnswer.status(503, headers: ["Retry-After": "\(seconds)"])
        let field = StubAnswer.events("retry: \(seconds)000\n\n", .fail(.connectionLost))
        for answer in [header, field] {
            for (random, wait) in [(0.5, half), (1, whole)] {
                let rule = Reconnect.idempotent(
                    longest: .seconds(limit), includesFirst: true, random: { random })
                let played = play([answer, 204], with: [.reconnect(rule)])
                #expect(played.requests == ["0", wait])
            }
        }
    }

    @Test func `no factor brings back at once who was sent away for long`() {
        let away = StubAnswer.status(503, headers: ["Retry-After": "301"])
        let rule = Reconnect.idempotent(includesFirst: true, random: { 0 })
        #expect(play([away, 204], with: [.reconnect(rule)]).requests == ["0", "150"])
    }

    @Test func `jitter shortens a wait that doubling leads beyond the longest`() {
        let rule = Reconnect.idempotent(
            base: .seconds(200), cap: .seconds(3_600), includesFirst: true, random: { 0.5 })
        let lost = StubAnswer.failure(.cannotConnect)
        let played = play([lost, lost, lost, 204], with: [.reconnect(rule)])
        #expect(played.requests == ["0", "100", "250", "400"])
    }

    @Test func `waits are spread by default`() {
        let lost = StubAnswer.failure(.cannotConnect)
        let waits = (0..<50).map { _ in
            play([lost, 204], with: [.reconnect(.idempotent(includesFirst: true))]).requests[1]
        }
        #expect(Set(waits).count > 10)
        let seconds = waits.compactMap { Double($0) }
        #expect(seconds.count == 50)
        #expect(seconds.filter { $0 < 1.5 || $0 > 3 } == [])
    }
}
