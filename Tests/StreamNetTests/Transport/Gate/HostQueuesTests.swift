import Foundation
import Testing

@testable import StreamNet

/// Requests to many hosts under a limit for all of them.
@Suite(.hangLimit) struct HostQueuesTests {
    private func transfer() throws -> Transfer {
        let journey = try Call(Endpoint(url: Download.url))
        return Transfer(journey.request, journey) { _ in }
    }

    /// The rule, looked up the slow way.
    private struct Expected {
        var running = Array(repeating: 0, count: 20)
        var lines = Array(repeating: [WaitingTransfer](), count: 20)
        let limit = 2

        /// Of the hosts with room, the one whose first transfer has waited longest has its turn,
        /// unless nobody wants any there.
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
                    let transfer = try transfer()
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

    @Test func `a host that speaks HTTP/2 has more room at once`() throws {
        var queues = HostQueues(limit: 1, total: 4)
        let index = queues.index(of: "one")
        let entered = queues.enter(index)
        for _ in 1...5 { _ = queues.add(try transfer(), to: queues.index(of: "one")) { _ in } }
        let isNew = queues.setMultiplexed(true, "one")
        let numbers = (1...4).map { _ in queues.next(to: "one")?.1.number }
        #expect(entered && isNew)
        #expect(numbers == [1, 2, 3, nil])
        #expect(queues.leave(index)?.1.number == 4)
        #expect(queues.leave(index)?.1.number == 5)
    }
}
