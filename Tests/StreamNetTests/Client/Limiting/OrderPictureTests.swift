import StreamNet
import Streams
import Testing

/// The picture of the order of interceptors shows what a breaker counts in front of a `Retry`, and
/// behind it.
@Suite(.virtualLimit) struct OrderPictureTests {
    @Test func `the picture shows a breaker outside and inside of Retry`() throws {
        let outside = row("CircuitBreaker, Retry") { [$0, $1] }
        let inside = row("Retry, CircuitBreaker") { [$1, $0] }
        #expect(outside.result == "200")
        #expect(inside.result?.contains("open for 3") == true)
        let picture = try PictureText("StreamNet/order").rows
        #expect(picture == [outside.columns, inside.columns])
    }

    /// The attempts of a call, the time for which its circuit is open, and its result.
    private func row(
        _ name: String, _ order: (any Interceptor, any Interceptor) -> [any Interceptor]
    ) -> (columns: [String], result: String?) {
        let timeline = Timeline()
        let time = timeline.time
        let breaker = CircuitBreaker(failing: 0.5, of: 2, open: .seconds(5), scheduler: time)
        let opened = EventLog<Int>()
        breaker.states.subscribe(onNext: { change in
            if case .open = change.state { opened.add(time.seconds) }
        })
        let stubs = Stubs<Sayings>(after: .seconds(2), scheduler: time)
        stubs.on(.zen, [503, 503, 200])
        let backend = Attempts(backend: stubs, timeline: timeline, name: name)
        let results = EventLog<String>()
        let provider = Provider<Sayings>(
            backend: backend,
            interceptors: order(breaker, Retry(2, .doubling, scheduler: time)))
        provider.rx(.zen).subscribe { results.add($0.summary) }
        time.run()
        let open = opened.all.map { "\($0)-\($0 + 5) !open" }
        return (timeline.columns(of: name) + open, results.all.first)
    }
}

/// Records the attempts that it passes on.
private struct Attempts: Backend {
    let backend: any Backend
    let timeline: Timeline
    let name: String

    func send(_ endpoint: Endpoint) -> Single<Response> {
        timeline.recorded(backend.send(endpoint), as: name) { result in
            let status = (try? result.get())?.status ?? 0
            return status < 400 ? "=\(status)" : "!\(status)"
        }
    }
}
