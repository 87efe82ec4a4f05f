/// The only timer of an operator: setting it disposes the previous setting.
@usableFromInline
struct SerialTimer: Sendable {
    /// Disposes the timer, and any later setting.
    @usableFromInline let job = SerialDisposable()
    private let scheduler: any Scheduler

    @usableFromInline
    init(on scheduler: any Scheduler) { self.scheduler = scheduler }

    /// Runs `work` after `delay`, unless it is set again or disposed before.
    @usableFromInline
    func set(_ delay: Duration, _ work: @escaping @Sendable () -> Void) {
        // In place before it is scheduled: a scheduler that runs work at once may set the next one.
        let next = SerialDisposable()
        job.disposable = next
        if !next.isDisposed { next.disposable = scheduler.schedule(after: delay, work) }
    }
}
