import Allocations
import Foundation
import Streams
import Testing

/// Far more than the small stack has room for: a hundred bytes each would fill it. The
/// full million runs where `STRESS` is set.
private let rounds = ProcessInfo.processInfo.environment["STRESS"] == nil ? 5_000 : 1_000_000

/// A stream that continues with itself takes neither stack nor memory.
@Suite(.hangLimit) struct SuccessionTests {
    @Test(arguments: Succession.all + Succession.immediate, [true, false])
    func `parts that complete at once take neither stack nor memory`(
        _ succession: Succession, isConstant: Bool
    ) {
        onSmallStack {
            let reader = ElementCounter()
            reader.read(succession.page(0) { isConstant ? .just($0) : .from(CollectionOfOne($0)) })
            #expect(reader.count.value == rounds)
            #expect(reader.growth < 5_000)
        }
    }

    @Test(arguments: Succession.all + Succession.later)
    func `parts that complete in virtual time take neither stack nor memory`(
        _ succession: Succession
    ) {
        onSmallStack {
            let (time, reader) = (VirtualTimeScheduler(), ElementCounter())
            reader.read(
                succession.page(0) { n in
                    Observable<Int>.timer(.seconds(1), scheduler: time).map { _ in n }
                })
            time.run()
            #expect(reader.count.value == rounds)
            #expect(reader.growth < 5_000)
        }
    }

    @Test(arguments: Succession.all + Succession.later)
    func `parts may complete on a queue`(_ succession: Succession) {
        let (queue, reader, over) = (QueueScheduler(), ElementCounter(), Latch())
        reader.read(
            succession.page(0) { n in
                .create { observer in
                    queue.schedule {
                        observer.onNext(n)
                        observer.onCompleted()
                    }
                }
            }, over: over)
        over.wait()
        #expect(reader.count.value == rounds)
    }

    @Test(arguments: Succession.all + Succession.later)
    func `disposing reaches the part that runs`(_ succession: Succession) {
        let subjects = Locked<[PublishSubject<Int>]>([])
        let subscription = succession.page(0) { _ in
            let subject = PublishSubject<Int>()
            subjects.change { $0.append(subject) }
            return subject.flow
        }.subscribe()
        var running: [PublishSubject<Int>] { subjects.value.filter(\.hasObservers) }
        for round in 0..<100 {
            let parts = running
            #expect(parts.count == 1)
            parts.first?.onNext(round)
            parts.first?.onCompleted()
        }
        #expect(running.count == 1)
        onThreads(1) { _ in subscription.dispose() }
        #expect(running.count == 0)
    }

    @Test(arguments: Succession.all + Succession.immediate)
    func `disposing on another thread ends parts that complete at once`(_ succession: Succession) {
        let (isRunning, held) = (Latch(), SerialDisposable())
        onThreads(2) { thread in
            guard thread == 0 else {
                isRunning.wait()
                return held.dispose()
            }
            let trigger = PublishSubject<Void>()
            held.disposable = trigger.flatMap {
                succession.page(0) { .from(CollectionOfOne($0)) }
            }.subscribe(onNext: { if $0 == 1_000 { isRunning.open() } })
            trigger.onNext(())
        }
    }

    @Test(arguments: RecursionTests.Level.polling)
    func `a stream that polls at its last element takes neither stack nor memory`(
        _ polling: RecursionTests.Level
    ) {
        let time = VirtualTimeScheduler()
        @Sendable func poll(_ n: Int) -> Observable<Int> {
            let pause = Observable<Int>.timer(.seconds(1), scheduler: time)
            return polling.apply(pause.map { $0 + n }) { n in
                Observable.deferred { poll(n + 1) }.startWith(n)
            }
        }
        onSmallStack {
            let reader = ElementCounter()
            reader.read(poll(0))
            time.run()
            #expect(reader.count.value == rounds)
            #expect(reader.growth < 5_000)
        }
    }

    @Test(arguments: RecursionTests.Level.polling)
    func `the flow of the last element starts before its source is disposed`(
        _ polling: RecursionTests.Level
    ) {
        let log = Log()
        let resolve = Locked<(@Sendable (Result<Int, any Error>) -> Void)?>(nil)
        let source = Single<Int>.create { handed in
            resolve.value = handed
            return Disposables.create { log.note("source") }
        }
        let inner = PublishSubject<Int>()
        let subscription = polling.apply(source.asObservable()) { n in
            inner.startWith(n).do(onSubscribe: { log.note("inner") })
        }.draw(into: log)
        resolve.value?(.success(1))
        inner.onNext(2)
        subscription.dispose()
        #expect(log.text == "inner 1 source 2")
        #expect(!inner.hasObservers)
    }

    @Test func `a lazy sequence whose last stream is another one takes no stack`() {
        @Sendable func page(_ n: Int, upTo end: Int) -> Observable<Int> {
            if n == end { return .empty() }
            let rest = Observable.deferred { page(n + 1, upTo: end) }
            return .concat(Endless([Observable.of(n), rest].lazy.map { $0 }))
        }
        onSmallStack {
            let reader = ElementCounter()
            reader.read(page(0, upTo: .max))
            #expect(reader.count.value == rounds)
            let over = Latch()
            page(0, upTo: rounds).subscribe(onCompleted: { over.open() })
            #expect(over.wait())
        }
    }

    @Test func `a stream that polls itself with pauses takes no memory`() {
        let (time, reader) = (VirtualTimeScheduler(), ElementCounter())
        @Sendable func poll(_ n: Int) -> Observable<Int> {
            let next = Observable.deferred { poll(n + 1) }
            let pause = Duration.seconds(1)
            return Observable.just(n).concat(
                n.isMultiple(of: 2)
                    ? next.delaySubscription(pause, scheduler: time) : next.subscribe(on: time))
        }
        reader.read(poll(0))
        time.run()
        #expect(reader.count.value == rounds)
        #expect(reader.growth < 5_000)
    }
}

/// Takes the elements of all rounds, which must be 0, 1, 2 and so on.
private final class ElementCounter: Sendable {
    let count = Locked(0)
    /// The bytes that are live at the thousandth element, in the middle, and at the last.
    private let live = Locked<[Int]>([])

    /// The bytes that have become live in one half, the lesser of both: the tables of the runtime
    /// grow once in a while, on any thread.
    var growth: Int { zip(live.value, live.value.dropFirst()).map { $1 - $0 }.min() ?? .max }

    func read(_ flow: Observable<Int>, over: Latch? = nil) {
        flow.take(rounds).subscribe(
            onNext: { [count, live] element in
                #expect(element == count.value)
                count.value += 1
                if [1_000, rounds / 2, rounds - 1].contains(element) {
                    live.change { $0.append(allocations_live_bytes()) }
                }
            }, onCompleted: { over?.open() })
    }
}
