import Synchronization

/// Limits the number of transfers that run at the same time, to each host and in total; the others
/// wait in a queue.
///
/// URLSession has such a queue of its own, but counts the time in it, and cancelled tasks stay in
/// it. Here the waiting time does not count, and a cancelled transfer is skipped. A queue that has
/// not moved for too long fails the transfers that have waited as long.
final class ConnectionGate: Sendable {
    typealias Leave = @Sendable () -> Void

    private struct Waiting: Sendable {
        let transfer: Transfer
        let number: Int
        let since: ContinuousClock.Instant
        let run: @Sendable (@escaping Leave) -> Void
    }

    private struct Host: Sendable {
        var running = 0
        /// The time at which a transfer to it has had its turn, or was over.
        var moved = ContinuousClock.now
        var line: [Waiting] = []
        var head = 0
        /// The number of waiting transfers above which cancelled ones are removed.
        var room = 64

        /// The number of the first waiting transfer, in order of arrival.
        var first: Int? { head < line.count ? line[head].number : nil }

        /// Removes and returns those at the front that are not wanted any more or have waited since
        /// `start`, together.
        mutating func removeFirst(since start: ContinuousClock.Instant) -> ArraySlice<Waiting> {
            let old = line[head...].prefix { !$0.transfer.isWanted || $0.since <= start }
            line.removeFirst(head + old.count)
            head = 0
            return old
        }

        /// Adds a transfer to the queue. Returns the old entries if cancelled ones have been
        /// removed, to be released by the caller: while long transfers use all connections, nothing
        /// else would do so.
        mutating func add(_ waiting: Waiting) -> [Waiting] {
            line.append(waiting)
            guard line.count - head > room else { return [] }
            let (all, wanted) = (line, line[head...].filter(\.transfer.isWanted))
            (line, head) = (wanted, 0)
            room = max(64, wanted.count * 2)
            return all
        }

        /// Removes and returns the next waiting transfer that is still wanted.
        mutating func next() -> Waiting? {
            while head < line.count {
                let first = line[head]
                head += 1
                if head == line.count || head > 64 {
                    line.removeFirst(head)
                    head = 0
                }
                if first.transfer.isWanted { return first }
            }
            return nil
        }
    }

    private struct Hosts: Sendable {
        /// The number of requests that one HTTP/2 connection carries at a time, which is libcurl's
        /// limit, too.
        static let streams = 100
        /// The number of hosts that are remembered as ``multiplexed``.
        static let room = 1_000

        let limit: Int
        let total: Int
        var running = 0
        var count = 0
        var byName: [String: Host] = [:]
        /// The hosts with which HTTP/2 is spoken, where many requests share a connection.
        var multiplexed: Set<String> = []
        /// The time at which a transfer to any host has had its turn, or was over.
        var moved = ContinuousClock.now

        func hasRoom(_ host: String) -> Bool {
            let running = byName[host]?.running ?? 0
            return running < limit || running < Self.streams && multiplexed.contains(host)
        }

        /// Remembers if a host speaks HTTP/2; true if that is news.
        mutating func note(_ host: String, isMultiplexed: Bool) -> Bool {
            guard isMultiplexed else {
                multiplexed.remove(host)
                return false
            }
            if multiplexed.count == Self.room, !multiplexed.contains(host) { multiplexed = [] }
            return multiplexed.insert(host).inserted
        }

        /// Removes and returns the next transfer to a host that has room.
        mutating func nextWithRoom(_ host: String) -> Waiting? {
            running < total && hasRoom(host) ? next(to: host) : nil
        }

        /// Removes and returns the transfers that have waited for `limit` in queues that stand
        /// still, and those that are not wanted any more; nil if nothing waits.
        mutating func removeOverdue(_ limit: Duration) -> [Waiting]? {
            let start = ContinuousClock.now - limit
            var overdue: [Waiting] = []
            var isWaiting = false
            for (name, host) in byName where host.first != nil {
                isWaiting = true
                // A limit for all hosts lets each wait for the others.
                guard (total < .max ? moved : host.moved) <= start else { continue }
                overdue += byName[name]?.removeFirst(since: start) ?? []
            }
            return isWaiting ? overdue : nil
        }

        mutating func enter(_ host: String) -> Bool {
            guard running < total, hasRoom(host) else { return false }
            running += 1
            moved = .now
            byName[host, default: Host()].running += 1
            byName[host]?.moved = moved
            return true
        }

        mutating func leave(_ host: String) {
            running -= 1
            moved = .now
            byName[host]?.running -= 1
            byName[host]?.moved = moved
            if byName[host]?.running == 0, byName[host]?.first == nil { byName[host] = nil }
        }

        /// Returns the transfer that may run when one to `host` is over: the next to the same host
        /// or, if there is a limit for all hosts, the one that has waited longest.
        mutating func next(after host: String) -> (host: String, Waiting)? {
            guard total < .max else { return nextWithRoom(host).map { (host, $0) } }
            guard let name = nextInLine else { return nil }
            if let next = next(to: name) { return (name, next) }
            // All transfers in its queue were cancelled; there may be many such queues.
            let lines = byName.compactMap { name, host in
                hasRoom(name) ? host.first.map { (name, $0) } : nil
            }
            for (name, _) in lines.sorted(byNumber: { Double($1) }) {
                if let next = next(to: name) { return (name, next) }
            }
            return nil
        }

        /// The host with the first waiting transfer that has waited longest.
        private var nextInLine: String? {
            var longest: (name: String, number: Int)?
            for (name, host) in byName where hasRoom(name) {
                if let first = host.first, first < longest?.number ?? .max {
                    longest = (name, first)
                }
            }
            return longest?.name
        }

        private mutating func next(to host: String) -> Waiting? {
            guard let next = byName[host]?.next() else {
                if byName[host]?.running == 0 { byName[host] = nil }
                return nil
            }
            _ = enter(host)
            return next
        }
    }

    private let hosts: Mutex<Hosts>
    private let limit: Duration?
    private let timer: DeadlineTimer

    init(_ configuration: TransportConfiguration) {
        limit = configuration.queueTimeout
        let tick = max(.milliseconds(20), min(.seconds(1), (limit ?? .zero) / 20))
        timer = DeadlineTimer(every: .milliseconds(Int(tick / .milliseconds(1))))
        hosts = Mutex(
            Hosts(
                limit: configuration.connectionsPerHost,
                total: configuration.connections ?? .max))
    }

    /// Calls `run` when it is the transfer's turn, unless the response is no longer wanted by then.
    /// `run` must call its argument when the connection is free again; all calls but the first do
    /// nothing, and the transfer makes it as soon as its body is read as a stream.
    func enter(
        _ host: String, _ transfer: Transfer, _ run: @escaping @Sendable (@escaping Leave) -> Void
    ) {
        // Removed entries may run code of their own when they are released: after the lock.
        let (mayRun, _) = hosts.withLock { hosts -> (Bool, [Waiting]) in
            if hosts.enter(host) { return (true, []) }
            hosts.count += 1
            let waiting = Waiting(
                transfer: transfer, number: hosts.count, since: .now, run: run)
            return (false, hosts.byName[host, default: Host()].add(waiting))
        }
        if mayRun { return run(transfer.freeing { self.leave(host) }) }
        guard let limit else { return }
        timer.start { [weak self] in self?.endOverdue(limit) ?? false }
    }

    /// Adapts the limit for a host to the version of HTTP that it speaks: with HTTP/2 the requests
    /// share a connection.
    func note(_ host: String, isMultiplexed: Bool) {
        guard hosts.withLock({ $0.note(host, isMultiplexed: isMultiplexed) }) else { return }
        while let waiting = hosts.withLock({ $0.nextWithRoom(host) }) {
            waiting.run(waiting.transfer.freeing { self.leave(host) })
        }
    }

    /// Fails the transfers that have waited for too long; false if nothing waits.
    private func endOverdue(_ limit: Duration) -> Bool {
        guard let overdue = hosts.withLock({ $0.removeOverdue(limit) }) else { return false }
        for waiting in overdue {
            let call = waiting.transfer.call
            waiting.transfer.stop(call.failure(.timedOut(.queued, after: limit)))
        }
        return true
    }

    /// Starts the next transfer, and those after it as long as each is over at once, as with a body
    /// that cannot be read any more. One call serves all, however many they are.
    private func leave(_ host: String) {
        var free: String? = host
        while let host = free {
            let next = hosts.withLock { hosts in
                hosts.leave(host)
                return hosts.next(after: host)
            }
            guard let (name, waiting) = next else { return }
            let turn = Waiter()
            waiting.run(waiting.transfer.freeing { if turn.isSecond() { self.leave(name) } })
            free = turn.isSecond() ? name : nil
        }
    }
}

/// Two events happen in either order: the call that starts a transfer returns, and the transfer is
/// over. Each of them asks once, and the second one goes on.
private final class Waiter: Sendable {
    private let wasAsked = Atomic(false)

    func isSecond() -> Bool { wasAsked.exchange(true, ordering: .acquiringAndReleasing) }
}
