import Locks

/// Tokens for retries, shared by the ``Retry`` interceptors of an app, so that a server that is
/// down does not get several times its usual load.
///
///     let budget = RetryBudget()
///     Provider<Shop>(interceptors: [Retry(2, budget: budget)])
///
/// A retry takes its tokens before its wait, and gives them back if it is cancelled then. An
/// attempt answered by 200…299 gives back the tokens of its retry, or one if it is none. Without
/// enough of them a request fails with ``Refusal/budgetSpent(after:)``. The rules are those of the
/// AWS SDKs in their standard mode: by default, 35 retries in a row without a success.
public final class RetryBudget: Sendable {
    let capacity: Int
    private let transient: Int
    private let throttled: Int
    private let left: Mutex<Int>

    /// Makes a full budget.
    /// - Parameters:
    ///   - tokens: The number of tokens, which is never exceeded.
    ///   - transient: The tokens that a retry takes.
    ///   - throttled: The tokens that a retry takes after a status 429 (RFC 6585 §4), or 503 with
    ///     `Retry-After` (RFC 9110 §15.6.4).
    public init(_ tokens: Int = 500, transient: Int = 14, throttled: Int = 5) {
        (capacity, self.transient, self.throttled) =
            (max(tokens, 0), max(transient, 0), max(throttled, 0))
        left = Mutex(capacity)
    }

    /// The number of tokens that are left.
    public var tokens: Int { left.withLock { $0 } }

    func cost(after response: Response?) -> Int {
        guard let response else { return transient }
        let isThrottled = response.status == 503 && response.headers["Retry-After"] != nil
        return isThrottled || response.status == 429 ? throttled : transient
    }

    func take(_ cost: Int) -> Bool {
        left.withLock { left in
            guard left >= cost else { return false }
            left -= cost
            return true
        }
    }

    func add(_ tokens: Int) { left.withLock { $0 += min(tokens, capacity - $0) } }
}
