@testable import StreamNet
import Testing

/// Requests to many hosts under a limit for all of them.
@Suite(.virtualLimit) struct HostQueuesTests {
    /// The rule, looked up the slow way.
    private struct Expected {
        var running = Array(repeating: 0, count: 20)
        var lines = Array(repeating: [WaitingTransfer](), count: 20)
        let limit = 2

        /// Of hosts with room, that whose first wanted transfer has waited longest has its turn.
        mutating func next() -> (host: Int, number: Int)? {
            while true {
                let hosts = lines.indices.filter { !lines[$0].isEmpty && running[$0] < limit }
                guard let host = hosts.min(by: { lines[$0][0].number < lines[$1][0].number })
                else { return nil }
                while !lines[host].isEmpty {
                    let first = lines[host].removeFirst()
                    guard first.transfer.isWanted else { continue }
                    running[host] += 1
                    return (host, first.number)
                }
            }
        }
    }

    @Test(arguments: 1...20)
    func `the one that has waited longest where there is room is next`(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        var queues = HostQueues(limit: 2, total: 8)
        var expected = Expected()
        // The hosts of those that run, with their indexes.
        var running: [(host: Int, index: Int)] = []
        var number = 0
        for _ in 1...2_000 {
            switch random.next() % 5 {
            case 0, 1, 2:
                let host = Int(random.next() % 20)
                let index = queues.index(of: "\(host)")
                if queues.enter(index) {
                    running.append((host, index))
                    expected.running[host] += 1
                } else {
                    number += 1
                    let transfer = try Transfer.sample()
                    _ = queues.add(transfer, to: index) { _ in }
                    expected.lines[host].append(
                        .init(transfer: transfer, number: number, since: .now) { _ in })
                }
            case 3:
                let waiting = expected.lines.joined()
                guard let one = waiting.randomElement(using: &random) else { continue }
                one.transfer.leave()
            default:
                guard let place = running.indices.randomElement(using: &random) else { continue }
                let (host, index) = running.remove(at: place)
                expected.running[host] -= 1
                let (next, due) = (queues.leave(index), expected.next())
                #expect(next?.1.number == due?.number)
                if let next, let due { running.append((due.host, next.index)) }
            }
        }
        #expect(number > 100)
    }

    /// Its limit is one connection, then a hundred requests on it.
    @Test func `a host that becomes one of HTTP/2 has its turn when another host leaves`() throws {
        var queues = HostQueues(limit: 1, total: 2)
        let (one, two) = (queues.index(of: "one"), queues.index(of: "two"))
        let entered = [queues.enter(one), queues.enter(two)]
        for index in [one, two, one] { _ = queues.add(try .sample(), to: index) { _ in } }
        let isNew = queues.setMultiplexed(true, "one")
        // There is no room in all before one of them leaves.
        let atOnce = queues.next(to: "one")?.1.number
        #expect(entered == [true, true] && isNew)
        #expect(atOnce == nil)
        // That which has waited longest, though the host of the one that left has room.
        #expect(queues.leave(two)?.1.number == 1)
        #expect(queues.leave(one)?.1.number == 2)
        #expect(queues.leave(two)?.1.number == 3)
    }

    @Test func `a host that speaks HTTP/1 again has the room of its connections`() throws {
        var queues = HostQueues(limit: 1, total: 3)
        let (one, two) = (queues.index(of: "one"), queues.index(of: "two"))
        let isNew = queues.setMultiplexed(true, "one")
        let entered = [queues.enter(one), queues.enter(one), queues.enter(two)]
        for index in [one, two] { _ = queues.add(try .sample(), to: index) { _ in } }
        #expect(isNew && entered == [true, true, true])
        let again = queues.setMultiplexed(false, "one")
        #expect(!again)
        // One of them runs on, as many as there may be.
        #expect(queues.leave(one) == nil)
        #expect(queues.leave(one)?.1.number == 1)
        #expect(queues.leave(two)?.1.number == 2)
    }

    @Test func `a queue is overdue when its limit has passed since it has moved`() throws {
        let (limit, step) = (Duration.seconds(10), Duration.nanoseconds(1))
        func overdue(total: Int, after time: Duration) throws -> [Int]? {
            var queues = HostQueues(limit: 1, total: total)
            let (one, two) = (queues.index(of: "one"), queues.index(of: "two"))
            let entered = queues.enter(one)
            _ = queues.add(try .sample(), to: one) { _ in }
            let hasMoved = queues.enter(two)
            #expect(entered && hasMoved)
            let moved = queues.queues[total < .max ? two : one].moved
            return queues.removeOverdue(limit, at: moved + time)?.map(\.number)
        }
        // Under a limit for all, each host waits for the others: the last one has moved since.
        #expect(try overdue(total: 2, after: limit - step) == [])
        #expect(try overdue(total: 2, after: limit) == [1])
        #expect(try overdue(total: 2, after: limit + step) == [1])
        #expect(try overdue(total: .max, after: limit - step) == [])
        #expect(try overdue(total: .max, after: limit * 2) == [1])
    }

    @Test(arguments: [1, Int.max])
    func `a queue that has moved is not overdue, however long one has waited`(total: Int) throws {
        let (limit, step) = (Duration.seconds(10), Duration.nanoseconds(1))
        var queues = HostQueues(limit: 1, total: total)
        let index = queues.index(of: "one")
        let entered = queues.enter(index)
        for _ in 1...3 { _ = queues.add(try .sample(), to: index) { _ in } }
        for number in 1...2 {
            let next = queues.leave(index)
            #expect(entered && next?.1.number == number)
            let moved = queues.queues[index].moved
            #expect(queues.removeOverdue(limit, at: moved + limit - step)?.isEmpty == true)
        }
        let moved = queues.queues[index].moved
        #expect(queues.removeOverdue(limit, at: moved + limit)?.map(\.number) == [3])
        // There are none any more, and so none to look at.
        #expect(queues.removeOverdue(limit, at: moved + limit) == nil)
    }

    @Test func `nothing is kept of hosts without transfers`() throws {
        var queues = HostQueues(limit: 1, total: 2)
        for round in 1...100 {
            let (one, two) = (queues.index(of: "a\(round)"), queues.index(of: "b\(round)"))
            let entered = [queues.enter(one), queues.enter(two)]
            #expect(entered == [true, true])
            for index in [one, two, one] { _ = queues.add(try .sample(), to: index) { _ in } }
            #expect(queues.indexes.count == 2)
            var left = [one, two]
            while let index = left.popLast() {
                if let next = queues.leave(index) { left.append(next.index) }
            }
        }
        #expect(queues.running == 0)
        #expect(queues.indexes.isEmpty)
        #expect(queues.ready.elements.isEmpty)
        #expect(queues.queues.count == 2)
        #expect(queues.free.sorted() == [0, 1])
    }

    @Test func `a place in the order that is out of date is none`() throws {
        var queues = HostQueues(limit: 1, total: 3)
        let (one, two) = (queues.index(of: "one"), queues.index(of: "two"))
        let entered = [queues.enter(one), queues.enter(two)]
        for index in [one, two, one] { _ = queues.add(try .sample(), to: index) { _ in } }
        // The first of one host has its turn by itself, and its place in the order stays.
        let isNew = queues.setMultiplexed(true, "one")
        #expect(entered == [true, true] && isNew)
        #expect(queues.next(to: "one")?.1.number == 1)
        #expect(queues.leave(two)?.1.number == 2)
        #expect(queues.leave(two)?.1.number == 3)
    }

    @Test func `places in the order do not add up`() throws {
        let limit = Duration.seconds(10)
        var queues = HostQueues(limit: 1, total: 1)
        let busy = queues.index(of: "busy")
        let entered = queues.enter(busy)
        for round in 1...100 {
            let index = queues.index(of: "\(round)")
            _ = queues.add(try .sample(), to: index) { _ in }
            let overdue = queues.removeOverdue(limit, at: .now + limit)
            #expect(overdue?.map(\.number) == [round])
        }
        #expect(queues.ready.elements.count == 1)
        let last = queues.index(of: "last")
        _ = queues.add(try .sample(), to: last) { _ in }
        let next = queues.leave(busy)
        #expect(entered && next?.index == last)
        #expect(queues.ready.elements.isEmpty)
    }

    @Test func `the first that are not wanted, or have waited long enough, are removed`() throws {
        var queue = HostQueue("host")
        let (start, step) = (ContinuousClock.now, Duration.nanoseconds(1))
        let all = try (1...5).map { _ in try Transfer.sample() }
        for (number, one) in all.enumerated() {
            // Two at the start, the others later, each by a nanosecond.
            let since = start + step * max(0, number - 1)
            _ = queue.add(.init(transfer: one, number: number, since: since) { _ in })
        }
        #expect(queue.removeFirst(since: start - step).isEmpty)
        all[0].leave()
        #expect(queue.removeFirst(since: start - step).map(\.number) == [0])
        #expect(queue.removeFirst(since: start).map(\.number) == [1])
        all[3].leave()
        #expect(queue.removeFirst(since: start + step).map(\.number) == [2, 3])
        #expect(queue.first == 4)
    }
}
