import Foundation
import Locks
import StreamNet
import Streams
import Testing

/// Two days of a stream, on a virtual clock.
@Suite(.virtualLimit) struct LongWatchTests {
    @Test func `a watch of two days renews its token and misses no event`() {
        let time = VirtualTimeScheduler()
        let hour = Duration.seconds(3_600)
        let token = Mutex("token 0")
        let renewals = EventLog<Duration>()
        // The server closes each connection after five minutes, and forgets a token after an hour.
        let answer = StubAnswer { endpoint in
            let current = "token \(time.now / hour >= 0 ? Int(time.now / hour) : 0)"
            guard try endpoint.encoded().headers["Authorization"] == "Bearer \(current)" else {
                return Response(status: 401)
            }
            let last = try endpoint.encoded().headers["Last-Event-ID"].flatMap { Int($0) } ?? 0
            return Response(
                headers: ["Content-Type": "text/event-stream"],
                body: Data("id: \(last + 1)\ndata: \(last + 1)\n\n".utf8))
        }
        let refresh = TokenRefresh(
            token: { token.withLock { $0 } },
            renew: {
                .deferred {
                    renewals.add(time.now)
                    let renewed = "token \(Int(time.now / hour))"
                    token.withLock { $0 = renewed }
                    return .just(renewed)
                }
            }, scheduler: time)
        let stubs = Stubs<LiveFeed>(scheduler: time).on(.ticker, answer)
        let feed = Provider<LiveFeed>(
            backend: stubs, interceptors: [refresh],
            attributes: [
                .reconnectScheduler(time), .authorization(.bearer),
                .reconnect(.idempotent(base: .seconds(300), random: { 1 })),
            ])
        let record = time.record(feed.rx.events(.ticker), until: .seconds(2 * 86_400))
        let numbers = record.elements.compactMap { Int($0.data) }
        #expect(numbers == Array(1...numbers.count))
        #expect(numbers.count >= 576)
        #expect(renewals.all.count == 47)
        #expect(stubs.requests.count == numbers.count + 47)
    }

    @Test func `a thousand clients that are lost at once come back spread`() {
        let time = VirtualTimeScheduler()
        let random = Mutex(SplitMix(seed: 45))
        let stubs = Stubs<LiveFeed>(scheduler: time)
            .on(.ticker, .events("data: a\n\n", .wait(.seconds(10)), .fail(.connectionLost)))
        let feed = Provider<LiveFeed>(
            backend: stubs,
            attributes: [
                .reconnectScheduler(time),
                .reconnect(
                    .idempotent(random: {
                        random.withLock { Double.random(in: 0.5...1, using: &$0) }
                    })),
            ])
        let bag = DisposeBag()
        for _ in 0..<1_000 {
            feed.rx.events(.ticker).subscribe(onNext: { _ in }).disposed(by: bag)
        }
        time.advance(to: .seconds(14))
        let arrivals = stubs.requests.dropFirst(1_000)
            .map { Int($0.time / .milliseconds(100)) }
        #expect(arrivals.count == 1_000)
        let peaks = Dictionary(grouping: arrivals) { $0 }.mapValues(\.count)
        #expect(peaks.values.max() ?? 0 <= 100, "\(peaks)")
    }
}
