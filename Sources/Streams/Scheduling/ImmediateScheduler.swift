import Synchronization

/// Runs work before `schedule` returns, however long its delay: for previews and simple tests.
///
/// Its clock jumps to the due time of the work, so a delay is over at once, a debounced element is
/// delivered at once, and a timeout fails at once. A stream that ticks for ever must be ended by
/// its observer. Work scheduled by other work runs nested, on the same stack.
public final class ImmediateScheduler: Scheduler {
    private let clock = Mutex(Duration.zero)

    /// A scheduler with its clock at zero.
    public init() {}

    /// The sum of the delays so far.
    public var now: Duration { clock.withLock { $0 } }

    /// Runs `work`.
    @discardableResult
    public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        clock.withLock { $0 += max(delay, .zero) }
        work()
        return Disposables.create()
    }
}
