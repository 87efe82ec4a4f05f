import Dispatch
import Synchronization

/// Calls back at an interval while there is work, and rests otherwise.
final class DeadlineTimer: Sendable {
    private let queue = DispatchQueue(label: "streamnet.ticker")
    private let interval: DispatchTimeInterval
    private let isTicking = Atomic<Bool>(false)

    init(every interval: DispatchTimeInterval) { self.interval = interval }

    /// Calls `tick` at the interval until it returns false; does nothing if it is ticking already.
    func start(_ tick: @escaping @Sendable () -> Bool) {
        guard !isTicking.exchange(true, ordering: .acquiringAndReleasing) else { return }
        wait(tick)
    }

    private func wait(_ tick: @escaping @Sendable () -> Bool) {
        queue.asyncAfter(deadline: .now() + interval) { [self] in
            if tick() { return wait(tick) }
            isTicking.store(false, ordering: .releasing)
            // Work may have been added between the last call and the line above.
            if tick() { start(tick) }
        }
    }
}
