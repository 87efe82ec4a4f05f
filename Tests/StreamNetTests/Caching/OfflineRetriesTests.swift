import StreamNet
import Testing

/// A stored response takes the place of the last attempt, after a ``Retry`` inside of another one.
@Suite(.hangLimit) struct OfflineRetriesTests {
    private let cache = MemoryCache()
    private let stubs = Stubs<Sayings>()
    private let time = VirtualTimeScheduler()

    /// The outcome and the attempts of a request by two retries, when a response is stored.
    private func ask(
        _ answers: StubAnswer, outer: Retry, inner: Retry, _ attributes: Attributes = []
    ) -> String {
        let provider = Provider<Sayings>(
            backend: stubs, interceptors: [outer],
            attributes: [
                .cache(cache), .caching(.networkFirst), .interceptors([inner]), attributes,
            ])
        stubs.on(.zen, ["stored", answers])
        provider.rx(.zen).subscribe()
        let before = stubs.requests.count
        let log = EventLog<String>()
        provider.rx(.zen).subscribe { outcome in
            let text = outcome.response?.bodyText ?? outcome.summary
            log.add("\(text) after \(stubs.requests.count - before)")
        }
        time.run()
        return log.all.joined(separator: ", ")
    }

    private func retry(_ count: Int, statuses: Set<Int> = Retry.statuses) -> Retry {
        Retry(count, .constant(delay: .seconds(1)), statuses: statuses, scheduler: time)
    }

    @Test(arguments: [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)])
    func `it is read after the last attempt of both`(outer: Int, inner: Int) {
        for outage in [503, .failure(.connectionLost)] as [StubAnswer] {
            let answer = ask(outage, outer: retry(outer), inner: retry(inner))
            #expect(answer == "stored after \((outer + 1) * (inner + 1))")
        }
    }

    @Test(arguments: 1...3) func `an attempt before that may answer`(failures: Int) {
        let outages = Array(repeating: StubAnswer(503), count: failures)
        let answer = ask(StubAnswer(outages + ["new"]), outer: retry(1), inner: retry(1))
        #expect(answer == "new after \(failures + 1)")
    }

    @Test func `each decides by its own statuses`() {
        let (some, others) = (retry(1, statuses: [503]), retry(1, statuses: [500]))
        #expect(ask([503, 503, 500], outer: some, inner: others) == "stored after 2")
    }

    @Test func `an answer that both accept ends it`() {
        #expect(ask([503, 404], outer: retry(2), inner: retry(2)) == " after 2")
    }
}
