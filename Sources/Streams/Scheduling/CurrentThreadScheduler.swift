import Dispatch

/// Runs work on the thread that schedules it: at once, or behind the work that is running there.
///
/// Work that schedules itself a million times takes no stack. A delay is waited for on that
/// thread, which it blocks: what must wait beside something else belongs on a `QueueScheduler`.
///
/// [ReactiveX: Scheduler](https://reactivex.io/documentation/scheduler.html)
public struct CurrentThreadScheduler: Scheduler {
    /// The only one; each thread has its own work.
    public static let instance = CurrentThreadScheduler()

    @TaskLocal private static var running: Trampoline?

    private init() {}

    /// The time since the machine started, not counting sleep.
    public var now: Duration { QueueScheduler.main.now }

    /// Runs `work` and all that it schedules in turn, or leaves it to who is running work already.
    @discardableResult
    public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let job = Job(work)
        let due = now + max(delay, .zero)
        // A task inherits the value and may run on another thread, or later on the same one: where
        // nobody is running work.
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

/// The work of one thread, by due time, then in the order of scheduling.
private final class Trampoline: Sendable {
    let thread = ThreadIdentity.current
    /// Touched only by `thread`.
    private let isOver = StateBox(false)
    /// Touched only by `thread`; latest first, so that the next is taken from the end.
    private let entries = StateBox<[(due: Duration, job: Job)]>([])

    /// To be asked on `thread` only.
    var isRunning: Bool { !isOver.value }

    func add(_ job: Job, _ due: Duration) {
        var index = entries.value.count
        while index > 0, entries.value[index - 1].due <= due { index -= 1 }
        entries.value.insert((due, job), at: index)
    }

    func run(_ now: () -> Duration) {
        while let (due, job) = entries.value.popLast() {
            let rest = due - now()
            if rest > .zero, !job.isOver {
                let deadline = DispatchTime.now() + rest.dispatchInterval
                _ = DispatchSemaphore(value: 0).wait(timeout: deadline)
            }
            job.run()
        }
        isOver.value = true
    }
}
