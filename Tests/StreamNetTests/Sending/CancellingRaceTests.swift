import StreamNet
import Streams
import Testing

/// Cancelling while the response arrives on another thread: one of the two wins.
@Suite(.timeLimit(.minutes(1))) struct CancellingRaceTests {
    @Test func `a completion and each plugin are called once, whoever comes first`() async throws {
        let log = EventLog<String>()
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .nanoseconds(1)) { _ in Response() },
            plugins: [Witness(name: "p", log: log)])
        for _ in 1...500 {
            // A second call would resume the continuation twice, which traps.
            await withCheckedContinuation { continuation in
                provider.request(.zen) { _ in continuation.resume() }.dispose()
            }
        }
        // It is delivered on the same queue, behind whatever is still on the way there.
        _ = try await provider.request(.zen)
        #expect(log.all.filter { $0 == "willSend p" }.count == 501)
        #expect(log.all.filter { $0.hasPrefix("didReceive p") }.count == 501)
    }
}
