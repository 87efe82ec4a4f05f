import Dispatch

/// Runs work on several threads at once.
///
/// Work may overtake other work. Operators still deliver one event at a time on it, though each
/// perhaps on another thread.
public struct ConcurrentScheduler: Scheduler {
    private let queue: QueueScheduler

    /// A scheduler with a concurrent queue of its own.
    public init(label: String = "streams.concurrent", qos: DispatchQoS = .default) {
        queue = QueueScheduler(DispatchQueue(label: label, qos: qos, attributes: .concurrent))
    }

    /// The time since the machine started, not counting sleep.
    public var now: Duration { queue.now }

    /// Runs `work` on some thread.
    @discardableResult
    public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        queue.schedule(after: delay, work)
    }
}
