import Dispatch
import Synchronization

/// Looks at the deadlines of transfers, as long as there are any.
final class DeadlineWatch: Sendable {
    private let transfers = Mutex<[ObjectIdentifier: Transfer]>([:])
    private let ticker = Ticker(every: .milliseconds(20))
    // Whoever waits there may keep others waiting, but no deadline.
    private let telling = DispatchQueue(label: "streamnet.deadlines")

    /// Looks at the deadlines of `transfer` until it is removed.
    func add(_ transfer: Transfer) {
        transfers.withLock { $0[ObjectIdentifier(transfer)] = transfer }
        ticker.start { [weak self] in self?.check() ?? false }
    }

    func remove(_ transfer: Transfer) {
        // What is let go of may run code of its own, which the lock must not see.
        _ = transfers.withLock { $0.removeValue(forKey: ObjectIdentifier(transfer)) }
    }

    /// Whether there are still transfers to check.
    private func check() -> Bool {
        let transfers = transfers.withLock { Array($0.values) }
        let now = ContinuousClock.now
        for transfer in transfers { transfer.check(now, telling: telling) }
        return !transfers.isEmpty
    }
}
