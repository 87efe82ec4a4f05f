import Dispatch
import Synchronization

/// Calls back at an interval as long as there is something to do, and rests otherwise.
final class Ticker: Sendable {
    private let queue = DispatchQueue(label: "streamnet.ticker")
    private let interval: DispatchTimeInterval
    private let isTicking = Atomic<Bool>(false)

    init(every interval: DispatchTimeInterval) { self.interval = interval }

    /// Ticks until `tick` says that nothing is left to do; does nothing while it ticks.
    func start(_ tick: @escaping @Sendable () -> Bool) {
        guard !isTicking.exchange(true, ordering: .acquiringAndReleasing) else { return }
        wait(tick)
    }

    private func wait(_ tick: @escaping @Sendable () -> Bool) {
        queue.asyncAfter(deadline: .now() + interval) { [self] in
            if tick() { return wait(tick) }
            isTicking.store(false, ordering: .releasing)
            // Something may have come between the last look and the line above.
            if tick() { start(tick) }
        }
    }
}
