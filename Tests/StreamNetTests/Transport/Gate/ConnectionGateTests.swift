import Locks
@testable import StreamNet
import Testing

@Suite(.hangLimit) struct ConnectionGateTests {
    private final class Weak { weak var transfer: Transfer? }

    @Test func `any number may be done at once when its turn comes`() throws {
        let gate = ConnectionGate(TransportConfiguration(connectionsPerHost: 1))
        let leave = EventLog<Transfer.Leave>()
        gate.enter("host", try .sample()) { leave.add($0) }
        let ran = Atomic(0)
        let one = try Transfer.sample()
        for _ in 1...100_000 {
            gate.enter("host", one) { leave in
                ran.add(1, ordering: .relaxed)
                leave()
            }
        }
        leave.all.first?()
        #expect(ran.load(ordering: .relaxed) == 100_000)
    }

    @Test func `those that wait have their turn in order, and are released with it`() throws {
        var queue = HostQueue("host")
        let released = Weak()
        func add(_ numbers: ClosedRange<Int>) throws {
            for number in numbers {
                let transfer = try Transfer.sample()
                if number == 100 { released.transfer = transfer }
                _ = queue.add(.init(transfer: transfer, number: number, since: .now) { _ in })
            }
        }
        try add(1...1000)
        #expect((1...300).allSatisfy { queue.next()?.number == $0 })
        #expect(released.transfer == nil)
        try add(1001...1500)
        #expect(queue.first == 301)
        #expect((301...1500).allSatisfy { queue.next()?.number == $0 })
        #expect(queue.next() == nil)
        #expect(queue.isIdle)
    }

    @Test func `the requests to a host that speaks HTTP/2 share a connection`() throws {
        let gate = ConnectionGate(TransportConfiguration(connectionsPerHost: 2))
        let leaves = EventLog<Transfer.Leave>()
        for _ in 1...250 { gate.enter("host", try .sample()) { leaves.add($0) } }
        #expect(leaves.all.count == 2)
        for _ in 1...2 { gate.setMultiplexed(true, "host") }
        gate.setMultiplexed(true, "other")
        #expect(leaves.all.count == 100)
        leaves.all[0]()
        #expect(leaves.all.count == 101)
        // Another server of that name: those that run go on, and others wait until there is room.
        gate.setMultiplexed(false, "host")
        for leave in leaves.all.dropFirst().dropLast(2) { leave() }
        #expect(leaves.all.count == 101)
        leaves.all[100]()
        #expect(leaves.all.count == 102)
    }

    @Test func `who leaves the line is not kept in it, though it does not move`() throws {
        let gate = ConnectionGate(TransportConfiguration(connectionsPerHost: 1))
        let (ran, waiting) = (EventLog<Int>(), try Transfer.sample())
        let leave = EventLog<Transfer.Leave>()
        gate.enter("host", try .sample()) { leave.add($0) }
        gate.enter("host", waiting) { _ in ran.add(0) }
        var others: [Weak] = []
        for number in 1...1_000 {
            let (transfer, other) = (try Transfer.sample(), Weak())
            other.transfer = transfer
            others.append(other)
            gate.enter("host", transfer) { _ in ran.add(number) }
            transfer.leave()
        }
        #expect(others.filter { $0.transfer != nil }.count <= 64)
        #expect(ran.all.isEmpty)
        leave.all.first?()
        #expect(ran.all == [0])
    }

    /// The closure of a transfer is called between its pick and its start.
    @Test func `a transfer cancelled between pick and start lets the next one run`() throws {
        let session = CurlSession(
            CurlLoop(CurlSettings(TransportConfiguration(connectionsPerHost: 1))))
        let (leave, ran) = (EventLog<Transfer.Leave>(), EventLog<Int>())
        session.gate.enter("host", try .sample()) { leave.add($0) }
        for _ in 1...3 {
            let picked = try Transfer.sample()
            session.gate.enter("host", picked) { leave in
                picked.leave()
                session.run(picked, sending: nil, leave)
            }
        }
        session.gate.enter("host", try .sample()) { _ in ran.add(1) }
        leave.all.first?()
        #expect(ran.all == [1])
        #expect(session.gate.queues.withLock { $0.running } == 1)
        #expect(session.watch.state.withLock { $0.new.isEmpty && $0.checked.isEmpty })
    }
}

extension Transfer {
    /// A transfer that nobody waits for.
    static func sample() throws -> Transfer {
        let call = try Call(Endpoint(url: Download.url))
        return Transfer(call.request, call) { _ in }
    }
}
