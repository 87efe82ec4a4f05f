import Dispatch

/// Runs work on the thread that schedules it: at once, or after the work that is running there.
///
/// Work that schedules itself a million times takes no stack. A delay blocks the thread.
/// [ReactiveX: Scheduler](https://reactivex.io/documentation/scheduler.html)
public struct CurrentThreadScheduler: Scheduler {
    /// The only one; each thread has its own work.
    public static let instance = CurrentThreadScheduler()

    @TaskLocal private static var running: Trampoline?

    private init() {}

    /// The time of ``QueueScheduler``.
    public var now: Duration { QueueScheduler.main.now }

    /// Runs `work` and all work that it schedules; adds it to the work that is running, if any.
    @discardableResult public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let job = Job(work)
        let due = now + max(delay, .zero)
        // A task inherits the value, and may run on another thread or when no work is running.
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

private final class Trampoline: Sendable {
    let thread = ThreadIdentity.current
    /// Touched only by `thread`.
    private let state = MutableBox((jobs: JobHeap(), isOver: false))

    var isRunning: Bool { !state.value.isOver }

    func add(_ job: Job, _ due: Duration) { state.value.jobs.add(job, at: due) }

    func run(_ now: () -> Duration) {
        while let (due, job) = state.value.jobs.removeFirst() {
            let rest = due - now()
            if rest > .zero, !job.isOver {
                _ = DispatchSemaphore(value: 0).wait(timeout: .after(rest))
            }
            job.run()
        }
        state.value.isOver = true
    }
}
