import StreamNet
import Testing

/// Nothing refers to a request after its end.
@Suite(.virtualLimit) struct ReleasedRequestsTests {
    @Test(arguments: [200, 500, 404])
    func `the state of a request is released, whatever became of it`(status: Int) {
        let load = Load(after: .milliseconds(10), [status])
        let contexts = WeakLog<RequestContext>()
        let provider = load.provider(
            Around { endpoint, next in
                contexts.add(endpoint.context)
                return next(endpoint)
            },
            Deadline(.seconds(9), sentAs: "Left", scheduler: load.time),
            CircuitBreaker(of: 2, scheduler: load.time),
            Retry(1, .doubling, budget: RetryBudget(20), scheduler: load.time),
            RateLimit(10, longestWait: .milliseconds(200), on: load.time))
        for _ in 0..<2 {
            for number in 0..<8 {
                let request = load.send(by: provider)
                if number.isMultiple(of: 3) { request.dispose() }
            }
            load.time.advance(by: .seconds(2))
        }
        load.time.run()
        #expect(contexts.count == 16)
        #expect(contexts.living == 0)
    }
}
