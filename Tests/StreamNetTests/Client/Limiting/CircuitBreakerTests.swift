@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct CircuitBreakerTests {
    private func breaker(
        _ load: Load, failing ratio: Double = 0.5, of least: Int = 4, slow: Duration? = nil,
        per scope: RequestScope = .host
    ) -> CircuitBreaker {
        CircuitBreaker(
            failing: ratio, of: least, within: .seconds(30), open: .seconds(5), slow: slow,
            per: scope, scheduler: load.time)
    }

    private func send(_ count: Int, _ load: Load, _ provider: Provider<Ask>) {
        for _ in 0..<count { load.send(by: provider) }
    }

    @Test func `it opens after as many failures as it is told, and sends nothing then`() {
        let load = Load.dead()
        let provider = load.provider(breaker(load))
        send(4, load, provider)
        #expect(load.arrivals.all.count == 4)
        send(2, load, provider)
        load.time.advance(by: .seconds(3))
        send(1, load, provider)
        #expect(load.arrivals.all.count == 4)
        #expect(
            load.results.all.suffix(3) == [
                "0s: circuitOpen(5s)", "0s: circuitOpen(5s)", "3s: circuitOpen(2s)",
            ])
    }

    @Test(arguments: [
        ([500, 500, 500], false), ([500, 500, 500, 500], true), ([200, 200, 500, 500], true),
        ([200, 200, 200, 500], false), ([500, 500, 200, 200], false),
        ([500, 500, 200, 200, 500], true), ([404, 429, 499, 301], false),
    ])
    func `it opens by the part of failures of so many calls`(statuses: [Int], isOpen: Bool) {
        let load = Load(statuses)
        let provider = load.provider(breaker(load))
        send(statuses.count, load, provider)
        send(1, load, provider)
        #expect(load.results.all.last?.contains("circuitOpen") == isOpen)
    }

    @Test(arguments: [(27, true), (30, false)])
    func `a call counts for as long as the window`(pause: Int, isOpen: Bool) {
        let load = Load.dead()
        let provider = load.provider(breaker(load))
        send(1, load, provider)
        load.time.advance(by: .seconds(10))
        send(2, load, provider)
        load.time.advance(by: .seconds(pause - 10))
        send(2, load, provider)
        #expect(load.arrivals.all.count == (isOpen ? 4 : 5))
    }

    @Test func `one request is tried after the time, and others are refused while it runs`() {
        let load = Load(after: .seconds(1), [500, 500, 500, 500, 200])
        let provider = load.provider(breaker(load))
        send(4, load, provider)
        load.time.advance(to: .seconds(1) + .seconds(5) - .milliseconds(1))
        send(1, load, provider)
        load.time.advance(to: .seconds(6))
        send(3, load, provider)
        #expect(load.seconds == [0, 0, 0, 0, 6])
        load.time.run()
        #expect(
            load.results.all.suffix(4) == [
                "5.999s: circuitOpen(0.001s)", "6s: circuitOpen(5s)", "6s: circuitOpen(5s)",
                "7s: 200",
            ])
        send(5, load, provider)
        #expect(load.arrivals.all.count == 10)
    }

    @Test func `a closed circuit begins anew`() {
        let load = Load([500, 500, 500, 500, 200, 500, 500, 500, 500])
        let provider = load.provider(breaker(load))
        send(4, load, provider)
        load.time.advance(by: .seconds(5))
        send(4, load, provider)
        #expect(load.results.all.allSatisfy { !$0.contains("circuitOpen") })
        send(2, load, provider)
        #expect(load.results.all.last == "5s: circuitOpen(5s)")
    }

    @Test func `a failed try opens it again`() {
        let load = Load([500])
        let provider = load.provider(breaker(load))
        send(4, load, provider)
        load.time.advance(by: .seconds(5))
        send(2, load, provider)
        load.time.advance(by: .seconds(5) - .milliseconds(1))
        send(1, load, provider)
        load.time.advance(by: .milliseconds(1))
        send(1, load, provider)
        #expect(load.seconds == [0, 0, 0, 0, 5, 10])
    }

    @Test func `a try that is cancelled gives its place to the next one, once`() {
        let load = Load(after: .seconds(1), [500])
        let provider = load.provider(breaker(load))
        send(4, load, provider)
        load.time.advance(to: .seconds(6))
        let first = load.send(by: provider)
        first.dispose()
        send(1, load, provider)
        first.dispose()
        send(1, load, provider)
        #expect(load.seconds == [0, 0, 0, 0, 6, 6])
        #expect(load.results.all.last == "6s: circuitOpen(5s)")
    }

    @Test func `a try without a word on the server gives its place to the next one`() {
        let load = Load { endpoint, number in
            throw number == 5 ? NetError.cancelled : Load.lost(endpoint)
        }
        let provider = load.provider(breaker(load))
        send(4, load, provider)
        load.time.advance(by: .seconds(5))
        send(3, load, provider)
        #expect(load.arrivals.all.count == 6)
        #expect(load.results.all.last == "5s: circuitOpen(5s)")
    }

    @Test func `results of before a change do not count`() {
        let load = Load([200])
        let breaker = breaker(load)
        func send(_ status: Int, after delay: Duration = .zero) {
            let server = Around(per: .exchange) { _, _ in
                let response = Single.just(Response(status: status))
                return delay > .zero ? response.delay(delay, scheduler: load.time) : response
            }
            load.send(by: load.provider(breaker, server))
        }
        send(200, after: .seconds(6))
        send(500, after: .seconds(7))
        for _ in 0..<4 { send(500) }
        load.time.advance(to: .seconds(5))
        send(200, after: .seconds(4))
        load.time.advance(to: .seconds(6))
        send(200)
        load.time.advance(to: .seconds(9))
        send(200)
        #expect(
            load.results.all.dropFirst(4) == [
                "6s: 200", "6s: circuitOpen(5s)", "7s: 500", "9s: 200", "9s: 200",
            ])
    }

    @Test(arguments: [(2, true), (3, false)])
    func `a slow call counts as failed, also if a deadline cancels it`(limit: Int, isOpen: Bool) {
        for deadline in [2, 9] {
            let load = Load(after: .seconds(2), [200])
            let provider = load.provider(
                Deadline(.seconds(deadline), scheduler: load.time),
                breaker(load, slow: .seconds(limit)))
            send(4, load, provider)
            load.time.advance(by: .seconds(2))
            send(1, load, provider)
            #expect((load.arrivals.all.count == 4) == isOpen)
        }
    }

    @Test func `each scope has a circuit of its own`() {
        func refused(_ scope: RequestScope) -> [Bool] {
            let load = Load([500])
            let provider = load.provider(breaker(load, of: 1, per: scope))
            for host in ["a", "a", "b"] {
                load.send(by: provider, .baseURL(URL(string: "https://\(host).host")!))
            }
            return load.results.all.map { $0.contains("circuitOpen") }
        }
        #expect(refused(.host) == [false, true, false])
        #expect(refused(.all) == [false, true, true])
        #expect(refused(RequestScope { "\($0.attempt)" }) == [false, true, true])
    }

    @Test func `the changes are a stream`() {
        let load = Load([500, 500, 200])
        let breaker = breaker(load, of: 1)
        let log = EventLog<String>()
        breaker.states.subscribe(onNext: { log.add("\($0.scope) \($0.state)") })
        let provider = load.provider(breaker)
        for _ in 0..<4 {
            send(2, load, provider)
            load.time.advance(by: .seconds(5))
        }
        let host = "https://ping.host:443 "
        #expect(
            log.all.map { String($0.dropFirst(host.count)) } == [
                "open", "halfOpen", "open", "halfOpen", "closed",
            ])
        #expect(log.all.allSatisfy { $0.hasPrefix(host) })
    }

    @Test func `attempts count, wherever the breaker is listed`() {
        for isInside in [true, false] {
            let load = Load([500])
            let retry = Retry(3, .constant(delay: .zero), scheduler: load.time)
            let breaker = breaker(load)
            let provider =
                isInside ? load.provider(retry, breaker) : load.provider(breaker, retry)
            for _ in 0..<2 {
                load.send(by: provider)
                load.time.advance(by: .seconds(1))
            }
            #expect(load.arrivals.all.count == 4)
        }
    }

    @Test func `it refuses before a turn is waited for, and behind it`() {
        for isInside in [true, false] {
            let load = Load(after: .milliseconds(50)) { endpoint, _ in throw Load.lost(endpoint) }
            let (breaker, limit) = (breaker(load, of: 1), RateLimit(10, on: load.time))
            let provider =
                isInside ? load.provider(limit, breaker) : load.provider(breaker, limit)
            for _ in 0..<2 { load.send(by: provider) }
            load.time.advance(to: .milliseconds(60))
            load.send(by: provider)
            #expect(load.results.all.last == "0.06s: circuitOpen(4.99s)")
            load.time.advance(to: .seconds(1))
            #expect(load.results.all.last == "0.1s: circuitOpen(4.95s)")
            #expect(load.seconds == [0])
        }
    }

    @Test func `a wait for a turn is not slow`() {
        for isInside in [true, false] {
            let load = Load([200])
            let breaker = breaker(load, of: 1, slow: .milliseconds(150))
            let limit = RateLimit(10, on: load.time)
            let provider =
                isInside ? load.provider(limit, breaker) : load.provider(breaker, limit)
            for _ in 0..<4 { load.send(by: provider) }
            load.time.advance(by: .seconds(1))
            #expect(load.seconds == [0, 0.1, 0.2, 0.3])
            load.send(by: provider)
            #expect(load.results.all.last == "1s: 200")
        }
    }

    private static let lost = NetError.transport(
        TransportError(.connectionLost, request: "GET https://ping.host/ask"))

    @Test(
        arguments: [
            (.failure(NetError.cancelled), false), (.success(Response(status: 499)), false),
            (.success(Response(status: 500)), true),
            (.failure(NetError.rejected(Response(status: 503))), true),
            (.failure(NetError.rejected(Response(status: 429))), false),
            (
                .failure(
                    NetError.refused(
                        .budgetSpent(after: NetError.rejected(Response(status: 500))))),
                true
            ),
            (.failure(NetError.refused(.budgetSpent(after: Self.lost))), true),
            (.failure(NetError.refused(.budgetSpent(after: NetError.cancelled))), false),
            (.failure(NetError.refused(.deadlineExceeded)), false), (.lost(.offline), false),
            (.failure(NetError.closed(code: 1011, reason: "")), true),
            (.failure(NetError.closed(code: 1000, reason: "")), false),
            (.lost(.noDescriptors), false), (.lost(.timedOut(.total, after: .seconds(1))), true),
            (.lost(.connectionLost), true), (.lost(.tls), false),
            (.failure(CocoaError(.coderReadCorrupt)), false),
        ] as [(Result<Response, any Error>, Bool)])
    func `failures are those of the server and of the way to it`(
        result: Result<Response, any Error>, isFailure: Bool
    ) { #expect(CircuitBreaker.isFailure(result) == isFailure) }
}
