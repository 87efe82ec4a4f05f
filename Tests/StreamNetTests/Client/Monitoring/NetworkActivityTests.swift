import StreamNet
import Testing

@Suite(.virtualLimit) struct NetworkActivityTests {
    private let time = VirtualTimeScheduler()
    private let activity = NetworkActivity()
    private let counts = EventLog<Int>()

    private func provider(
        after delay: Duration = .seconds(5), answering status: Int = 200,
        _ plugins: [any Plugin] = [], _ interceptors: [any Interceptor] = []
    ) -> Provider<Sayings> {
        let counts = counts
        activity.count.subscribe(onNext: { counts.add($0) })
        let backend = StubBackend(after: delay, scheduler: time) { _ in Response(status: status) }
        return Provider(backend: backend, plugins: plugins + [activity], interceptors: interceptors)
    }

    @Test(arguments: [(Duration.zero, 200), (.seconds(5), 200), (.seconds(90), 200), (.zero, 500)])
    func `a request counts while it is on its way, however it ends`(delay: Duration, status: Int) {
        provider(after: delay, answering: status).rx(.zen, .validation(.successCodes))
            .subscribe { _ in }
        time.run()
        #expect(counts.all == [0, 1, 0])
    }

    @Test func `requests are counted together`() {
        let provider = provider()
        provider.rx(.zen).subscribe { _ in }
        time.advance(by: .seconds(1))
        let second = provider.of(AnyTarget.self).rx(AnyTarget(Ping())).subscribe { _ in }
        time.advance(by: .seconds(1))
        second.dispose()
        second.dispose()
        time.run()
        #expect(counts.all == [0, 1, 2, 1, 0])
    }

    @Test func `a vetoed request counts for a moment, one that is refused earlier never`() {
        let veto = Hooks(sending: { _ in throw CancellationError() })
        provider([veto]).rx(.zen).subscribe { _ in }
        #expect(counts.all == [0, 1, 0])
        let refusing = Hooks(encoded: { _ in throw CancellationError() })
        provider([refusing]).rx(.zen).subscribe { _ in }
        #expect(counts.all == [0, 1, 0, 0])
    }

    @Test func `a request cancelled by a plugin when it begins counts for a moment`() {
        let held = EventLog<any Disposable>()
        let impatient = Hooks(sending: { _ in held.all.first?.dispose() })
        let late = Around { [time] endpoint, next in
            Single.just(endpoint).delay(.seconds(1), scheduler: time).flatMap { next($0) }
        }
        held.add(provider([impatient], [late]).rx(.zen).subscribe { _ in })
        time.run()
        #expect(counts.all == [0, 1, 0])
    }

    @Test func `the wait before another attempt does not count`() {
        let retry = Retry(1, .constant(delay: .seconds(9)), scheduler: time)
        provider(answering: 503, [], [retry]).rx(.zen).subscribe { _ in }
        time.advance(by: .seconds(10))
        #expect(counts.all == [0, 1, 0])
        time.run()
        #expect(counts.all == [0, 1, 0, 1, 0])
    }

    @Test func `activity is told when it changes, and at once`() {
        let flags = EventLog<Bool>()
        let provider = provider()
        activity.isActive.subscribe(onNext: { flags.add($0) })
        provider.rx(.zen).subscribe { _ in }
        provider.rx(.zen).subscribe { _ in }
        activity.isActive.subscribe(onNext: { flags.add($0) })
        time.run()
        #expect(flags.all == [false, true, true, false, false])
    }

    @Test func `who is told may cancel`() {
        let held = EventLog<any Disposable>()
        let provider = provider()
        activity.count.filter { $0 == 2 }.subscribe(onNext: { _ in held.all[0].dispose() })
        held.add(provider.rx(.zen).subscribe { _ in })
        held.add(provider.rx(.zen).subscribe { _ in })
        #expect(counts.all == [0, 1, 2, 1])
        held.all[1].dispose()
        #expect(counts.all == [0, 1, 2, 1, 0])
    }

    @Test func `requests of many threads are counted in order`() {
        let provider = provider(after: .nanoseconds(1))
        DispatchQueue.concurrentPerform(iterations: 400) { index in
            let request = provider.rx(.zen).subscribe { _ in }
            if index.isMultiple(of: 3) { provider.rx(.zen).subscribe().dispose() }
            if index.isMultiple(of: 2) { request.dispose() }
        }
        time.run()
        let steps = zip(counts.all, counts.all.dropFirst()).map { abs($0 - $1) }
        #expect(counts.all.last == 0)
        #expect(counts.all.allSatisfy { $0 >= 0 })
        #expect(steps.allSatisfy { $0 == 1 })
        #expect(steps.count == 2 * (400 + 134))
    }
}
