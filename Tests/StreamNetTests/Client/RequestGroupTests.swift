import StreamNet
import Testing

@Suite(.virtualLimit) struct RequestGroupTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let group = RequestGroup()
    private let provider: Provider<Sayings>

    init() {
        provider = Provider(
            backend: StubBackend(after: .seconds(5), scheduler: time) { _ in Response() },
            attributes: .groups([group]))
    }

    /// Sends a request that says its name and what came of it.
    @discardableResult
    private func send(_ target: some Target, _ attributes: Attributes = []) -> any Disposable {
        provider.rx(target, attributes).subscribe(log.noting("\(target.path)"))
    }

    @Test func `all that run are cancelled, in the order in which they started`() {
        for number in [3, 1, 2] { send(Sayings.saying(number)) }
        group.cancel()
        #expect(
            log.all == ["sayings/3: cancelled", "sayings/1: cancelled", "sayings/2: cancelled"])
    }

    @Test func `those of a type are cancelled, also when it is forgotten`() throws {
        for target in [Sayings.zen, .saying(1)] { send(target) }
        send(Ping())
        send(AnyTarget(AnyTarget(Ping())))
        send(Given(endpoint: try Endpoint(AnyTarget(Ping()))))
        group.cancel(of: Ping.self)
        #expect(log.all == ["ping: cancelled", "ping: cancelled", ": cancelled"])
        #expect(group.endpoints.count == 2)
    }

    @Test func `those of a type for which a condition holds are cancelled`() {
        for target in [Sayings.zen, .saying(1), .zen, .saying(2)] { send(target) }
        send(Ping())
        group.cancel(of: Sayings.self) { if case .zen = $0 { true } else { false } }
        #expect(log.all == ["zen: cancelled", "zen: cancelled"])
        #expect(group.endpoints.count == 3)
    }

    @Test func `those whose endpoint is meant are cancelled`() {
        send(Sayings.zen, .timeout(.seconds(7)))
        send(Sayings.saying(1))
        group.cancel { $0.timeout == .seconds(7) }
        #expect(log.all == ["zen: cancelled"])
    }

    @Test func `a group lists what runs, as it started`() {
        for number in [3, 1, 2] { send(Sayings.saying(number)) }
        let first = send(Sayings.zen, .timeout(.seconds(1)))
        #expect(group.endpoints.count == 4)
        #expect(group.endpoints.last?.timeout == .seconds(1))
        first.dispose()
        group.cancel(of: Sayings.self) { if case .saying(1) = $0 { true } else { false } }
        #expect(
            group.endpoints.map(\.description)
                == ["GET https://sayings.host/sayings/3", "GET https://sayings.host/sayings/2"])
        time.run()
        #expect(group.endpoints.isEmpty && group.endpoints.count == 0)
    }

    @Test func `one that fails has its own error`() {
        let stubs = Stubs<Sayings>().on(.zen, .failure(.connectionLost))
        let sayings = Provider<Sayings>(backend: stubs, attributes: .groups([group]))
        let error = sayings.rx(.zen).outcome?.error as? NetError
        #expect(error?.transport?.reason == .connectionLost)
    }

    @Test func `one that is told of its cancellation has left`() {
        let counts = EventLog<Int>()
        for number in 1...2 {
            provider.rx(.saying(number))
                .subscribe { [group] _ in counts.add(group.endpoints.count) }
        }
        group.cancel()
        #expect(counts.all == [1, 0])
    }

    @Test func `one that starts when all are cancelled is none of them`() {
        provider.rx(.zen).retry(2).subscribe(log.noting("called"))
        group.cancel()
        #expect(log.all == [] && group.endpoints.count == 1)
        time.run()
        #expect(log.all == ["called: 200"])
    }

    @Test func `one that is gone when its turn comes is not asked for`() {
        let other = provider.rx(.saying(2))
        let held = EventLog<any Disposable>()
        provider.rx(.saying(1)).subscribe { _ in held.all.first?.dispose() }
        held.add(other.subscribe(log.noting("called")))
        group.cancel { [log] in
            log.add($0.url.lastPathComponent)
            return true
        }
        #expect(log.all == ["1"])
    }

    @Test func `a condition may cancel, too`() {
        for number in 1...2 { send(Sayings.saying(number)) }
        group.cancel { [group] _ in
            group.cancel()
            return true
        }
        #expect(log.all == ["sayings/1: cancelled", "sayings/2: cancelled"])
    }

    @Test func `a request may be in two groups, either of which cancels it`() {
        let groups = [RequestGroup(), RequestGroup()]
        for chosen in groups {
            send(Sayings.zen, .groups(groups + groups))
            #expect((groups + [group]).map(\.endpoints.count) == [1, 1, 1])
            chosen.cancel()
            #expect((groups + [group]).map(\.endpoints.count) == [0, 0, 0])
        }
        for cancelled in groups { cancelled.cancel() }
        #expect(log.all == ["zen: cancelled", "zen: cancelled"])
    }

    @Test func `a group that only its requests have left still counts`() {
        weak var left: RequestGroup?
        do {
            let group = RequestGroup()
            left = group
            send(Sayings.zen, .groups([group]))
        }
        left?.cancel()
        #expect(log.all == ["zen: cancelled"])
        #expect(left == nil)
    }

    @Test(arguments: ["answered", "cancelled", "disposed", "refused"])
    func `a group keeps nothing of a request that is over`(how: String) {
        let tokens = WeakLog<HeldValue>()
        do {
            let refusing = Hooks(preparing: { _ in throw CancellationError() })
            let plugins = how == "refused" ? [refusing] : []
            let request = send(Sayings.zen, [.holding(tokens.make()), .plugins(plugins)])
            if how == "cancelled" { group.cancel() }
            if how == "disposed" { request.dispose() }
        }
        #expect((tokens.living == 0) == (how != "answered"))
        time.run()
        #expect(tokens.living == 0)
        withExtendedLifetime(group) {}
    }
}
