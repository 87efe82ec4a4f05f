/// A rule for the wait after a failure before another attempt, and for when to give up.
///
///     let policy = RetryPolicy.backoff(attempts: 5, base: .milliseconds(200), cap: .seconds(5))
///     request.retry(policy, scheduler: queue)
///
/// A policy is one function, so one's own is one line:
///
///     RetryPolicy { failures, error in failures < 3 ? .seconds(failures) : nil }
public struct RetryPolicy: Sendable {
    /// The time to wait, or nil to give up; zero or less means as soon as the scheduler can.
    ///
    /// Called with the number of failures so far, from one, and the last error.
    public let delay: @Sendable (_ failures: Int, _ error: any Error) -> Duration?

    /// A policy that asks `delay` after each failure.
    public init(_ delay: @escaping @Sendable (_ failures: Int, _ error: any Error) -> Duration?) {
        self.delay = delay
    }
}

extension RetryPolicy {
    /// Waits twice as long after each failure, up to a limit, and spreads the load by chance.
    ///
    /// The wait is a random part of `base`, `2 * base`, `4 * base`, … or of `cap`, whichever is
    /// less, which is known as full jitter.
    /// - Parameters:
    ///   - attempts: how many in all, the first among them; less than one is one. Unless given,
    ///     there is no end.
    ///   - base: the longest wait after the first failure; zero or less does not wait.
    ///   - cap: the longest wait of all.
    ///   - random: the part, from 0 to 1, drawn anew for each wait; `{ 1 }` is without chance.
    ///   - isWorthRetrying: whether another attempt may help against an error.
    public static func backoff(
        attempts: Int = .max,
        base: Duration,
        cap: Duration,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        when isWorthRetrying: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> RetryPolicy {
        RetryPolicy { failures, error in
            guard failures < attempts, isWorthRetrying(error) else { return nil }
            return longest(failures, base, cap) * max(0, min(1, random()))
        }
    }

    /// Waits equally long after each failure.
    /// - Parameters:
    ///   - attempts: how many in all, the first among them; less than one is one. Unless given,
    ///     there is no end.
    ///   - delay: how long; zero or less does not wait.
    ///   - isWorthRetrying: whether another attempt may help against an error.
    public static func constant(
        attempts: Int = .max,
        delay: Duration,
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
    /// Starts the stream again when it fails, after the wait that `policy` gives.
    ///
    ///     a#
    ///       retry(.constant(attempts: 3, delay: 2))
    ///     a--a--a#
    ///
    /// The error of the last attempt is delivered. An attempt that delivers elements does not start
    /// the count again. Disposing ends the wait; a million failures take no stack.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    /// - Parameter scheduler: the clock, and the place where further attempts are started.
    public func retry(
        _ policy: RetryPolicy, scheduler: some Scheduler
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let (failures, alarm) = (Cell(0), Alarm(on: scheduler))
            sink.segment.add(alarm.job)
            SourceLoop(again: source, into: sink) { error, attempts in
                failures.value += 1
                guard let delay = policy.delay(failures.value, error) else {
                    return sink.fail(error)
                }
                alarm.set(delay) { attempts.startNext() }
            }.begin()
        }
    }
}
