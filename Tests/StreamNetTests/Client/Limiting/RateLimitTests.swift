import Locks
import StreamNet
import Testing

/// When requests begin under a limit of ten a second.
@Suite(.virtualLimit) struct RateLimitTests {
    private func numbered(
        _ count: Int, _ load: Load, _ limit: RateLimit
    ) -> (order: EventLog<String>, requests: [any Disposable]) {
        let order = EventLog<String>()
        let note = Around(per: .exchange) { endpoint, next in
            order.add(endpoint.headers["X-Number"] ?? "")
            return next(endpoint)
        }
        let provider = load.provider(limit, note)
        let requests = (0..<count).map { number in
            let target = Numbered(number: number)
            return provider.of(Numbered.self).rx(target).subscribe { load.note($0) }
        }
        return (order, requests)
    }

    @Test(arguments: [1, 20, 999, 1_000])
    func `the last of a thousand begins when those before it that are no burst have`(burst: Int) {
        let load = Load([200])
        let (order, _) = numbered(1_000, load, RateLimit(10, burst: burst, on: load.time))
        load.time.run()
        #expect(load.arrivals.all.last == .milliseconds((1_000 - burst) * 100))
        #expect(load.arrivals.all.filter { $0 == .zero }.count == burst)
        #expect(order.all == (0..<1_000).map { "\($0)" })
        #expect(load.results.all.count == 1_000)
    }

    @Test func `those behind a cancelled request move up`() {
        let load = Load([200])
        let (order, requests) = numbered(10, load, RateLimit(10, on: load.time))
        for number in [1, 2, 5] { requests[number].dispose() }
        load.time.advance(by: .milliseconds(100))
        requests[4].dispose()
        requests[4].dispose()
        load.time.run()
        #expect(order.all == ["0", "3", "6", "7", "8", "9"])
        #expect(load.seconds == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    }

    @Test func `a queue of cancelled requests is empty`() {
        let load = Load([200])
        let limit = RateLimit(10, longestWait: .milliseconds(100), on: load.time)
        let (_, requests) = numbered(2, load, limit)
        for request in requests { request.dispose() }
        load.send(by: load.provider(limit))
        load.time.run()
        #expect(load.seconds == [0, 0.1])
    }

    @Test func `a burst comes back after a pause, and not more`() {
        let load = Load([200])
        let limit = RateLimit(10, burst: 3, on: load.time)
        for _ in 0..<2 {
            _ = numbered(5, load, limit)
            load.time.advance(by: .seconds(60))
        }
        #expect(load.seconds == [0, 0, 0, 0.1, 0.2, 60, 60, 60, 60.1, 60.2])
    }

    @Test(arguments: [(100, 2), (99, 1), (0, 1)])
    func `one that would wait longer than it may is refused at once`(milliseconds: Int, sent: Int) {
        let load = Load([200])
        let limit = RateLimit(10, longestWait: .milliseconds(milliseconds), on: load.time)
        _ = numbered(3, load, limit)
        #expect(load.results.all.last == "0s: rateLimited(0)")
        load.time.run()
        #expect(load.arrivals.all.count == sent)
    }

    @Test func `each server has a limit of its own, or all have one`() {
        func arrivals(_ scope: RequestScope) -> [Double] {
            let load = Load([200])
            let provider = load.provider(RateLimit(10, per: scope, on: load.time))
            for host in ["a", "b", "a"] {
                load.send(by: provider, .baseURL(URL(string: "https://\(host).host")!))
            }
            load.time.run()
            return load.seconds
        }
        #expect(arrivals(.host) == [0, 0, 0.1])
        #expect(arrivals(.all) == [0, 0.1, 0.2])
    }

    @Test func `attempts take turns, wherever the limit is listed`() {
        for isInside in [true, false] {
            let load = Load([503])
            let retry = Retry(2, .constant(delay: .zero), scheduler: load.time)
            let limit = RateLimit(10, on: load.time)
            load.send(by: isInside ? load.provider(retry, limit) : load.provider(limit, retry))
            load.time.run()
            #expect(load.seconds == [0, 0.1, 0.2])
        }
    }

    @Test func `a thousand that wait have one timer`() {
        let load = Load([200])
        let counting = CountingScheduler(time: load.time)
        _ = numbered(1_000, load, RateLimit(10, on: counting))
        #expect(counting.scheduled == 1)
        load.time.run()
        #expect(counting.scheduled == 999)
    }

    @Test(arguments: [
        (Int.max, Duration.seconds(1), Int.max), (0, .seconds(Int.max), 0), (1, .zero, 1),
        (-1, .seconds(-1), -1), (1, .seconds(Int.max), Int.max),
    ])
    func `no number traps`(calls: Int, period: Duration, burst: Int) {
        let load = Load([200])
        let limit = RateLimit(calls, per: period, burst: burst, scheduler: load.time)
        for _ in 0..<3 { load.send(by: load.provider(limit)) }
        load.time.run()
        #expect(load.arrivals.all.count >= 1)
        #expect(load.results.all.count == 3)
    }

    @Test func `one that is sent while another begins waits its turn`() {
        let load = Load([200])
        let provider = load.provider(RateLimit(10, on: load.time))
        for _ in 0..<2 { provider.rx(Ask(method: .get)).subscribe { _ in load.send(by: provider) } }
        load.time.run()
        #expect(load.seconds == [0, 0.1, 0.2, 0.3])
    }
}

private struct Numbered: Target {
    let number: Int
    let baseURL = Ping().baseURL
    let path: Path = "ask"
    var headers: HTTPHeaders { ["X-Number": "\(number)"] }
}

/// Counts what is scheduled.
private final class CountingScheduler: Scheduler {
    private let count = Mutex(0)
    private let time: VirtualTimeScheduler

    init(time: VirtualTimeScheduler) { self.time = time }

    var scheduled: Int { count.withLock { $0 } }
    var now: Duration { time.now }

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
        count.withLock { $0 += 1 }
        return time.schedule(after: delay, work)
    }
}
