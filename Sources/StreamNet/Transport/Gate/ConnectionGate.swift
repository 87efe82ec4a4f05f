import Locks

/// Limits the number of transfers that run at the same time, to each host and in total. The others
/// wait, which does not count as it does in URLSession; a queue that stands still fails them.
final class ConnectionGate: Sendable {
    let queues: Mutex<HostQueues>
    private let limit: Duration?
    let timer: DeadlineTimer

    init(_ configuration: TransportConfiguration) {
        limit = configuration.queueTimeout
        timer = DeadlineTimer(
            every: max(.milliseconds(20), min(.seconds(1), (limit ?? .zero) / 20)))
        let (perHost, total) = (configuration.connectionsPerHost, configuration.connections ?? .max)
        queues = Mutex(HostQueues(limit: perHost, total: total))
    }

    /// Calls `run` when it is the transfer's turn, unless the response is no longer wanted by then.
    func enter(_ host: String, _ transfer: Transfer, _ run: @escaping Transfer.Run) {
        // Removed entries may run code of their own when they are released: after the lock.
        let (index, _) = queues.withLock { queues -> (Int?, [WaitingTransfer]) in
            let index = queues.index(of: host)
            return queues.enter(index) ? (index, []) : (nil, queues.add(transfer, to: index, run))
        }
        if let index { return run(transfer.freeing { self.leave(index) }) }
        transfer.call.endpoint.mark("waits", "for a connection to \(host)")
        guard let limit else { return }
        timer.start { [weak self] in self?.endOverdue(limit) ?? false }
    }

    /// Adapts the limit for a host to its version of HTTP: requests of HTTP/2 share a connection.
    func setMultiplexed(_ isMultiplexed: Bool, _ host: String) {
        let hasMoreRoom = queues.withLock { $0.setMultiplexed(isMultiplexed, host) }
        guard hasMoreRoom else { return }
        while let (index, waiting) = queues.withLock({ $0.next(to: host) }) {
            waiting.run(waiting.transfer.freeing { self.leave(index) })
        }
    }

    /// Fails the transfers that have waited for too long; false if nothing waits.
    private func endOverdue(_ limit: Duration) -> Bool {
        guard let overdue = queues.withLock({ $0.removeOverdue(limit) }) else { return false }
        for waiting in overdue {
            let call = waiting.transfer.call
            waiting.transfer.stop(call.failure(.timedOut(.queued, after: limit)))
        }
        return true
    }

    /// Starts the next transfer, and those after it as long as each is over at once: in one call,
    /// however many they are.
    private func leave(_ index: Int) {
        var free: Int? = index
        while let index = free {
            guard let (next, waiting) = queues.withLock({ $0.leave(index) }) else { return }
            // The call that starts a transfer returns, and it is over: the later starts the next.
            // Each of the two releases what it wrote, and the later one acquires it.
            let hadEvent = Atomic(false)
            waiting.run(
                waiting.transfer.freeing {
                    let wasReturned = hadEvent.exchange(true, ordering: .acquiringAndReleasing)
                    if wasReturned { self.leave(next) }
                })
            let isOver = hadEvent.exchange(true, ordering: .acquiringAndReleasing)
            free = isOver ? next : nil
        }
    }
}

extension EncodedRequest {
    var host: String { "\(url.host() ?? ""):\(url.port ?? 0)" }
}
