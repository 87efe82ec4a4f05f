import Foundation
import StreamNet
import Streams
import Testing

/// Event streams whose connections an interceptor refuses.
@Suite(.virtualLimit) struct RefusedConnectionsTests {
    /// The events of a stream whose second connection is refused.
    private func events(refusing refusal: Refusal) -> [String] {
        let log = EventLog<Int>()
        let refusing = Around { endpoint, next in
            log.add(0)
            return log.all.count == 2 ? .error(NetError.refused(refusal)) : next(endpoint)
        }
        return play([.events("data: a\n\n"), 204], interceptors: { _ in [refusing] }).events
    }

    @Test(
        arguments: [
            (.circuitOpen(retryAfter: .seconds(60)), "63: |"),
            // Without tokens for a retry it is made, too.
            (.budgetSpent(after: NetError.cancelled), "9: |"),
            (.rateLimited(until: Date() - 60), "9: |"),
            (.deadlineExceeded, "3: wanted a result before the deadline, found none"),
        ] as [(Refusal, String)])
    func `a refusal is waited for, unless it is a deadline`(refusal: Refusal, expected: String) {
        #expect(events(refusing: refusal) == ["0: a", expected])
    }

    @Test func `one that is limited is made after its date`() {
        let time = events(refusing: .rateLimited(until: Date() + 100)).last
            .flatMap { Double($0.prefix { $0 != ":" }) }
        #expect((3 + 50...3 + 100).contains(time ?? 0))
    }
}
