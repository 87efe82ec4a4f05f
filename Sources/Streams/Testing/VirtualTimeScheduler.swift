import Locks

/// A clock that a test advances: an hour passes in no time, in the same order every time.
///
///     let time = VirtualTimeScheduler()
///     request.timeout(.seconds(60), scheduler: time)
///         .subscribe(onFailure: { failures.append($0) })
///     time.advance(by: .seconds(59))      // nothing yet
///     time.advance(by: .seconds(1))       // timed out
/// Work, scheduled from any thread, runs on the thread that advances the clock, by due time, then
/// in the order of scheduling, or in another one. After a million pieces of work at one instant,
/// which an endless source may schedule, `advance` and `run` return, and ``failure`` says so.
public final class VirtualTimeScheduler: Scheduler {
    private let agenda: Mutex<Agenda>
    private let order: (@Sendable () -> UInt64)?
    /// The first drawing that could not be read; it replaces every drawing on this clock.
    let malformed = Mutex<DrawingError?>(nil)
    private let stopped = Mutex<EndlessWorkError?>(nil)

    /// Makes a clock.
    /// - Parameter order: Returns a number for each piece of work, when that is scheduled: among
    ///   those due at the same instant, the one with the least number runs first. By default they
    ///   run in the order of scheduling. Random numbers find code that relies on it.
    public init(now: Duration = .zero, order: (@Sendable () -> UInt64)? = nil) {
        agenda = Mutex(Agenda(now: now))
        self.order = order
    }

    deinit { removeAll() }

    /// The work that is scheduled, and the pieces that may still run; then the clock stands still.
    package var waiting: Int { agenda.withLock { $0.jobs.count } }
    package var left: Int {
        get { agenda.withLock { $0.left } }
        set { agenda.withLock { $0.left = newValue } }
    }

    package func removeAll() { agenda.withLock { exchange(&$0.jobs, with: JobHeap()) }.dispose() }

    /// The start time, plus the time that has passed so far.
    public var now: Duration { agenda.withLock { $0.now } }

    /// The failure of the first `advance` or `run` that returned with work still due, if any. Each
    /// is reported to ``StreamErrors/onUnhandled``, too, and replaces the results of `draw`.
    public var failure: EndlessWorkError? { stopped.withLock { $0 } }

    /// Runs `work` when the clock is advanced to `delay` from now.
    @discardableResult public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let job = Job(work)
        let place = order?() ?? 0
        agenda.withLock { $0.jobs.add(job, at: $0.now + max(delay, .zero), place) }
        return job
    }

    /// Advances the clock by `duration`, running all work that falls due and what that schedules.
    public func advance(by duration: Duration) { advance(to: now + duration) }

    /// Advances the clock to `instant`, as `advance(by:)`; does nothing if it is past that.
    public func advance(to instant: Duration) {
        if runWork(until: instant) { agenda.withLock { $0.now = max($0.now, instant) } }
    }

    /// Runs all scheduled work and what that schedules, and stops the clock at the last due time.
    /// Work that schedules itself for later, for ever, makes this run for ever.
    public func run() { _ = runWork(until: nil) }

    /// Runs the work that is due by `limit`; returns false if it does not end.
    private func runWork(until limit: Duration?) -> Bool {
        var (instant, count) = (now, 0)
        while let (due, work) = agenda.withLock({ $0.next(until: limit) }) {
            if due > instant { (instant, count) = (due, 0) }
            count += 1
            work()
            if count == EndlessWorkError.limit, agenda.withLock({ $0.jobs.hasWork(dueBy: due) }) {
                let failure = EndlessWorkError(instant: due)
                stopped.withLock { $0 = $0 ?? failure }
                StreamErrors.notify(failure)
                return false
            }
        }
        return true
    }
}

private struct Agenda: Sendable {
    var now: Duration
    var jobs = JobHeap()
    var left = Int.max

    mutating func next(until limit: Duration?) -> (due: Duration, work: @Sendable () -> Void)? {
        while left > 0, let (due, job) = jobs.removeFirst(dueBy: limit) {
            guard let work = job.take() else { continue }
            left -= 1
            now = max(now, due)
            return (now, work)
        }
        return nil
    }
}

/// The failure of a clock with work at one instant that scheduled more for it, a million times.
public struct EndlessWorkError: Error, Equatable, CustomStringConvertible {
    static let limit = 1_000_000

    let instant: Duration

    /// The scheduler, its time and the number of pieces, in one line.
    public var description: String {
        "VirtualTimeScheduler at \(instant): wanted an end of the work at this instant, "
            + "found more after \(Self.limit) pieces"
    }
}
