import Dispatch
import Locks

/// Runs work on the main queue, and at once where that preserves the order.
///
/// Work without a delay that is scheduled on the main queue runs before `schedule` returns, unless
/// such work is running or waiting: then it runs after that, never inside it. `QueueScheduler.main`
/// never runs work at once. The process must run its main queue, as every application does.
public final class MainScheduler: Scheduler {
    /// The main queue, with one order for all work that is scheduled by it.
    public static let instance = MainScheduler()

    private static let isMain: MutableBox<DispatchSpecificKey<Bool>> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return MutableBox(key)
    }()

    private let queue = QueueScheduler.main
    /// The number of jobs without a delay that are running or waiting.
    // Acquired where it was zero: who then runs at once sees what the jobs before have written.
    private let count = Atomic<Int>(0)

    /// The main queue, with an order of its own: the work of other instances delays nothing.
    package init() {}

    /// The time since the machine started, not counting sleep.
    public var now: Duration { queue.now }

    /// Runs `work` on the main queue; at once if called there with no other work before it.
    @discardableResult public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        guard delay <= .zero else { return queue.schedule(after: delay, work) }
        let job = Job(work)
        let isFirst = count.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        if isFirst, DispatchQueue.getSpecific(key: Self.isMain.value) == true {
            run(job)
        } else {
            // A disposed `job` must be counted, too.
            queue.schedule { self.run(job) }
        }
        return job
    }

    private func run(_ job: Job) {
        job.run()
        count.subtract(1, ordering: .acquiringAndReleasing)
    }
}
