import Streams

/// The queues of all hosts to which transfers run or wait. A host has an index for as long as that,
/// so that its queue changes in place: a dictionary's value allocates when it changes.
struct HostQueues: Sendable {
    /// The number of requests that one HTTP/2 connection carries at a time, as with libcurl.
    private static let streams = 100
    /// The number of hosts that are remembered as ``multiplexed``.
    private static let room = 1_000

    private let limit: Int
    private let total: Int
    private(set) var running = 0
    private var count = 0
    private(set) var queues: [HostQueue] = []
    /// The indexes in `queues` that have no host.
    private(set) var free: [Int] = []
    private(set) var indexes: [String: Int] = [:]
    /// The hosts with which HTTP/2 is spoken, where many requests share a connection.
    private var multiplexed: Set<String> = []
    /// The hosts that may have room for a waiting transfer, if there is a limit for all hosts.
    private(set) var ready = Heap<Turn>()
    private var moved = ContinuousClock.now

    /// The place of a host in the order: that of the transfer which has waited longest there.
    struct Turn: Comparable, Sendable {
        let number: Int
        let index: Int

        static func < (one: Turn, other: Turn) -> Bool { one.number < other.number }
    }

    init(limit: Int, total: Int) { (self.limit, self.total) = (limit, total) }

    /// Returns the index of a host, which it has as long as something runs or waits.
    mutating func index(of host: String) -> Int {
        if let index = indexes[host] { return index }
        let index = free.popLast() ?? queues.count
        if index == queues.count { queues.append(HostQueue(host)) }
        queues[index] = HostQueue(host, isReady: queues[index].isReady)
        indexes[host] = index
        return index
    }

    /// Counts a transfer that runs; false if there is no room for it.
    mutating func enter(_ index: Int) -> Bool {
        guard running < total, hasRoom(index) else { return false }
        running += 1
        queues[index].running += 1
        move(index)
        return true
    }

    /// Adds a transfer to a queue; returns those to be released, see ``HostQueue/add(_:)``.
    mutating func add(
        _ transfer: Transfer, to index: Int, _ run: @escaping Transfer.Run
    ) -> [WaitingTransfer] {
        count += 1
        let waiting = WaitingTransfer(transfer: transfer, number: count, since: .now, run: run)
        let old = queues[index].add(waiting)
        markReady(index)
        return old
    }

    /// Counts a transfer that is over, and returns the one that may run now: the next to the same
    /// host or, if there is a limit for all hosts, the one that has waited longest.
    mutating func leave(_ index: Int) -> (index: Int, WaitingTransfer)? {
        running -= 1
        queues[index].running -= 1
        move(index)
        markReady(index)
        let next = total < .max ? nextOfAll() : nextWithRoom(index).map { (index, $0) }
        removeIfIdle(index)
        return next
    }

    /// Sets the version of HTTP of a host; true if its requests now begin to share a connection.
    mutating func setMultiplexed(_ isMultiplexed: Bool, _ host: String) -> Bool {
        guard isMultiplexed else {
            multiplexed.remove(host)
            return false
        }
        if multiplexed.count == Self.room, !multiplexed.contains(host) { multiplexed = [] }
        let isNew = multiplexed.insert(host).inserted
        if isNew, let index = indexes[host] { markReady(index) }
        return isNew
    }

    /// Removes and returns the next transfer to a host that has room.
    mutating func next(to host: String) -> (index: Int, WaitingTransfer)? {
        guard let index = indexes[host] else { return nil }
        return nextWithRoom(index).map { (index, $0) }
    }

    /// Removes and returns those that have waited too long in queues that stand still, and those
    /// that are not wanted; nil if nothing waits.
    mutating func removeOverdue(
        _ limit: Duration, at now: ContinuousClock.Instant = .now
    ) -> [WaitingTransfer]? {
        let start = now - limit
        var overdue: [WaitingTransfer] = []
        var isWaiting = false
        for index in Array(indexes.values) where queues[index].first != nil {
            isWaiting = true
            // A limit for all hosts lets each wait for the others.
            guard (total < .max ? moved : queues[index].moved) <= start else { continue }
            overdue += queues[index].removeFirst(since: start)
            removeIfIdle(index)
        }
        return isWaiting ? overdue : nil
    }

    private func hasRoom(_ index: Int) -> Bool {
        queues[index].running < limit
            || queues[index].running < Self.streams && multiplexed.contains(queues[index].name)
    }

    private mutating func move(_ index: Int) {
        moved = .now
        queues[index].moved = moved
    }

    private mutating func removeIfIdle(_ index: Int) {
        guard queues[index].isIdle, indexes.removeValue(forKey: queues[index].name) != nil
        else { return }
        free.append(index)
    }

    private mutating func nextWithRoom(_ index: Int) -> WaitingTransfer? {
        guard running < total, hasRoom(index) else { return nil }
        guard let next = queues[index].next() else {
            removeIfIdle(index)
            return nil
        }
        _ = enter(index)
        return next
    }

    /// Adds a host to those that are ready if it is, and if they are used.
    private mutating func markReady(_ index: Int) {
        guard total < .max, !queues[index].isReady, hasRoom(index),
            let first = queues[index].first
        else { return }
        queues[index].isReady = true
        ready.add(Turn(number: first, index: index))
    }

    private mutating func nextOfAll() -> (index: Int, WaitingTransfer)? {
        while running < total, let turn = ready.removeFirst() {
            let index = turn.index
            queues[index].isReady = false
            // With another number, the host has another place in the order now.
            let next = queues[index].first == turn.number ? nextWithRoom(index) : nil
            markReady(index)
            if let next { return (index, next) }
        }
        return nil
    }
}
