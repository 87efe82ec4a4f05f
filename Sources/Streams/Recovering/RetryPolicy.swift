/// A rule for the wait after a failure before another attempt, and for when to give up.
///
///     let policy = RetryPolicy.backoff(
///         attempts: 5, base: .milliseconds(200), cap: .seconds(5))
///     request.retry(policy, scheduler: queue)
/// A policy is one function, so a custom one is one line:
///
///     RetryPolicy { failures, error in failures < 3 ? .seconds(failures) : nil }
public struct RetryPolicy: Sendable {
    /// The time to wait, given the number of failures so far, from one, and the last error; nil to
    /// give up, zero or less means as soon as the scheduler can.
    public let delay: @Sendable (_ failures: Int, _ error: any Error) -> Duration?

    /// A policy that calls `delay` after each failure.
    public init(_ delay: @escaping @Sendable (_ failures: Int, _ error: any Error) -> Duration?) {
        self.delay = delay
    }

    /// A delay that doubles after each failure, up to a limit, with full jitter: a random part of
    /// the lesser of `cap` and `base`, `2 * base`, `4 * base`, …, to spread the load.
    /// - Parameters:
    ///   - attempts: in all, with the first; less than one is one. By default, there is no limit.
    ///   - base: the longest delay after the first failure; zero or less is no delay.
    ///   - random: the factor, from 0 to 1, drawn for each delay; `{ 1 }` makes the delays exact.
    public static func backoff(
        attempts: Int = .max, base: Duration, cap: Duration,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        when isWorthRetrying: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> RetryPolicy {
        RetryPolicy { failures, error in
            guard failures < attempts, isWorthRetrying(error) else { return nil }
            return longest(failures, base, cap) * max(0, min(1, random()))
        }
    }

    /// A constant delay after each failure; zero or less is none. Otherwise as `backoff`.
    public static func constant(
        attempts: Int = .max, delay: Duration,
        when isWorthRetrying: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> RetryPolicy {
        backoff(
            attempts: attempts, base: delay, cap: delay, random: { 1 }, when: isWorthRetrying)
    }

    /// `base` doubled for each failure but the first; the cap is reached before it could overflow.
    private static func longest(_ failures: Int, _ base: Duration, _ cap: Duration) -> Duration {
        guard base > .zero, cap > .zero else { return .zero }
        var (delay, left) = (base, failures - 1)
        while left > 0, delay < cap { (delay, left) = (delay * 2, left - 1) }
        return min(delay, cap)
    }
}

extension ObservableType {
    /// Subscribes to the stream again when it fails, after the delay that `policy` returns.
    ///
    ///     a#
    ///       retry(.constant(attempts: 3, delay: 2))
    ///     a--a--a#
    /// Elements delivered by an attempt do not reset the count. Disposing ends the delay; a million
    /// failures do not grow the stack.
    public func retry(_ policy: RetryPolicy, scheduler: any Scheduler) -> Flow<Element, Count> {
        flow.recovering { [flow] error, failures in
            guard let delay = policy.delay(failures, error) else { return .instead(.error(error)) }
            return .again(flow.delaySubscription(delay, scheduler: scheduler).source)
        }
    }
}
