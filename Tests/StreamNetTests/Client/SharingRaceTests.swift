import StreamNet
import Testing

/// Requests that join and leave a shared exchange on many threads.
@Suite(.hangLimit) struct SharingRaceTests {
    @Test func `who stays is answered, whoever comes and goes`() async throws {
        let log = EventLog<String>()
        let requests = InFlightRequests()
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .nanoseconds(1)) { _ in Response() },
            plugins: [Witness(name: "p", log: log)], attributes: .sharing(requests))
        let (outcomes, outcome) = AsyncStream<String>.makeStream()
        onThreads(8) { _ in
            for number in 0..<250 {
                let leaving = provider.rx(.zen).subscribe()
                if number.isMultiple(of: 2) { leaving.dispose() }
                provider.rx(.zen).subscribe { outcome.yield($0.summary) }
                leaving.dispose()
            }
            outcome.yield("over")
        }
        let all = await outcomes.prefix(2_008).reduce(into: []) { $0.append($1) }
        #expect(all.count { $0 == "200" } == 2_000)
        #expect(requests.count == 0)
        // It is delivered on the same queue, after everything that is still on the way there.
        _ = try await provider.request(.zen)
        let sent = log.all.count { $0 == "willSend p" }
        #expect(log.all.count { $0.hasPrefix("didReceive p") } == sent)
    }

    @Test func `who comes while the last one leaves is answered`() async {
        let requests = InFlightRequests()
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .microseconds(50)) { _ in Response() },
            attributes: .sharing(requests))
        for _ in 1...500 {
            let leaving = provider.rx(.zen).subscribe()
            let result = await withCheckedContinuation { continuation in
                DispatchQueue.concurrentPerform(iterations: 2) { index in
                    if index == 0 { return leaving.dispose() }
                    provider.rx(.zen).subscribe { continuation.resume(returning: $0.summary) }
                }
            }
            #expect(result == "200")
        }
        #expect(requests.count == 0)
    }
}
