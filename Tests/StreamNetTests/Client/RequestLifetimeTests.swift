import StreamNet
import Testing

/// A request that was sent continues without its provider, and holds nothing after its end.
@Suite(.hangLimit) struct RequestLifetimeTests {
    @Test(
        .virtualLimit,
        arguments: [
            ([], false), (.timeout(.seconds(1)), false), (.validation(.statusCodes([])), false),
            ([], true),
        ] as [(Attributes, Bool)])
    func `nothing is kept of 1 000 requests at the end`(attributes: Attributes, isDisposed: Bool) {
        let (time, tokens) = (VirtualTimeScheduler(), WeakLog<HeldValue>())
        let provider = Provider<Sayings>(
            backend: StubBackend(after: .seconds(5), scheduler: time) { _ in Response() },
            plugins: [Hooks()], interceptors: [Around { $1($0).retry(2) }])
        for _ in 1...20 {
            for _ in 1...25 {
                let requests = [
                    provider.rx(.zen, .holding(tokens.make()), attributes).subscribe { _ in },
                    provider.request(.zen, .holding(tokens.make()), attributes) { _ in },
                ]
                if isDisposed { for request in requests { request.dispose() } }
            }
            time.advance(by: .seconds(isDisposed ? 1 : 60))
        }
        #expect(tokens.count == 1_000)
        #expect(tokens.living == 0)
    }

    @Test func `a subscription that is kept after its end keeps nothing`() {
        let tokens = WeakLog<HeldValue>()
        let provider = Provider<Sayings>(backend: .stub(Response()))
        let kept = [
            provider.rx(.zen, .holding(tokens.make())).subscribe { _ in },
            provider.request(.zen, .holding(tokens.make())) { _ in },
        ]
        #expect(tokens.living == 0)
        withExtendedLifetime(kept) {}
    }

    @Test func `a bag lets go of requests that are over`() {
        let bag = DisposeBag()
        let provider = Provider<Sayings>(backend: .stub(Response()))
        weak var first: (any Disposable)?
        do {
            let request = provider.request(.zen) { _ in }
            first = request
            request.disposed(by: bag)
        }
        for _ in 1...100 { provider.request(.zen) { _ in }.disposed(by: bag) }
        #expect(first == nil)
        withExtendedLifetime(bag) {}
    }
}
