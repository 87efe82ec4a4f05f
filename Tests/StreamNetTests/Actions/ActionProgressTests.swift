import Foundation
import StreamNet
import Streams
import Testing

/// Actions whose progress is watched, and actions that are answered from a cache.
@Suite(.virtualLimit) struct ActionProgressTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()
    private let stubs: Stubs<AnyTarget>

    init() { stubs = Stubs(scheduler: time) }

    private func provider(_ attributes: Attributes = []) -> Provider<AnyTarget> {
        Provider(backend: stubs, attributes: attributes)
    }

    private func note(_ event: Event<some Sendable>) {
        let seconds = time.now.components.seconds
        switch event {
        case .next(let element): log.add("\(seconds): \(element)")
        case .error: log.add("\(seconds): error")
        case .completed: log.add("\(seconds): end")
        }
    }

    private static let pieces = StubAnswer.chunks("ze", .wait(.seconds(1)), "n")

    @Test func `progress comes before the output, which completes`() {
        stubs.on(Kept.zen, Self.pieces)
        provider().rx.progress(Kept.zen).map { event in
            switch event {
            case .progress(let progress): "\(progress.completed)"
            case .output(let text): text
            }
        }.subscribe { note($0) }
        time.run()
        #expect(log.all == ["0: 2", "1: 3", "1: zen", "1: end"])
    }

    @Test(arguments: [
        (CachePolicy.none, "1, end, 2, end, 3, end"),
        (.cacheAndNetwork, "1, end, 1, 2, end, 2, 3, end"),
        (.cacheAndRefresh, "1, end, 1, end, 2, end"),
        (.cacheFirst, "1, end, 1, end, 1, end"),
    ])
    func `modes deliver outputs as they do responses`(caching: CachePolicy, deliveries: String) {
        stubs.on(Kept.zen, ["1", "2", "3"])
        let provider = provider([.cache(MemoryCache()), .caching(caching)])
        for _ in 1...3 {
            provider.rx.cached(Kept.zen).subscribe { note($0) }
            time.run()
        }
        #expect(log.all.map { String($0.dropFirst(3)) }.joined(separator: ", ") == deliveries)
    }

    @Test func `inputs are kept apart, and without a cache it is a call`() {
        stubs.on(Kept.item, ["1", "2"])
        let cached = provider(.cache(MemoryCache()))
        for item in [7, 8, 7] {
            cached.rx.cached(Kept.item, item, .caching(.cacheFirst)).subscribe { note($0) }
        }
        #expect(log.all == ["0: 1", "0: end", "0: 2", "0: end", "0: 1", "0: end"])
        #expect(provider().rx.cached(Kept.item, 9).asSingle().outcome?.error == nil)
        #expect(stubs.requests(of: Kept.item).count == 3)
    }

    @Test func `a network that fails behind what was kept fails behind it`() {
        stubs.on(Kept.zen, ["1", .failure(.connectionLost)])
        let provider = provider([.cache(MemoryCache()), .caching(.cacheAndNetwork)])
        for _ in 1...2 { provider.rx.cached(Kept.zen).subscribe { note($0) } }
        #expect(log.all == ["0: 1", "0: end", "0: 1", "0: error"])
    }

    @Test func `an interceptor sees each delivery, and may be the only one to answer`() throws {
        stubs.on(Kept.zen, ["1", "2"])
        let provider = provider([.cache(MemoryCache()), .caching(.cacheAndNetwork)])
        let counting = TypedInterceptor<Void, String> { [log] call, next in
            next(call).do(onSuccess: { _ in log.add("intercepted") })
        }
        for _ in 1...2 {
            provider.rx.cached(Kept.zen, .actionInterceptors([counting])).subscribe { note($0) }
        }
        #expect(
            log.all == [
                "intercepted", "0: 1", "0: end", "intercepted", "0: 1", "intercepted", "0: 2",
                "0: end",
            ])
        let answering = TypedInterceptor<Void, String> { _, _ in .just("mine") }
        let single = provider.rx.cached(Kept.zen, .actionInterceptors([answering])).toArray()
        #expect(try single.outcome?.get() == ["mine"])
        #expect(stubs.requests(of: Kept.zen).count == 2)
    }
}

private struct Kept: API {
    static let attributes: Attributes = .baseURL(forumURL)

    @GET("/zen") var zen: Action<Void, String>
    @GET("/items/\(\.self)") var item: Action<Int, String>
}
