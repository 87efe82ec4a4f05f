/// A clock that a test advances: an hour passes in no time, in the same order every time.
///
///     let time = VirtualTimeScheduler()
///     request.timeout(.seconds(60), scheduler: time).subscribe(onFailure: { failures.append($0) })
///     time.advance(by: .seconds(59))      // nothing yet
///     time.advance(by: .seconds(1))       // timed out
///
/// Work runs on the thread that advances the clock, by due time, then in the order in which it was
/// scheduled. It may be scheduled from any thread.
public final class VirtualTimeScheduler: Scheduler {
    private let agenda: Lock<WorkQueue>
    /// The first drawing that could not be read; it replaces every drawing on this clock.
    let malformed = Lock<MalformedDrawing?>(nil)

    /// A clock set to `now`: zero, or the beginning of a replay.
    public init(now: Duration = .zero) { agenda = Lock(WorkQueue(now: now)) }

    /// The start time, plus the time that has passed so far.
    public var now: Duration { agenda.withLock { $0.now } }

    /// Runs `work` when the clock is advanced to `delay` from now.
    @discardableResult
    public func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let serial = agenda.withLock { $0.add(work, after: max(delay, .zero)) }
        return Disposables.create { [weak self] in self?.cancel(serial) }
    }

    /// Advances the clock by `duration` and runs all work that falls due, including the work
    /// scheduled by it.
    public func advance(by duration: Duration) { advance(to: now + duration) }

    /// Advances the clock to `instant`, running all work that falls due; does nothing if the clock
    /// is already past it.
    public func advance(to instant: Duration) {
        while let work = agenda.withLock({ $0.next(until: instant) }) { work() }
        agenda.withLock { $0.now = max($0.now, instant) }
    }

    /// Runs all scheduled work, including the work scheduled by it, and stops the clock at the last
    /// due time.
    ///
    /// Work that schedules itself for ever makes this run for ever: use `advance(by:)` for it.
    public func run() {
        while let work = agenda.withLock({ $0.next(until: nil) }) { work() }
    }

    private func cancel(_ serial: Int) {
        let work = agenda.withLock { $0.remove(serial) }
        _ = consume work
    }
}

/// The scheduled work: a sorted list, since tests schedule little.
private struct WorkQueue: Sendable {
    struct Entry: Sendable {
        let due: Duration
        let serial: Int
        let work: @Sendable () -> Void
    }

    var now: Duration
    private var entries: [Entry] = []
    private var serial = 0

    init(now: Duration) { self.now = now }

    /// Entries are sorted latest first, so that the next one is taken from the end.
    mutating func add(_ work: @escaping @Sendable () -> Void, after delay: Duration) -> Int {
        serial += 1
        let due = now + delay
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].due > due { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(due: due, serial: serial, work: work), at: low)
        return serial
    }

    mutating func next(until limit: Duration?) -> (@Sendable () -> Void)? {
        guard let entry = entries.last, entry.due <= limit ?? entry.due else { return nil }
        entries.removeLast()
        now = max(now, entry.due)
        return entry.work
    }

    mutating func remove(_ serial: Int) -> (@Sendable () -> Void)? {
        guard let index = entries.firstIndex(where: { $0.serial == serial }) else { return nil }
        return entries.remove(at: index).work
    }
}
