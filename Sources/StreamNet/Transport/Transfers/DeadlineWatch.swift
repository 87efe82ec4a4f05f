import Dispatch
import Locks

/// Checks the deadlines of transfers: soon after each begins, and then when one may have passed.
final class DeadlineWatch: Sendable {
    static let tick = Duration.milliseconds(20)

    let state = Mutex(State())
    let ticker = DeadlineTimer(every: tick)
    let begun = ContinuousClock.now
    // A receiver that blocks this queue delays other receivers, but no deadline.
    private let notifications = DispatchQueue(label: "streamnet.deadlines")

    func add(_ transfer: Transfer) {
        state.withLock { $0.new[ObjectIdentifier(transfer)] = transfer }
        ticker.start { [weak self] in self?.check() ?? false }
    }

    func remove(_ transfer: Transfer) {
        // Released behind the lock, as the transfer may run code of its own.
        _ = state.withLock { $0.remove(ObjectIdentifier(transfer)) }
    }

    /// Checks the transfers that are due; false if there are none at all.
    func check(_ now: ContinuousClock.Instant = .now) -> Bool {
        guard let due = state.withLock({ $0.due(at: Int((now - begun) / Self.tick)) })
        else { return false }
        for transfer in due {
            let next = transfer.check(now, notifying: notifications)
            let tick = Int(((next - begun) / Self.tick).rounded(.up))
            state.withLock { $0.set(tick, for: ObjectIdentifier(transfer)) }
        }
        return true
    }

    /// The transfers, and the ticks at which they are checked; ticks have numbers.
    struct State: Sendable {
        /// The transfers that have not been checked yet, which most never are.
        var new: [ObjectIdentifier: Transfer] = [:]
        /// All others, with the tick of their next check.
        private(set) var checked: [ObjectIdentifier: (transfer: Transfer, tick: Int)] = [:]
        private(set) var byTick: [Int: Set<ObjectIdentifier>] = [:]
        /// The last tick whose transfers were checked.
        private var last = 0

        mutating func remove(_ id: ObjectIdentifier) -> Transfer? {
            if let transfer = new.removeValue(forKey: id) { return transfer }
            guard let (transfer, tick) = checked.removeValue(forKey: id) else { return nil }
            byTick[tick]?.remove(id)
            if byTick[tick]?.isEmpty == true { byTick[tick] = nil }
            return transfer
        }

        /// Returns the transfers to check; nil if there are none at all.
        mutating func due(at tick: Int) -> [Transfer]? {
            var due = Array(new.values)
            for (id, transfer) in new { checked[id] = (transfer, tick) }
            new.removeAll(keepingCapacity: true)
            if checked.isEmpty { return nil }
            if byTick.isEmpty { last = tick }
            while last < tick {
                last += 1
                due += (byTick.removeValue(forKey: last) ?? []).compactMap { checked[$0]?.transfer }
            }
            return due
        }

        /// Sets the tick of the next check, unless the transfer was removed meanwhile.
        mutating func set(_ tick: Int, for id: ObjectIdentifier) {
            guard let index = checked.index(forKey: id) else { return }
            let next = max(tick, last + 1)
            checked.values[index].tick = next
            byTick[next, default: []].insert(id)
        }
    }
}

/// Calls back at an interval while there is work, and rests otherwise.
final class DeadlineTimer: Sendable {
    private let queue = DispatchQueue(label: "streamnet.ticker")
    private let interval: Duration
    // Released by a tick that rests, acquired by the start behind it; work has a lock of its own.
    let isTicking = Atomic<Bool>(false)

    init(every interval: Duration) { self.interval = interval }

    /// Calls `tick` at the interval until it returns false; does nothing if it is ticking already.
    func start(_ tick: @escaping @Sendable () -> Bool) {
        guard !isTicking.exchange(true, ordering: .acquiringAndReleasing) else { return }
        wait(tick)
    }

    private func wait(_ tick: @escaping @Sendable () -> Bool) {
        queue.asyncAfter(deadline: .now() + interval / .seconds(1)) { [self] in
            if tick() { return wait(tick) }
            isTicking.store(false, ordering: .releasing)
            // Work may have been added between the last call and the line above.
            if tick() { start(tick) }
        }
    }
}
