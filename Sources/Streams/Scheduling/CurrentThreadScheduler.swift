import Dispatch

/// Runs work on the thread that schedules it: at once, or after the work that is running there.
///
/// Work that schedules itself a million times takes no stack. A delay blocks that thread: use a
/// `QueueScheduler` for work that must wait while other work runs.
/// [ReactiveX: Scheduler](https://reactivex.io/documentation/scheduler.html)
public struct CurrentThreadScheduler: Scheduler {
    /// The only one; each thread has its own work.
    public static let instance = CurrentThreadScheduler()

    @TaskLocal private static var running: Trampoline?

    private init() {}

    /// The time since the machine started, not counting sleep.
    public var now: Duration { QueueScheduler.main.now }

    /// Runs `work` and all work that it schedules; adds it to the work that is running, if any.
    @discardableResult
    public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let job = Job(work)
        let due = now + max(delay, .zero)
        // A task inherits the value and may run on another thread, or later on the same one, when
        // no work is running.
        if let trampoline = Self.running, trampoline.thread == .current, trampoline.isRunning {
            trampoline.add(job, due)
        } else {
            let trampoline = Trampoline()
            trampoline.add(job, due)
            Self.$running.withValue(trampoline) { trampoline.run { now } }
        }
        return job
    }
}

/// The work of one thread.
private final class Trampoline: Sendable {
    let thread = ThreadIdentity.current
    /// Touched only by `thread`.
    private let isOver = MutableBox(false)
    /// Touched only by `thread`.
    private let jobs = MutableBox(JobHeap())

    /// Read only on `thread`.
    var isRunning: Bool { !isOver.value }

    func add(_ job: Job, _ due: Duration) { jobs.value.add(job, at: due) }

    func run(_ now: () -> Duration) {
        while let (due, job) = jobs.value.removeFirst() {
            let rest = due - now()
            if rest > .zero, !job.isOver {
                _ = DispatchSemaphore(value: 0).wait(timeout: .after(rest))
            }
            job.run()
        }
        isOver.value = true
    }
}
