import Synchronization

/// Lets a limited number of transfers to each host run at a time; the others wait in line.
///
/// URLSession has such a line of its own but counts the time in it, and a cancelled task stays in
/// it; here waiting is free and so is leaving.
final class ConnectionGate: Sendable {
    typealias Leave = @Sendable () -> Void

    private struct Waiting: Sendable {
        let transfer: Transfer
        let run: @Sendable (@escaping Leave) -> Void
    }

    private struct Host: Sendable {
        var running = 0
        var line: [Waiting] = []
        var head = 0

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

    private let limit: Int
    private let hosts = Mutex<[String: Host]>([:])

    init(limit: Int) { self.limit = limit }

    /// Calls `run` when it is the transfer's turn, unless nobody wants it any more by then; `run`
    /// must call what it is given, once, when the connection is free again.
    func enter(
        _ host: String, _ transfer: Transfer, _ run: @escaping @Sendable (@escaping Leave) -> Void
    ) {
        let mayRun = hosts.withLock { hosts in
            if hosts[host, default: Host()].running < limit {
                hosts[host, default: Host()].running += 1
                return true
            }
            hosts[host, default: Host()].line.append(Waiting(transfer: transfer, run: run))
            return false
        }
        if mayRun { run { self.leave(host) } }
    }

    private func leave(_ host: String) {
        let next = hosts.withLock { hosts -> Waiting? in
            let next = hosts[host]?.next()
            if next == nil {
                hosts[host]?.running -= 1
                if hosts[host]?.running == 0 { hosts[host] = nil }
            }
            return next
        }
        next?.run { self.leave(host) }
    }
}
