import Dispatch
import Synchronization

/// Runs work on the main queue, at once where that keeps the order.
///
/// Work without a delay that is scheduled on the main queue runs before `schedule` returns, unless
/// other such work is running or waiting: then it comes behind it. So what one thread schedules
/// runs in its order, nothing runs inside something else, and a view that is told on the main
/// queue does not flicker. For work that must never run at once there is `QueueScheduler.main`.
/// The process must run its main queue, as every application does.
public final class MainScheduler: Scheduler {
    /// The main queue.
    public static let instance = MainScheduler()

    private static let isMain: Cell<DispatchSpecificKey<Bool>> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return Cell(key)
    }()

    private let queue = QueueScheduler.main
    /// How much work without a delay is running or waiting.
    private let count = Atomic<Int>(0)

    private init() {}

    /// The time since the machine started, not counting sleep.
    public var now: Duration { queue.now }

    /// Runs `work` on the main queue; at once when called there with nothing before it.
    @discardableResult
    public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        guard delay <= .zero else { return queue.schedule(after: delay, work) }
        let job = Job(work)
        let isFirst = count.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        if isFirst, DispatchQueue.getSpecific(key: Self.isMain.value) == true {
            run(job)
        } else {
            // Disposing `job` must not keep it from being counted.
            queue.schedule { self.run(job) }
        }
        return job
    }

    private func run(_ job: Job) {
        job.run()
        count.subtract(1, ordering: .acquiringAndReleasing)
    }
}
