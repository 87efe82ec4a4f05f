import StreamNet
import Testing

/// Rules that hold for any load, drawn by chance.
@Suite(.virtualLimit) struct RandomLoadTests {
    @Test(arguments: 1...40)
    func `an open circuit lets nothing pass, a half open one a single request`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let load = Load { _, _ in Response() }
        let breaker = CircuitBreaker(
            failing: 0.5, of: 3, within: .seconds(10), open: .seconds(5), slow: .seconds(6),
            scheduler: load.time)
        let log = EventLog<String>()
        breaker.states.subscribe(onNext: { log.add("\(load.time.now.secondsText) \($0.state)") })
        var requests: [any Disposable] = []
        for _ in 0..<400 {
            let (status, delay) = (Int.random(in: 2...5, using: &random) * 100, random.next() % 8)
            let server = Around(per: .exchange) { _, _ in
                log.add("\(load.time.now.secondsText) sent")
                return Single.just(Response(status: status))
                    .delay(.seconds(Int(delay)), scheduler: load.time)
            }
            requests.append(load.send(by: load.provider(breaker, server)))
            if random.next() % 4 == 0 { requests.randomElement(using: &random)?.dispose() }
            load.time.advance(by: .milliseconds(Int(random.next() % 1_500)))
        }
        var (state, opened, tried) = ("closed", 0.0, 0)
        for entry in log.all {
            let words = entry.split(separator: " ")
            let time = Double(words[0].dropLast()) ?? 0
            switch words[1] {
            case "sent":
                #expect(state != "open", "\(entry)")
                if state == "halfOpen" { tried += 1 }
            case "open": (state, opened) = ("open", time)
            case "halfOpen":
                #expect(state == "open" && time > opened + 4.999, "\(entry)")
                (state, tried) = ("halfOpen", 0)
            default: (state, tried) = ("closed", 0)
            }
        }
        #expect(log.all.contains { $0.hasSuffix("halfOpen") })
        #expect(log.all.contains { $0.hasSuffix("closed") })
    }

    @Test(arguments: 1...15)
    func `requests begin in order, within the rate, and each gets a result`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let load = Load { _, _ in Response() }
        let burst = Int.random(in: 1...7, using: &random)
        let limit = RateLimit(
            10, burst: burst, longestWait: .milliseconds(Int(random.next() % 3_000)),
            on: load.time)
        let (begun, ended) = (EventLog<Int>(), EventLog<Int>())
        var cancelled: Set<Int> = []
        var requests: [Int: any Disposable] = [:]
        for number in 0..<600 {
            let note = Around(per: .exchange) { endpoint, next in
                begun.add(number)
                return next(endpoint)
            }
            requests[number] = load.provider(limit, note).rx(Ask(method: .get))
                .subscribe { _ in ended.add(number) }
            if random.next() % 3 == 0 {
                let other = Int.random(in: 0...number, using: &random)
                if !ended.all.contains(other) { cancelled.insert(other) }
                requests[other]?.dispose()
            }
            if random.next() % 2 == 0 {
                load.time.advance(by: .milliseconds(Int(random.next() % 400)))
            }
        }
        load.time.run()
        #expect(begun.all == begun.all.sorted())
        #expect(Set(ended.all).union(cancelled) == Set(0..<600))
        #expect(ended.all.count + cancelled.count == 600)
        let times = load.arrivals.all
        for first in times.indices {
            let last = first + burst + 9
            guard last < times.count else { break }
            #expect(times[last] - times[first] >= .seconds(1))
        }
    }
}

/// The same from many threads at once.
@Suite(.hangLimit) struct ConcurrentLoadTests {
    @Test func `one of many callers tries a circuit that was open`() {
        let load = Load([500])
        let breaker = CircuitBreaker(of: 1, scheduler: load.time)
        load.send(by: load.provider(breaker))
        for round in 1...20 {
            load.time.advance(by: .seconds(5))
            let tries = EventLog<Int>()
            let silent = Around(per: .exchange) { endpoint, _ in
                tries.add(round)
                return .never()
            }
            let provider = load.provider(breaker, silent)
            let requests = EventLog<any Disposable>()
            DispatchQueue.concurrentPerform(iterations: 32) { _ in
                requests.add(provider.rx(Ask(method: .get)).subscribe { load.note($0) })
            }
            #expect(tries.all == [round])
            for request in requests.all { request.dispose() }
        }
        #expect(load.results.all.count == 1 + 20 * 31)
    }

    @Test func `of those that wait, each begins or is cancelled`() {
        let load = Load([200])
        let provider = load.provider(RateLimit(10, burst: 4, on: load.time))
        let cancelled = EventLog<Int>()
        DispatchQueue.concurrentPerform(iterations: 400) { number in
            let results = EventLog<Int>()
            let request = provider.rx(Ask(method: .get)).subscribe {
                results.add(number)
                load.note($0)
            }
            if number.isMultiple(of: 2) {
                request.dispose()
                if results.all.isEmpty { cancelled.add(number) }
            }
        }
        load.time.run()
        let begun = 400 - cancelled.all.count
        #expect(load.results.all.count == begun)
        #expect(load.arrivals.all.last == .milliseconds((begun - 4) * 100))
    }

    @Test func `a budget is never overdrawn`() {
        let (load, budget) = (Load.dead(), RetryBudget())
        let retry = Retry(2, .constant(delay: .seconds(1)), budget: budget, scheduler: load.time)
        let provider = load.provider(retry)
        DispatchQueue.concurrentPerform(iterations: 400) { _ in load.send(by: provider) }
        load.time.run()
        #expect(load.arrivals.all.count == 435)
        #expect(budget.tokens == 10)
    }
}
