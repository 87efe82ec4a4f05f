/// Runs work before `schedule` returns, however long its delay: for previews and simple tests.
///
/// Its clock jumps to the time at which the work would have been due, so a delay is over at once,
/// a debounced element is delivered at once, and a timeout strikes at once. A stream that ticks
/// for ever must be ended by its observer. Work that schedules work runs it nested, on the same
/// stack.
public final class ImmediateScheduler: Scheduler {
    private let clock = Lock(Duration.zero)

    /// A clock that stands at zero.
    public init() {}

    /// The time that has been jumped over so far.
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
