import Foundation
import Locks

/// A flag that is raised once, stays raised, and wakes the threads that wait for it.
final class Signal: Sendable {
    private let raised = Atomic(false)
    private let gate = DispatchSemaphore(value: 0)

    var isRaised: Bool { raised.load(ordering: .acquiring) }

    /// Raises the flag; false when it was up already.
    func raise() -> Bool {
        guard !raised.exchange(true, ordering: .acquiringAndReleasing) else { return false }
        gate.signal()
        return true
    }

    /// Blocks the calling thread until the flag is up, at most for `limit`.
    func wait(upTo limit: Duration) {
        // Whoever gets through leaves the gate open for the next.
        if gate.wait(timeout: .now() + limit / .seconds(1)) == .success { gate.signal() }
    }
}
