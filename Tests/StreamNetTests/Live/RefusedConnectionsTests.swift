import Foundation
import StreamNet
import Streams
import Testing

/// Event streams whose connections an interceptor refuses.
@Suite(.virtualLimit) struct RefusedConnectionsTests {
    private func connections(refusing refusals: [Refusal]) -> Played {
        let log = EventLog<Int>()
        let answer: StubAnswer = [.events("data: a\n\n"), 204]
        return play(
            answer,
            interceptors: { _ in
                [
                    Around { endpoint, next in
                        log.add(0)
                        let number = log.all.count - 2
                        guard refusals.indices.contains(number) else { return next(endpoint) }
                        return .error(NetError.refused(refusals[number]))
                    }
                ]
            })
    }

    @Test func `one that an open circuit refuses is made after its time`() {
        let played = connections(refusing: [.circuitOpen(retryAfter: .seconds(60))])
        #expect(played.events == ["0: a", "63: |"])
    }

    @Test func `one without tokens for a retry is made, too`() {
        let played = connections(refusing: [.budgetSpent(after: NetError.cancelled)])
        #expect(played.events == ["0: a", "9: |"])
    }

    @Test func `one that is limited is made after its date`() {
        let played = connections(refusing: [.rateLimited(until: Date() - 60)])
        #expect(played.events == ["0: a", "9: |"])
        let late = connections(refusing: [.rateLimited(until: Date() + 100)]).events.last
        let time = late.flatMap { Double($0.prefix { $0 != ":" }) } ?? 0
        #expect((3 + 50...3 + 100).contains(time))
    }

    @Test func `a deadline ends the stream`() {
        let played = connections(refusing: [.deadlineExceeded])
        #expect(played.events.last == "3: wanted a result before the deadline, found none")
    }
}
