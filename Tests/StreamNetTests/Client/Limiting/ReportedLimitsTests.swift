import StreamNet
import Testing

/// Limits guard the network: what no server sees, they neither count nor refuse.
@Suite(.virtualLimit) struct ReportedLimitsTests {
    @Test(arguments: ["max-age=60", "max-age=0, stale-if-error=60"])
    func `an open circuit refuses no stored response that may answer`(control: String) {
        let load = Load { endpoint, number in
            if number > 1 { throw Load.lost(endpoint) }
            return Response(headers: ["Cache-Control": control])
        }
        let provider = load.caching(CircuitBreaker(of: 1, scheduler: load.time))
        load.send(by: provider)
        load.send(by: provider, method: .post)
        load.send(by: provider, method: .post)
        load.send(by: provider)
        #expect(load.results.all.suffix(2) == ["0s: circuitOpen(5s)", "0s: 200"])
        #expect(load.seconds == [0, 0])
    }

    @Test func `a stale response answers for a turn that comes too late, and says so`() throws {
        let load = Load { _, _ in
            Response(headers: ["Cache-Control": "max-age=0, stale-if-error=60"])
        }
        let provider = load.caching(RateLimit(1, longestWait: .milliseconds(1), on: load.time))
        load.send(by: provider)
        let response = try provider.rx(Ask(method: .get)).outcome?.get()
        #expect(load.seconds == [0])
        #expect(response?.cacheStatus == .stale(age: .zero, .onError))
    }

    @Test func `a tried request may renew its token through the same circuit`() {
        let load = Load { endpoint, number in
            if number == 1 { throw Load.lost(endpoint) }
            let isNew = endpoint.headers["Authorization"] == "Bearer new"
            return Response(status: endpoint.method == .post || isNew ? 200 : 401)
        }
        let breaker = CircuitBreaker(of: 1, scheduler: load.time)
        let account = load.provider(breaker)
        let refresh = Account("old").refresh(on: load.time) {
            account.rx(Ask(method: .post)).map { _ in "new" }
        }
        let provider = load.provider(breaker, refresh).with(attributes: .authorization(.bearer))
        load.send(by: provider)
        load.time.advance(by: .seconds(5))
        load.send(by: provider)
        #expect(load.results.all.last == "5s: 200")
        #expect(load.seconds == [0, 5, 5, 5])
    }
}
