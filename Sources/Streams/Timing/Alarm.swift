/// The only timer of an operator: setting it disposes the previous setting.
@usableFromInline
final class Alarm: Disposable {
    private struct State: Sendable {
        var job: (any Disposable)?
        /// The number of times it was set.
        var number = 0
        var isDisposed = false
    }

    private let scheduler: any Scheduler
    private let state = Lock(State())

    @usableFromInline
    init(on scheduler: some Scheduler) { self.scheduler = scheduler }

    /// Runs `work` after `delay`, unless it is set again or disposed before.
    @usableFromInline
    func set(_ delay: Duration, _ work: @escaping @Sendable () -> Void) {
        let (number, old, isDisposed) = state.withLock { state in
            state.number += 1
            return (state.number, state.job.take(), state.isDisposed)
        }
        old?.dispose()
        if isDisposed { return }
        let job = scheduler.schedule(after: delay, work)
        // A scheduler that runs work at once may have set the next one meanwhile.
        let isLast = state.withLock { state in
            guard !state.isDisposed, state.number == number else { return false }
            state.job = job
            return true
        }
        if !isLast { job.dispose() }
    }

    @usableFromInline
    func dispose() {
        let job = state.withLock { state in
            state.isDisposed = true
            return state.job.take()
        }
        job?.dispose()
    }
}
