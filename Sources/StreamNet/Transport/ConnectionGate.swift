import Synchronization

/// Lets a limited number of transfers run at a time, to each host and in all; the others wait in
/// line.
///
/// URLSession has such a line of its own but counts the time in it, and a cancelled task stays in
/// it; here waiting is free and so is leaving.
final class ConnectionGate: Sendable {
    typealias Leave = @Sendable () -> Void

    private struct Waiting: Sendable {
        let transfer: Transfer
        let number: Int
        let run: @Sendable (@escaping Leave) -> Void
    }

    private struct Host: Sendable {
        var running = 0
        var line: [Waiting] = []
        var head = 0
        /// How many there may be before it is looked who has left.
        var room = 64

        /// When the first in line came.
        var first: Int? { head < line.count ? line[head].number : nil }

        /// Adds to the line, and gives those that have left it: while long transfers have all the
        /// connections, nobody else would let go of them.
        mutating func add(_ waiting: Waiting) -> [Waiting] {
            line.append(waiting)
            guard line.count - head > room else { return [] }
            let (all, wanted) = (line, line[head...].filter(\.transfer.isWanted))
            (line, head) = (wanted, 0)
            room = max(64, wanted.count * 2)
            return all
        }

        /// The next in line that is still wanted.
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
        let limit: Int
        let total: Int
        var running = 0
        var count = 0
        var byName: [String: Host] = [:]

        mutating func enter(_ host: String) -> Bool {
            guard running < total, byName[host, default: Host()].running < limit else {
                return false
            }
            running += 1
            byName[host, default: Host()].running += 1
            return true
        }

        mutating func leave(_ host: String) {
            running -= 1
            byName[host]?.running -= 1
            if byName[host]?.running == 0, byName[host]?.first == nil { byName[host] = nil }
        }

        /// Who may run when a transfer to `host` is over: the next to the same one, or, where the
        /// limit is one for all, who has waited longest.
        mutating func next(after host: String) -> (host: String, Waiting)? {
            guard total < .max else { return next(to: host).map { (host, $0) } }
            guard let name = nextInLine else { return nil }
            if let next = next(to: name) { return (name, next) }
            // Its line had been left; there may be many of that kind.
            let lines = byName.compactMap { name, host in
                host.running < limit ? host.first.map { (name, $0) } : nil
            }
            for (name, _) in lines.sorted(byNumber: { Double($1) }) {
                if let next = next(to: name) { return (name, next) }
            }
            return nil
        }

        /// The host whose line has the one in front who has waited longest.
        private var nextInLine: String? {
            var longest: (name: String, number: Int)?
            for (name, host) in byName where host.running < limit {
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

    init(_ configuration: TransportConfiguration) {
        hosts = Mutex(
            Hosts(
                limit: configuration.connectionsPerHost,
                total: configuration.connections ?? .max))
    }

    /// Calls `run` when it is the transfer's turn, unless nobody wants it any more by then; `run`
    /// must call what it is given, once, when the connection is free again.
    func enter(
        _ host: String, _ transfer: Transfer, _ run: @escaping @Sendable (@escaping Leave) -> Void
    ) {
        // What has left the line may run code of its own when it is let go: behind the lock.
        let (mayRun, _) = hosts.withLock { hosts -> (Bool, [Waiting]) in
            if hosts.enter(host) { return (true, []) }
            hosts.count += 1
            let waiting = Waiting(transfer: transfer, number: hosts.count, run: run)
            return (false, hosts.byName[host, default: Host()].add(waiting))
        }
        if mayRun { run { self.leave(host) } }
    }

    /// Lets the next one in, and those behind it as long as each leaves at once: a body that cannot
    /// be read any more, say. One call for all, however many they are.
    private func leave(_ host: String) {
        var free: String? = host
        while let host = free {
            let next = hosts.withLock { hosts in
                hosts.leave(host)
                return hosts.next(after: host)
            }
            guard let (name, waiting) = next else { return }
            let turn = Turn()
            waiting.run { if turn.isSecond() { self.leave(name) } }
            free = turn.isSecond() ? name : nil
        }
    }
}

/// Two things happen in either order: the call that lets somebody in returns, and that one leaves.
/// Each asks once, and the one that comes second goes on.
private final class Turn: Sendable {
    private let wasAsked = Atomic(false)

    func isSecond() -> Bool { wasAsked.exchange(true, ordering: .acquiringAndReleasing) }
}
