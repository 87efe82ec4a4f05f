import Locks
import StreamNet
import Testing

/// Nothing refers to a request after its end.
@Suite(.virtualLimit) struct ReleasedRequestsTests {
    @Test(arguments: [200, 500, 404])
    func `the state of a request is released, whatever became of it`(status: Int) {
        let load = Load(after: .milliseconds(10), [status])
        let contexts = Contexts()
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

private final class Contexts: Sendable {
    private struct Weak: Sendable { weak var context: RequestContext? }

    private let all = Mutex<[Weak]>([])

    var count: Int { all.withLock { $0.count } }
    var living: Int { all.withLock { $0.filter { $0.context != nil }.count } }

    func add(_ context: RequestContext?) { all.withLock { $0.append(Weak(context: context)) } }
}
