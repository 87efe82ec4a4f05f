import Dispatch
import Synchronization

/// Checks the deadlines of transfers, as long as there are any.
///
/// A transfer is checked soon after it begins, and then only when one of its deadlines may have
/// passed: ten thousand silent streams cost no more than one.
final class DeadlineWatch: Sendable {
    private let state = Mutex(State())
    private let ticker = DeadlineTimer(every: .milliseconds(20))
    // A receiver that blocks this queue delays other receivers, but no deadline.
    private let notifications = DispatchQueue(label: "streamnet.deadlines")

    /// Checks the deadlines of `transfer` until it is removed.
    func add(_ transfer: Transfer) {
        state.withLock { $0.new[ObjectIdentifier(transfer)] = transfer }
        ticker.start { [weak self] in self?.check() ?? false }
    }

    func remove(_ transfer: Transfer) {
        // The transfer may run code of its own when it is released, which must not happen in the
        // lock.
        _ = state.withLock { $0.remove(ObjectIdentifier(transfer)) }
    }

    /// Checks the transfers that are due; false if there are none at all.
    private func check() -> Bool {
        let now = ContinuousClock.now
        guard let due = state.withLock({ $0.due(at: now) }) else { return false }
        for transfer in due {
            let next = transfer.check(now, notifying: notifications)
            state.withLock { $0.set(next, for: ObjectIdentifier(transfer)) }
        }
        return true
    }
}

extension DeadlineWatch {
    fileprivate struct State: Sendable {
        /// The transfers that have not been checked yet, which most never are.
        var new: [ObjectIdentifier: Transfer] = [:]
        /// All others, with the time of their next check.
        private var checked: [ObjectIdentifier: (transfer: Transfer, next: Instant)] = [:]
        /// A time before which none of these is due.
        private var earliest: Instant?

        typealias Instant = ContinuousClock.Instant

        mutating func remove(_ id: ObjectIdentifier) -> Transfer? {
            new.removeValue(forKey: id) ?? checked.removeValue(forKey: id)?.transfer
        }

        /// Returns the transfers to check; nil if there are none at all.
        mutating func due(at now: Instant) -> [Transfer]? {
            var due = Array(new.values)
            if let earliest, earliest <= now {
                due += checked.values.lazy.filter { $0.next <= now }.map(\.transfer)
                self.earliest = checked.values.lazy.map(\.next).filter { $0 > now }.min()
            }
            for (id, transfer) in new { checked[id] = (transfer, now) }
            new.removeAll(keepingCapacity: true)
            return checked.isEmpty ? nil : due
        }

        /// Sets the time of the next check, unless the transfer was removed meanwhile.
        mutating func set(_ next: Instant, for id: ObjectIdentifier) {
            guard let index = checked.index(forKey: id) else { return }
            checked.values[index].next = next
            earliest = min(earliest ?? next, next)
        }
    }
}
