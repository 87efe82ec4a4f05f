import Locks

/// The attempts of one subscription, and the tokens that its retries take.
final class RetryAttempts: Sendable {
    private struct State: Sendable {
        var count = 0
        /// The tokens of the retry that waits.
        var waiting = 0
        /// The tokens of the attempt that runs.
        var running = 0
        var isBroke = false
    }

    private let budget: RetryBudget?
    private let state = Mutex(State())

    init(_ budget: RetryBudget?) { self.budget = budget }

    var isBroke: Bool { state.withLock { $0.isBroke } }

    /// Begins an attempt, and returns its number, from 1.
    func begin() -> Int {
        state.withLock { state in
            (state.running, state.waiting) = (state.waiting, 0)
            state.count += 1
            return state.count
        }
    }

    func canPay(after error: any Error) -> Bool {
        budget.map { $0.tokens >= $0.cost(after: error.attempted) } ?? true
    }

    /// Takes the tokens of a retry; false if there are too few.
    func pay(after error: any Error) -> Bool {
        guard let budget else { return true }
        let cost = budget.cost(after: error.attempted)
        let isPaid = budget.take(cost)
        state.withLock { ($0.waiting, $0.isBroke) = (isPaid ? cost : 0, !isPaid) }
        return isPaid
    }

    func succeed(with response: Response) {
        if response.isSuccessful, response.isFromServer { succeed() }
    }

    /// Gives back the tokens of the attempt that has succeeded, or one if it took none.
    func succeed() { budget?.add(max(1, state.withLock { $0.running })) }
    /// Gives back the tokens of a retry that waits, and is cancelled.
    func cancel() { budget?.add(state.withLock { exchange(&$0.waiting, with: 0) }) }
}

/// A response that is no error, but that another attempt may improve on.
struct RetriableResponse: Error { let response: Response }

extension Error {
    var attempted: Response? { (self as? RetriableResponse)?.response ?? response }
}
