/// The transfers to a host: the number of those that run, and those that wait.
struct HostQueue: Sendable {
    let name: String
    var running = 0
    /// True if the host is in the heap of those that are ready.
    var isReady: Bool
    /// The time at which a transfer to it has had its turn, or was over.
    var moved = ContinuousClock.now
    private var waiting = Buffer<WaitingTransfer>()
    /// The number of waiting transfers above which cancelled ones are removed.
    private var room = 64

    init(_ name: String, isReady: Bool = false) { (self.name, self.isReady) = (name, isReady) }

    /// The number of the first waiting transfer, in order of arrival.
    var first: Int? { waiting.first?.number }
    var isIdle: Bool { running == 0 && waiting.isEmpty }

    /// Removes and returns those at the front that are not wanted or have waited since `start`.
    mutating func removeFirst(since start: ContinuousClock.Instant) -> [WaitingTransfer] {
        var old: [WaitingTransfer] = []
        while let next = waiting.first, !next.transfer.isWanted || next.since <= start {
            _ = waiting.pop()
            old.append(next)
        }
        return old
    }

    /// Adds a transfer; returns all entries, to be released, if cancelled ones have been removed.
    mutating func add(_ last: WaitingTransfer) -> [WaitingTransfer] {
        waiting.push(last)
        guard waiting.count > room else { return [] }
        let all = waiting.popAll()
        for entry in all where entry.transfer.isWanted { waiting.push(entry) }
        room = max(64, waiting.count * 2)
        return all
    }

    /// Removes and returns the next waiting transfer that is still wanted.
    mutating func next() -> WaitingTransfer? {
        while let next = waiting.pop() { if next.transfer.isWanted { return next } }
        return nil
    }
}

struct WaitingTransfer: Sendable {
    let transfer: Transfer
    /// Its place in the order of arrival at all queues.
    let number: Int
    let since: ContinuousClock.Instant
    let run: Transfer.Run
}
