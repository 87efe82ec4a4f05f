import Dispatch
import Synchronization

/// Checks the deadlines of transfers every 20 ms, as long as there are any.
final class DeadlineWatch: Sendable {
    private struct State: Sendable {
        var transfers: [ObjectIdentifier: Transfer] = [:]
        var isTicking = false
    }

    private let state = Mutex(State())
    private let ticker = DispatchQueue(label: "streamnet.ticker")
    // A receiver that blocks this queue delays other receivers, but no deadline.
    private let notifications = DispatchQueue(label: "streamnet.deadlines")

    /// Checks the deadlines of `transfer` until it is removed.
    func add(_ transfer: Transfer) {
        let isFirst = state.withLock { state in
            state.transfers[ObjectIdentifier(transfer)] = transfer
            defer { state.isTicking = true }
            return !state.isTicking
        }
        if isFirst { tick() }
    }

    func remove(_ transfer: Transfer) {
        // The transfer may run code of its own when it is released, which must not happen in the
        // lock.
        _ = state.withLock { $0.transfers.removeValue(forKey: ObjectIdentifier(transfer)) }
    }

    private func tick() {
        ticker.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
            if self?.check() == true { self?.tick() }
        }
    }

    /// Checks all transfers; false if there are none.
    private func check() -> Bool {
        let transfers = state.withLock { state in
            state.isTicking = !state.transfers.isEmpty
            return Array(state.transfers.values)
        }
        let now = ContinuousClock.now
        for transfer in transfers { transfer.check(now, notifying: notifications) }
        return !transfers.isEmpty
    }
}
