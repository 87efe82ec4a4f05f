import Streams

/// Virtual time that counts what is asked of it.
final class CountingScheduler: Scheduler {
    let clock = VirtualTimeScheduler()
    private let counts = Locked((scheduled: 0, pending: 0))

    /// The number of pieces of work that were scheduled.
    var scheduled: Int { counts.value.scheduled }

    /// The number of pieces of work that have neither run nor been disposed.
    var pending: Int { counts.value.pending }

    var now: Duration { clock.now }

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
        counts.change { ($0.scheduled, $0.pending) = ($0.scheduled + 1, $0.pending + 1) }
        let isOver = Locked(false)
        let finish: @Sendable () -> Bool = { [counts] in
            let isFirst = !isOver.exchange(true)
            if isFirst { counts.change { $0.pending -= 1 } }
            return isFirst
        }
        let job = clock.schedule(after: delay) { if finish() { work() } }
        return Disposables.create {
            _ = finish()
            job.dispose()
        }
    }
}
