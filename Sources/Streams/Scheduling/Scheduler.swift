import Locks

/// Determines when and on which thread work runs: time as an argument.
///
/// Operators that wait take a `QueueScheduler`, in a test a `VirtualTimeScheduler`.
public protocol Scheduler: Sendable {
    /// The time since an origin of the scheduler's own; it never goes back.
    var now: Duration { get }

    /// Runs `work` once, `delay` from now, or as soon as possible, and never before this returns
    /// unless the scheduler documents it. Disposing the result releases `work` without running it.
    @discardableResult
    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable
}

extension Scheduler {
    /// Runs `work` once, as soon as possible.
    @discardableResult
    public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(after: .zero, work)
    }
}

/// Runs work before `schedule` returns, however long its delay: for previews and simple tests.
///
/// Its clock jumps to the due time of the work: a delay is over and a timeout fails at once. A
/// stream that ticks for ever must be ended by its observer. Work scheduled by work is nested.
public final class ImmediateScheduler: Scheduler {
    private let clock = Mutex(Duration.zero)

    /// A scheduler with its clock at zero.
    public init() {}

    /// The sum of the delays so far.
    public var now: Duration { clock.withLock { $0 } }

    /// Runs `work`.
    @discardableResult public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        clock.withLock { $0 += max(delay, .zero) }
        work()
        return Disposables.create()
    }
}
