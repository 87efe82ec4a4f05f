import Foundation
import Streams
import Testing

@testable import StreamNet

/// The states of a stream's connection, as its observer and a log see them.
@Suite(.virtualLimit) struct ConnectionStatesTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let noServer = "wanted a connection, found no server"

    private func attributes(
        _ reconnect: Reconnect = exactly, _ more: Attributes = []
    ) -> Attributes {
        [
            .reconnectScheduler(time), .reconnect(reconnect),
            .onConnection { [log, time] connection in
                log.add("\(Int(time.now / .seconds(1))) \(connection.state)")
            },
            more,
        ]
    }

    private func feed(_ answers: StubAnswer, _ attributes: Attributes) -> Provider<LiveFeed> {
        Provider<LiveFeed>(
            backend: Stubs<LiveFeed>(scheduler: time).on(.ticker, answers),
            attributes: attributes)
    }

    @Test func `each state is told, with the wait`() {
        let answers: StubAnswer = [
            .failure(.cannotConnect),
            .events("data: a\n\n", .wait(.seconds(9)), .fail(.connectionLost)),
            .events("data: b\n\n"), 503, 204,
        ]
        _ = time.record(feed(answers, attributes()).rx.events(.ticker))
        #expect(
            log.all == [
                "0 connecting, attempt 1", "0 lost, next in 3 s: \(noServer)",
                "3 connecting, attempt 2", "3 open",
                "12 lost, next in 3 s: wanted a response, found the connection closed",
                "15 connecting, attempt 2", "15 open", "15 closed in order, next in 3 s",
                "18 connecting, attempt 2",
                "18 lost, next in 6 s: wanted a stream of text/event-stream, found 503",
                "24 connecting, attempt 3", "24 ended",
            ])
    }

    @Test func `a state is printed as a line of a log, without secrets`() {
        let lines = EventLog<String>()
        _ = time.record(
            feed(204, [attributes(), .onConnection { lines.add("\($0)") }]).rx.events(.ticker))
        #expect(
            lines.all
                == ["connecting, attempt 1", "ended"].map {
                    "GET https://feed.host/ticker: \($0)"
                })
        let secret = NetError.transport(
            TransportError(.other, request: "x", detail: "token=hunter2"))
        for state in [EventConnection.State.ended(secret), .lost(secret, next: .zero)] {
            #expect(!"\(state)".contains("hunter2"))
            var dumped = ""
            dump(state, to: &dumped)
            #expect(dumped.contains("wanted a response") && !dumped.contains("hunter2"))
        }
    }

    @Test func `a failure ends a stream with its error`() {
        _ = time.record(feed(404, attributes()).rx.events(.ticker))
        #expect(
            log.all == [
                "0 connecting, attempt 1",
                "0 failed: wanted a stream of text/event-stream, found 404",
            ])
        let gone = feed(.failure(.cannotConnect), attributes(.idempotent()))
        _ = time.record(gone.rx.events(.ticker))
        #expect(log.all.suffix(2) == ["0 connecting, attempt 1", "0 failed: \(noServer)"])
    }

    @Test func `connections take tokens, and a stream without them fails, also closed in order`() {
        let budget = RetryBudget(30)
        let reconnect = Reconnect.idempotent(includesFirst: true, budget: budget, random: { 1 })
        let lost = time.record(
            feed(.failure(.cannotConnect), attributes(reconnect)).rx.events(.ticker))
        let last = spent(lost)
        #expect(last.map(Retry.isLostConnection) == true)
        #expect(log.all.count { $0.contains("connecting") } == 3)
        #expect(budget.tokens == 2)
        let few = Reconnect.idempotent(budget: RetryBudget(10), random: { 1 })
        let closed = time.record(feed(.events("data: a\n\n"), attributes(few)).rx.events(.ticker))
        #expect(spent(closed) != nil)
    }

    /// The last failure of a stream that ended since the tokens were spent.
    private func spent(_ recording: Recorder<ServerSentEvent>) -> (any Error)? {
        guard
            case .refused(.budgetSpent(after: let last))? = recording.ending?.event.error
                as? NetError
        else { return nil }
        return last
    }

    @Test func `a connection that is open, or no longer wanted, gives its tokens back`() {
        let budget = RetryBudget(30)
        let reconnect = Reconnect.idempotent(includesFirst: true, budget: budget, random: { 1 })
        let answers: StubAnswer = [
            .failure(.cannotConnect), .events("data: a\n\n", .wait(.seconds(60))),
        ]
        let feed = feed(answers, attributes(reconnect, .idleTimeout(.seconds(600))))
        let opened = feed.rx.events(.ticker).subscribe()
        #expect(budget.tokens == 16)
        time.advance(by: .seconds(4))
        #expect(budget.tokens == 30)
        opened.dispose()
        let waiting = self.feed(.failure(.cannotConnect), attributes(reconnect)).rx
            .events(.ticker).subscribe()
        #expect(budget.tokens == 16)
        waiting.dispose()
        time.run()
        #expect(budget.tokens == 30)
    }

    @Test func `the date of a Retry-After is compared with the present one`() {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let wait = StubAnswer.status(503, headers: ["Retry-After": "Fri, 15 Jan 2027 08:00:40 GMT"])
        let reconnect = Reconnect.idempotent(includesFirst: true, random: { 1 }, now: { now })
        _ = time.record(feed([wait, 204], attributes(reconnect)).rx.events(.ticker))
        #expect(log.all.suffix(2) == ["40 connecting, attempt 2", "40 ended"])
    }

    @Test func `a disposed stream has no further state`() {
        let feed = feed([.events("data: a\n\n", .fail(.connectionLost)), 204], attributes())
        _ = time.record(feed.rx.events(.ticker), until: .seconds(1))
        time.run()
        #expect(
            log.all == [
                "0 connecting, attempt 1", "0 open",
                "0 lost, next in 3 s: wanted a response, found the connection closed",
            ])
    }

    /// The states of a stream that connects twice in vain, and of which each is passed on.
    private func states(_ observe: @escaping @Sendable (EventConnection) -> Void) -> [String] {
        let answers: StubAnswer = [.failure(.cannotConnect), .failure(.cannotConnect), 204]
        let more: Attributes = .onConnection { [log, time] connection in
            log.add("\(Int(time.now / .seconds(1))) \(connection.state)")
            observe(connection)
        }
        _ = time.record(feed(answers, attributes(exactly, more)).rx.events(.ticker))
        return log.all
    }

    @Test func `a wait is ended by the caller, once`() {
        let states = states { [time] connection in
            guard case .lost = connection.state else { return }
            _ = time.schedule(after: .seconds(1)) {
                connection.reconnectNow()
                connection.reconnectNow()
            }
        }
        #expect(
            states == [
                "0 connecting, attempt 1", "0 lost, next in 3 s: \(noServer)",
                "1 connecting, attempt 2", "1 lost, next in 6 s: \(noServer)",
                "2 connecting, attempt 3", "2 ended",
            ])
    }

    @Test func `a wait is ended within the callback that announces it, and only that one`() {
        let states = states { [time] connection in
            switch connection.state {
            case .lost where time.now == .zero: connection.reconnectNow()
            case .connecting: connection.reconnectNow()
            default: break
            }
        }
        #expect(
            states == [
                "0 connecting, attempt 1", "0 lost, next in 3 s: \(noServer)",
                "0 connecting, attempt 2", "0 lost, next in 6 s: \(noServer)",
                "0 connecting, attempt 3", "0 ended",
            ])
    }

    @Test func `the return of the network ends a wait`() {
        let network = PublishSubject<Void>()
        let answers: StubAnswer = [.failure(.offline), 204]
        let feed = feed(answers, attributes(exactly, .networkReturns(network.asObservable())))
        _ = time.schedule(after: .seconds(2)) { network.onNext(()) }
        _ = time.record(feed.rx.events(.ticker))
        #expect(log.all.suffix(2) == ["2 connecting, attempt 2", "2 ended"])
        #expect(!network.hasObservers)
    }

    @Test func `reconnecting without a wait does nothing`() {
        let more: Attributes = .onConnection { $0.reconnectNow() }
        let stubs = Stubs<LiveFeed>(scheduler: time).on(
            .ticker, .events("data: a\n\n", .wait(.seconds(5))))
        let feed = Provider<LiveFeed>(backend: stubs, attributes: attributes(.never, more))
        #expect(time.record(feed.rx.events(.ticker)).elements.count == 1)
        #expect(stubs.requests.count == 1)
    }

    @Test func `a log has a line for each loss`() {
        let lines = EventLog<String>()
        let log = RequestLog(.summary) { lines.add($0.description) }
        let answers: StubAnswer = [
            .events("data: a\n\n", .fail(.connectionLost)), .failure(.cannotConnect),
            .events("data: b\n\n"), 404,
        ]
        let feed = Provider<LiveFeed>(
            backend: Stubs<LiveFeed>(scheduler: time).on(.ticker, answers), plugins: [log],
            attributes: attributes())
        _ = time.record(feed.rx.events(.ticker))
        let losses = lines.all.filter { $0.contains("connection in") || $0.contains("no other") }
        #expect(losses.count == 4, "\(lines.all)")
        #expect(losses.first?.hasSuffix("the next connection in 3000 ms") == true)
        #expect(losses.last?.hasSuffix("no other connection") == true)
    }

    @Test func `a renewal that fails by the network is a lost connection`() {
        let refresh = TokenRefresh(
            token: { "old" },
            renew: { .error(TransportError.Reason.cannotConnect.error(for: nil)) },
            scheduler: time)
        let stubs = Stubs<LiveFeed>(scheduler: time)
            .on(.ticker, [.events("data: a\n\n"), 401, 401, 204])
        let feed = Provider<LiveFeed>(
            backend: stubs, interceptors: [refresh],
            attributes: attributes(exactly, .authorization(.bearer)))
        let record = time.record(feed.rx.events(.ticker))
        #expect(record.elements.map(\.data) == ["a"])
        #expect(record.ending?.event.error == nil, "\(log.all)")
    }
}
