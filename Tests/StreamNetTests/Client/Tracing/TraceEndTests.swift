@testable import StreamNet
import Testing

/// The end of a traced request, of which plugins are notified once, however it ends.
@Suite(.virtualLimit) struct TraceEndTests {
    private let time = VirtualTimeScheduler()
    private let ends = Ends()
    private let stubs: Stubs<TracedPlace>

    init() { stubs = Stubs(after: .milliseconds(40), scheduler: time).on(.cart, "tea") }

    private func provider(_ plugins: any Plugin...) -> Provider<TracedPlace> {
        Provider(backend: stubs, plugins: plugins + [ends], attributes: .tracing())
    }

    @Test func `a request that its caller leaves is cancelled`() {
        let request = provider().rx(.cart).subscribe { _ in }
        time.advance(by: .milliseconds(10))
        request.dispose()
        time.run()
        #expect(ends.all == [["prepared", "attempt", "cancelled by the caller"]])
    }

    @Test func `a request that its group leaves says so`() {
        let group = RequestGroup()
        provider().rx(.cart, .groups([group])).subscribe { _ in }
        time.advance(by: .milliseconds(10))
        group.cancel()
        time.run()
        #expect(
            ends.all == [
                ["attributes", "prepared", "attempt", "stopped by a RequestGroup", "cancelled"]
            ])
    }

    @Test func `a request that a plugin refuses has an end, though it was not sent`() {
        provider(Hooks(preparing: { _ in throw Late() })).rx(.cart).subscribe { _ in }
        time.run()
        #expect(ends.all.count == 1)
        #expect(ends.all.first?.first?.hasPrefix("failed wanted a prepared endpoint") == true)
    }

    @Test func `an observer that leaves when it has the response ends it once`() {
        provider().rx(.cart).asObservable().take(1).subscribe { _ in }
        time.run()
        #expect(ends.all == [["prepared", "attempt", "response", "delivered"]])
    }

    @Test func `the end comes behind the mapping`() {
        provider().rx(.cart).mapResponse { $0.body.count }.subscribe { _ in }
        time.run()
        #expect(ends.all == [["prepared", "attempt", "response", "mapped", "delivered"]])
    }

    @Test func `nothing of a request stays behind its response, whatever was recorded`() {
        // A table of stubs would keep its requests.
        let backend = StubBackend(scheduler: time) { endpoint in
            switch endpoint.attempt {
            case 1: return Response(status: 503)
            case 2: throw NetError.transport(.init(.connectionLost, request: "\(endpoint)"))
            default: return Response(status: endpoint.retries == 1 ? 503 : 200)
            }
        }
        let policy = RetryPolicy.backoff(base: .seconds(1), cap: .seconds(1))
        let provider = Provider<TracedPlace>(
            backend: backend, plugins: [ends],
            interceptors: [Retry(2, policy, scheduler: time)],
            attributes: [.tracing(), .validation(.successCodes)])
        let traces = WeakLog<Trace>()
        for retries in [2, 1] {
            provider.rx(.cart, .retries(retries))
                .mapResponse { throw NetError.rejected($0) }
                .subscribe(onFailure: { traces.add($0.trace) })
            time.run()
        }
        #expect(traces.count == 2)
        #expect(traces.living == 0)
        #expect(ends.all.map(\.count) == [13, 10])
    }

    @Test func `the body of a stream is counted at its end`() {
        stubs.on(.cart, .chunks("te", .wait(.milliseconds(10)), "a"))
        let log = EventLog<Trace?>()
        provider().rx(.cart, .delivery(.streamed)).subscribe(onSuccess: { response in
            response.stream?.asObservable().subscribe(onCompleted: { log.add(response.trace) })
        })
        time.run()
        let marks = log.all.compactMap(\.self).flatMap(\.marks)
        #expect(marks.names == "attributes prepared attempt sent head response delivered body")
        #expect(marks.last?.detail == "of 3 bytes in 2 pieces")
        #expect(ends.all.count == 1)
    }

    @Test func `the connections of an event stream are one trace`() throws {
        stubs.on(.cart, .events("id: 1\ndata: a\n\n", .wait(.milliseconds(10))))
        let log = EventLog<Trace?>()
        let provider = provider(Hooks(sending: { log.add($0.trace) }))
        let events = provider.rx.events(.cart, .reconnectScheduler(time), .reconnect(.idempotent()))
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
