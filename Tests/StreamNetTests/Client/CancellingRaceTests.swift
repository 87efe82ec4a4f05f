import StreamNet
import Testing

/// Cancelling while the response arrives on another thread: one of the two wins.
@Suite(.hangLimit) struct CancellingRaceTests {
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
        // It is delivered on the same queue, after everything that is still on the way there.
        _ = try await provider.request(.zen)
        #expect(log.all.filter { $0 == "willSend p" }.count == 501)
        #expect(log.all.filter { $0.hasPrefix("didReceive p") }.count == 501)
    }

    @Test func `what a group cancels has one outcome, whoever comes first`() async throws {
        let log = EventLog<String>()
        let group = RequestGroup()
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .nanoseconds(1)) { _ in Response() },
            plugins: [Witness(name: "p", log: log)], attributes: .groups([group]))
        let (outcomes, outcome) = AsyncStream<Int>.makeStream()
        onThreads(8) { thread in
            for number in thread * 250..<thread * 250 + 250 {
                provider.rx(.saying(number)).subscribe { _ in outcome.yield(number) }
                if number.isMultiple(of: 3) { group.cancel() }
            }
            outcome.yield(-thread - 1)
        }
        // All requests, each once, and all threads.
        let over = await outcomes.prefix(2_008).reduce(into: Set<Int>()) { $0.insert($1) }
        #expect(over == Set(-8..<2_000))
        #expect(group.endpoints.count == 0)
        _ = try await provider.request(.zen)
        let sent = log.all.count { $0 == "willSend p" }
        #expect(log.all.count { $0.hasPrefix("didReceive p") } == sent)
    }
}
