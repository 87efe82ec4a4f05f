import Foundation
import Streams
import Testing

@testable import StreamNet

/// The end of a traced request, of which plugins are notified once, however it ends.
@Suite(.virtualLimit) struct TraceEndTests {
    private let time = VirtualTimeScheduler()
    private let ends = Ends()

    private func provider(
        _ stubs: Stubs<Place>, _ plugins: [any Plugin] = []
    ) -> Provider<Place> {
        Provider(backend: stubs, plugins: plugins + [ends], attributes: .tracing())
    }

    private var stubs: Stubs<Place> { Stubs(after: .milliseconds(40), scheduler: time) }

    @Test func `a request that its caller leaves is cancelled`() {
        let stubs = stubs
        stubs.on(.cart, "tea")
        let request = provider(stubs).rx(.cart).subscribe { _ in }
        time.advance(by: .milliseconds(10))
        request.dispose()
        time.run()
        #expect(ends.all == [["prepared", "attempt", "cancelled by the caller"]])
    }

    @Test func `a request that its group leaves says so`() {
        let stubs = stubs
        stubs.on(.cart, "tea")
        let group = RequestGroup()
        provider(stubs).rx(.cart, .groups([group])).subscribe { _ in }
        time.advance(by: .milliseconds(10))
        group.cancel()
        time.run()
        #expect(ends.all == [["prepared", "attempt", "stopped by a RequestGroup", "cancelled"]])
    }

    @Test func `a request that a plugin refuses has an end, though it was not sent`() {
        struct Refusing: Plugin {
            func prepare(_ endpoint: Endpoint) throws -> Endpoint { throw Odd() }
        }
        provider(stubs, [Refusing()]).rx(.cart).subscribe { _ in }
        time.run()
        #expect(ends.all.count == 1)
        #expect(ends.all.first?.first?.hasPrefix("failed wanted a prepared endpoint") == true)
    }

    @Test func `an observer that leaves when it has the response ends it once`() {
        let stubs = stubs
        stubs.on(.cart, "tea")
        let provider = provider(stubs)
        provider.rx(.cart).asObservable().take(1).subscribe { _ in }
        time.run()
        #expect(ends.all == [["prepared", "attempt", "response", "delivered"]])
    }

    @Test func `the end comes behind the mapping`() {
        let stubs = stubs
        stubs.on(.cart, "tea")
        provider(stubs).rx(.cart).mapResponse { $0.body.count }.subscribe { _ in }
        time.run()
        #expect(ends.all == [["prepared", "attempt", "response", "mapped", "delivered"]])
    }

    @Test func `nothing of a request stays behind its response, whatever was recorded`() {
        let stubs = stubs
        stubs.on(.cart, [503, .failure(.connectionLost), "tea", 404])
        let retry = Retry(2, .backoff(base: .seconds(1), cap: .seconds(1)), scheduler: time)
        let traces = EventLog<Weak>()
        let provider = provider(stubs).with(
            interceptors: [retry], attributes: .validation(.successCodes))
        for _ in 1...2 {
            provider.rx(.cart).mapResponse { _ in throw NetError.rejected($0) }
                .subscribe(onFailure: { error in traces.add(Weak(trace: error.trace)) })
            time.run()
        }
        stubs.server.state.withLock { _ = $0.removeAll() }
        #expect(traces.all.count == 2)
        #expect(traces.all.allSatisfy { $0.trace == nil })
    }

    @Test func `the body of a stream is counted at its end`() {
        let stubs = stubs
        stubs.on(.cart, .chunks("te", .wait(.milliseconds(10)), "a"))
        let log = EventLog<Trace?>()
        provider(stubs).rx(.cart, .delivery(.streamed)).subscribe(onSuccess: { response in
            response.stream?.asObservable().subscribe(onCompleted: { log.add(response.trace) })
        })
        time.run()
        let marks = log.all.compactMap(\.self).flatMap(\.marks)
        #expect(
            marks.map(\.name) == [
                "prepared", "attempt", "sent", "head", "response", "delivered", "body",
            ])
        #expect(marks.last?.detail == "of 3 bytes in 2 pieces")
        #expect(ends.all.count == 1)
    }

    @Test func `the connections of an event stream are one trace`() throws {
        let stubs = stubs
        stubs.on(
            .cart,
            .events("id: 1\ndata: a\n\n", .wait(.milliseconds(10))))
        let log = EventLog<Trace?>()
        struct Seeing: Plugin {
            let log: EventLog<Trace?>
            func willSend(_ endpoint: Endpoint) { log.add(endpoint.trace) }
        }
        let provider = provider(stubs, [Seeing(log: log)])
        let events = provider.rx.events(
            .cart, .reconnectScheduler(time), .reconnect(.idempotent()))
        time.record(events, until: .seconds(10))
        let traces = log.all.compactMap(\.self)
        #expect(traces.count > 1)
        #expect(traces.allSatisfy { $0 === traces.first })
        #expect(traces.first?.marks.contains { $0.name == "waits" } == true)
    }
}

/// The marks of each request that has ended.
private final class Ends: Plugin {
    private let log = EventLog<[String]>()
    var all: [[String]] { log.all }

    func didEnd(_ trace: Trace, of endpoint: Endpoint) {
        log.add(
            trace.marks.map { mark in
                let isEnd = ["cancelled", "failed", "stopped"].contains(mark.name)
                return isEnd && !mark.detail.isEmpty ? "\(mark.name) \(mark.detail)" : mark.name
            })
    }
}

private struct Odd: Error {}

private enum Place: Target {
    case cart
    var baseURL: URL { URL(string: "https://host")! }
    var path: Path { "/cart" }
}

private struct Weak: @unchecked Sendable { weak var trace: Trace? }
