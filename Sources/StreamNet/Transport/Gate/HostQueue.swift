/// The transfers to a host: the number of those that run, and those that wait.
struct HostQueue: Sendable {
    let name: String
    var running = 0
    /// True if the host is in the heap of those that are ready.
    var isReady: Bool
    /// The time at which a transfer to it has had its turn, or was over.
    var moved = ContinuousClock.now
    /// Those that wait, from `head` on; nil, to release them, for those that have had their turn.
    private var line: [WaitingTransfer?] = []
    private var head = 0
    /// The number of waiting transfers above which cancelled ones are removed.
    private var room = 64

    init(_ name: String, isReady: Bool = false) { (self.name, self.isReady) = (name, isReady) }

    /// The number of the first waiting transfer, in order of arrival.
    var first: Int? { head < line.count ? line[head]?.number : nil }
    var isIdle: Bool { running == 0 && first == nil }

    /// Removes and returns those at the front that are not wanted or have waited since `start`.
    mutating func removeFirst(since start: ContinuousClock.Instant) -> [WaitingTransfer] {
        let waiting = line[head...].lazy.compactMap(\.self)
        let old = Array(waiting.prefix { !$0.transfer.isWanted || $0.since <= start })
        line.removeFirst(head + old.count)
        head = 0
        return old
    }

    /// Adds a transfer; returns all entries, to be released, if cancelled ones have been removed.
    mutating func add(_ waiting: WaitingTransfer) -> [WaitingTransfer] {
        line.append(waiting)
        guard line.count - head > room else { return [] }
        let all = line[head...].compactMap(\.self)
        line = all.filter(\.transfer.isWanted)
        head = 0
        room = max(64, line.count * 2)
        return all
    }

    /// Removes and returns the next waiting transfer that is still wanted.
    mutating func next() -> WaitingTransfer? {
        while head < line.count {
            let first = line[head].take()
            head += 1
            // Half of the line at a time, so that the cost of each is the same in any line.
            if head == line.count || head > 64 && head > line.count / 2 {
                line.removeFirst(head)
                head = 0
            }
            if let first, first.transfer.isWanted { return first }
        }
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
