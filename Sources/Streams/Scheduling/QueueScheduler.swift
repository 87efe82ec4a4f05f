import Dispatch
import Locks

/// Runs work on a serial dispatch queue when it is due, one piece at a time, in order.
public struct QueueScheduler: Scheduler {
    private let queue: DispatchQueue

    /// A scheduler with a serial queue of its own.
    public init(label: String = "streams.queue", qos: DispatchQoS = .default) {
        queue = DispatchQueue(label: label, qos: qos)
    }

    /// A scheduler on an existing queue, which must be serial to guarantee the order.
    public init(_ queue: DispatchQueue) { self.queue = queue }

    /// A scheduler with a concurrent queue: operators still deliver one event at a time.
    public static func concurrent(
        label: String = "streams.concurrent", qos: DispatchQoS = .default
    ) -> QueueScheduler {
        QueueScheduler(DispatchQueue(label: label, qos: qos, attributes: .concurrent))
    }

    /// The main queue, which is the main actor's.
    public static let main = QueueScheduler(.main)

    /// The time since the machine started, not counting sleep.
    public var now: Duration { .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

    /// Runs `work` on the queue.
    @discardableResult public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let job = Job(work)
        if delay <= .zero {
            queue.async { job.run() }
        } else {
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .after(delay), leeway: .nanoseconds(0))
            timer.setEventHandler { job.run() }
            job.hold(timer)
            timer.resume()
        }
        return job
    }
}

final class Job: Endable {
    /// Taken together: a closure that a generic function returns alone is wrapped in memory.
    private struct Held: Sendable {
        var work: (@Sendable () -> Void)?
        var timer: MutableBox<any DispatchSourceTimer>?
    }

    private let held: Mutex<Held>

    init(_ work: @escaping @Sendable () -> Void) { held = Mutex(Held(work: work)) }

    var isOver: Bool { held.withLock { $0.work == nil } }

    func hold(_ timer: any DispatchSourceTimer) {
        let timer = MutableBox(timer)
        held.withLock { $0.timer = timer }
    }

    func run() { take()?() }

    func dispose() { _ = take() }

    func take() -> (@Sendable () -> Void)? {
        let held = held.withLock { exchange(&$0, with: Held()) }
        held.timer?.value.cancel()
        return held.work
    }
}

extension DispatchTime {
    /// The time `delay` from now, in whole nanoseconds; for 60 years and more, the distant future.
    static func after(_ delay: Duration) -> DispatchTime {
        delay.dispatchNanoseconds.map {
            DispatchTime(uptimeNanoseconds: now().uptimeNanoseconds &+ $0)
        } ?? .distantFuture
    }
}

extension Duration {
    /// The whole nanoseconds; 0 for a negative duration, nil from 60 years on, whose upper bits
    /// mean something else to Dispatch. Not an `Int`, which has 32 bits on some watches.
    var dispatchNanoseconds: UInt64? {
        if self <= .zero { return 0 }
        guard self < .seconds(60 * 365 * 86_400) else { return nil }
        let (seconds, attoseconds) = components
        return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
    }
}
