import Foundation
import Locks
import Testing

@testable import Streams

/// The consumer for which sources wait, and the lifetimes that have it.
@Suite(.hangLimit) struct DemandTests {
    /// A consumer that is ready when it is told to be.
    private final class Consumer: Demand {
        private let waiting = Mutex<[@Sendable () -> Void]>([])

        func whenReady(_ action: @escaping @Sendable () -> Void) {
            waiting.withLock { $0.append(action) }
        }

        func take() { for action in waiting.withLock({ exchange(&$0, with: []) }) { action() } }
    }

    private let consumer = Consumer()

    /// A source of numbers, each when the one before has been taken.
    private func numbers(_ log: Log, _ name: String = "") -> Observable<Int> {
        Observable { sink in
            @Sendable func send(_ number: Int) {
                sink.lifetime.whenReady {
                    guard !sink.lifetime.isClosed else { return log.note("\(name)over") }
                    log.note("\(name)\(number)")
                    sink.next(number)
                    send(number + 1)
                }
            }
            send(1)
        }
    }

    /// One element of a source that does not end, after which others run.
    private static let one = Observable.just(0).concat(.never())

    /// Forms of passing a source on.
    private static let forms: [@Sendable (Observable<Int>) -> Observable<Int>] = [
        { $0 }, { $0.map { $0 }.filter { _ in true } }, { $0.do(onCompleted: {}) },
        { source in Observable.just(0).flatMap { _ in source } },
        { source in one.flatMap { _ in source } },
        { source in one.flatMapLatest { _ in source } },
        { source in one.concatMap { _ in source } },
        { Observable.empty().concat($0) },
        { source in Observable<Int>.error(StreamError.noElements).catch { _ in source } },
        { source in .deferred { source } }, { .merge([.never(), $0]) },
        { $0.take(until: Observable<Int>.never()) }, { $0.scan(0) { $1 } },
        { $0.withLatestFrom(one) { number, _ in number } },
        { Observable<Int>.combineLatest($0, one) { number, _ in number } },
        { $0.distinctUntilChanged() },
    ]

    @Test(arguments: forms.indices)
    func `a source waits for its consumer behind operators`(form: Int) {
        let log = Log()
        let lifetime = SubscriptionLifetime { _ in }
        lifetime.wait(for: consumer)
        Self.forms[form](numbers(log)).start(Sink(lifetime) { _ in })
        #expect(log.text == "")
        consumer.take()
        #expect(log.text == "1")
        consumer.take()
        #expect(log.text == "1 2")
        lifetime.dispose()
        consumer.take()
        #expect(log.text == "1 2 over")
    }

    /// Forms of passing two sources on, the first of which delivers.
    private static let pairs: [@Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>] = [
        { .merge([$0, $1]) },
        { Observable.from([$0, $1]).merge(maxConcurrent: 2) },
        { Observable.from([$0, $1]).flatMap { $0 } },
        { Observable<Int>.combineLatest($0, $1.startWith(0)) { one, _ in one } },
        { $0.withLatestFrom($1.startWith(0)) { one, _ in one } },
        { Observable.combineLatest([$0, $1.startWith(0)]).map { $0[0] } },
    ]

    /// Expects that a source waits while its element is behind the first delivery of a flow.
    private func expectWaiting(
        _ flow: Observable<Int>, behind deliver: @escaping @Sendable () -> Void,
        of sink: () -> Sink<Int>?
    ) throws {
        let (entered, go, ready) = (Latch(), Latch(), Latch())
        let (log, lifetime) = (Log(), SubscriptionLifetime { _ in })
        lifetime.wait(for: Ready())
        flow.start(
            Sink(lifetime) { number in
                guard log.text.isEmpty else { return }
                log.note(number)
                entered.open()
                go.wait()
            })
        Thread { deliver() }.start()
        entered.wait()
        let sink = try #require(sink())
        sink.next(2)
        sink.lifetime.whenReady {
            log.note("ready")
            ready.open()
        }
        #expect(log.text == "1")
        go.open()
        ready.wait()
        #expect(log.text == "1 ready")
        lifetime.dispose()
    }

    @Test(arguments: pairs.indices)
    func `a source waits while its element is behind that of another`(pair: Int) throws {
        let sinks = Locked<[Int: Sink<Int>]>([:])
        func source(_ number: Int) -> Observable<Int> {
            Observable { sink in sinks.change { $0[number] = sink } }
        }
        try expectWaiting(Self.pairs[pair](source(0), source(1))) {
            sinks.value[0]?.next(1)
        } of: {
            sinks.value[1]
        }
    }

    @Test func `a source waits while its element is behind the turn of a timer`() throws {
        let (time, sink) = (VirtualTimeScheduler(), Locked<Sink<Int>?>(nil))
        let source = Observable<Int> { sink.value = $0 }
        try expectWaiting(source.debounce(.seconds(1), scheduler: time)) {
            sink.value?.next(1)
            time.run()
        } of: {
            sink.value
        }
    }

    /// A consumer that is always ready.
    private final class Ready: Demand {
        func whenReady(_ action: @escaping @Sendable () -> Void) { action() }
    }

    @Test func `a source without a consumer goes on`() {
        let log = Log()
        numbers(log).take(3).subscribe { _ in }
        #expect(log.text == "1 2 3 over")
    }

    @Test func `observe(on:) is ready when its queue is empty, and the consumer behind it as well`()
    {
        let (log, time) = (Log(), VirtualTimeScheduler())
        let lifetime = SubscriptionLifetime { _ in }
        lifetime.wait(for: consumer)
        numbers(log).observe(on: time).start(Sink(lifetime) { log.note("taken \($0)") })
        consumer.take()
        #expect(log.text == "1")
        consumer.take()
        time.run()
        #expect(log.text == "1 taken 1")
        consumer.take()
        #expect(log.text == "1 taken 1 2")
        lifetime.dispose()
        time.run()
        #expect(log.text == "1 taken 1 2 over")
    }

    /// Forms that keep elements for later, and what has come of a hundred by then.
    private static let keeping:
        [@Sendable (Observable<Int>, VirtualTimeScheduler) -> Observable<Int>] = [
            { $0.delay(.seconds(1), scheduler: $1) },
            { source, _ in .zip(source, Observable<Int>.never()) { number, _ in number } },
            { source, _ in source.buffer(count: 200).map(\.count) },
        ]

    @Test(arguments: keeping.indices)
    func `zip, delay and buffer take what comes, and keep it, whether the consumer has it or not`(
        form: Int
    ) {
        let (log, time) = (Log(), VirtualTimeScheduler())
        let lifetime = SubscriptionLifetime { _ in }
        lifetime.wait(for: Ready())
        let source = numbers(log).take(100).concat(.never())
        Self.keeping[form](source, time).start(Sink(lifetime) { _ in log.note("taken") })
        #expect(!log.text.contains("taken") && log.text.contains(" 100"))
        lifetime.dispose()
    }

    @Test func `a loop takes one element after the other`() async throws {
        let log = Log()
        for try await number in numbers(log).values {
            #expect(log.text.split(separator: " ").count == number)
            if number == 3 { break }
        }
        #expect(log.text == "1 2 3" || log.text == "1 2 3 over")
    }

    @Test func `a loop with a policy does not hold a source back`() async throws {
        let log = Log()
        for try await number in numbers(log).take(100).values(buffering: .newest(1)) {
            #expect(number == 100)
        }
        #expect(log.text.hasSuffix("100 over"))
    }
}
