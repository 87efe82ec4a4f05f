import Dispatch
import Synchronization

/// Checks the deadlines of transfers, as long as there are any.
final class DeadlineWatch: Sendable {
    private let transfers = Mutex<[ObjectIdentifier: Transfer]>([:])
    private let ticker = DeadlineTimer(every: .milliseconds(20))
    // A receiver that blocks this queue delays other receivers, but no deadline.
    private let notifications = DispatchQueue(label: "streamnet.deadlines")

    /// Checks the deadlines of `transfer` until it is removed.
    func add(_ transfer: Transfer) {
        transfers.withLock { $0[ObjectIdentifier(transfer)] = transfer }
        ticker.start { [weak self] in self?.check() ?? false }
    }

    func remove(_ transfer: Transfer) {
        // The transfer may run code of its own when it is released, which must not happen in the
        // lock.
        _ = transfers.withLock { $0.removeValue(forKey: ObjectIdentifier(transfer)) }
    }

    /// Checks all transfers; false if there are none.
    private func check() -> Bool {
        let transfers = transfers.withLock { Array($0.values) }
        let now = ContinuousClock.now
        for transfer in transfers { transfer.check(now, notifying: notifications) }
        return !transfers.isEmpty
    }
}
