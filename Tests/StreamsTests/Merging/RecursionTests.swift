import Foundation
import Streams
import Testing

/// Streams that poll: each level is made of the element of the one before, which then ends. They
/// take the stack and the memory of one level.
@Suite(.hangLimit) struct RecursionTests {
    /// A level, and the operator that continues it.
    struct Level: NamedRow {
        typealias Next = @Sendable (Int) -> Observable<Int>

        let testDescription: String
        /// Returns a level that has the element of a part, and continues with the next one.
        let apply: @Sendable (_ part: Observable<Int>, @escaping Next) -> Observable<Int>

        static let all = [
            Level("flatMap") { $0.flatMap($1) },
            Level("flatMapFirst") { $0.flatMapFirst($1) },
            Level("flatMapLatest") { $0.flatMapLatest($1) },
            Level("concatMap") { $0.concatMap($1) },
            Level("merge") { part, next in part.map { next($0) }.merge() },
            Level("merge(maxConcurrent:)") { part, next in
                part.map { next($0) }.merge(maxConcurrent: 2)
            },
            Level("flatMap of a single") { $0.asSingle().flatMap($1) },
            Level("concat, then flatMap") { part, next in
                // A constant part would leave its place to the next at once.
                Observable.deferred { .empty() }.concat(part.flatMap(next))
            },
            Level("catch") { part, next in
                part.map { (n: Int) throws -> Int in throw Level.Reached(n: n) }
                    .catch { error in (error as? Level.Reached).map { next($0.n) } ?? .error(error)
                    }
            },
        ]

        /// Those of one operator, for any flows.
        static let polling = all.prefix(4)

        struct Reached: Error { let n: Int }

        func poll(
            from n: Int = 0, to end: Int, _ part: @escaping @Sendable (Int) -> Observable<Int>,
            then last: @escaping @Sendable (Int) -> Observable<Int> = { .just($0) }
        ) -> Observable<Int> {
            n == end
                ? last(n)
                : apply(part(n)) { poll(from: $0 + 1, to: end, part, then: last) }
        }
    }

    /// The parts that have an element and end at once.
    enum Part: CaseIterable {
        case of, created, single

        func callAsFunction(_ n: Int) -> Observable<Int> {
            switch self {
            case .of: .from(CollectionOfOne(n))
            case .created:
                .create { observer in
                    observer.onNext(n)
                    observer.onCompleted()
                    return Disposables.create()
                }
            case .single:
                Single<Int>.create { resolve in
                    resolve(.success(n))
                    return Disposables.create()
                }.asObservable()
            }
        }
    }

    /// Runs the levels, whose parts `part` makes, on a small stack; `run` makes time pass.
    private func expectRoom(
        _ level: Level, to end: Int, _ part: @escaping @Sendable (Int) -> Observable<Int>,
        run: @escaping @Sendable () -> Void = {}
    ) {
        onSmallStack {
            let (log, live) = (Log(), LiveLevels())
            level.poll(to: end) { n in
                let level = live.level()
                return part(n).do(onNext: { _ in withExtendedLifetime(level) {} })
            }.draw(into: log)
            run()
            #expect(log.text == "\(end) |")
            #expect(live.most < 50)
        }
    }

    @Test(arguments: Level.all, Part.allCases)
    func `levels that end at once take neither stack nor memory`(_ level: Level, _ part: Part) {
        expectRoom(level, to: million / 20) { part($0) }
    }

    @Test(arguments: Level.all, [0, 1])
    func `levels that end later take neither stack nor memory`(_ level: Level, pause: Int) {
        let time = VirtualTimeScheduler()
        expectRoom(level, to: million / 20) { n in
            .create { observer in
                time.schedule(after: .seconds(1)) {
                    observer.onNext(n)
                    if pause == 0 { observer.onCompleted() }
                    time.schedule(after: .seconds(pause) / 2) { observer.onCompleted() }
                }
            }
        } run: {
            time.run()
        }
    }

    @Test(arguments: Level.all, 2...4)
    func `levels that tell their last element are among others that do not`(
        _ level: Level, every: Int
    ) {
        let time = VirtualTimeScheduler()
        expectRoom(level, to: million / 20) { n in
            if n.isMultiple(of: every) {
                return Single<Int>.create { resolve in
                    time.schedule(after: .seconds(1)) { resolve(.success(n)) }
                }.asObservable()
            }
            return .create { observer in
                time.schedule(after: .seconds(1)) {
                    observer.onNext(n)
                    observer.onCompleted()
                }
            }
        } run: {
            time.run()
        }
    }

    @Test(arguments: Level.polling)
    func `a level in the depth whose source goes on makes another flow`(_ level: Level) {
        let subjects = (0..<20).map { BehaviorSubject(value: $0) }
        let log = Log()
        subjects.dropFirst().reduce(subjects[0].flow) { inner, subject in
            level.apply(subject.flow) { _ in inner }
        }.draw(into: log)
        subjects[0].onNext(1)
        #expect(log.text == "0 1")
        guard level.testDescription == "flatMapLatest" else { return }
        subjects[1].onNext(2)
        #expect(log.text == "0 1 1")
    }

    @Test(arguments: Level.all, Part.allCases)
    func `an error of the depth arrives`(_ level: Level, _ part: Part) {
        onSmallStack {
            let log = Log()
            level.poll(to: 5_000) {
                part($0)
            } then: { _ in
                .error(Oops())
            }.draw(into: log)
            #expect(log.text == "#")
        }
    }

    @Test(arguments: Level.all)
    func `disposing reaches the depth`(_ level: Level) {
        let (last, levels) = (PublishSubject<Int>(), Locked(0))
        let (log, time) = (Log(), VirtualTimeScheduler())
        let subscription = level.poll(to: 1_000) { n in
            levels.value += 1
            let part = Part.created(n)
            return n.isMultiple(of: 3) ? part.delay(.seconds(1), scheduler: time) : part
        } then: { _ in
            last.flow
        }.draw(into: log)
        time.run()
        #expect(levels.value == 1_000)
        last.onNext(7)
        #expect(last.hasObservers)
        subscription.dispose()
        #expect(!last.hasObservers)
        last.onNext(8)
        #expect(log.text == "7")
    }

    @Test(arguments: Flattening.all)
    func `an operator in the place of another one goes on as before`(_ flattening: Flattening) {
        @Sendable func flattened(
            _ source: Observable<Character>, _ time: VirtualTimeScheduler
        ) -> Observable<Character> { flattening.apply(source) { time.cold("--\($0)--\($0)|") } }
        let alone = diagram("-x-y--z|") { flattened($0, $1).take(20) }
        let within = diagram("[a|]") { source, time in
            source.flatMap { _ in flattened(time.cold("-x-y--z|"), time) }.take(20)
        }
        #expect(within == alone)
    }

    @Test(arguments: Level.all)
    func `levels that end on any threads deliver the last element, once`(_ level: Level) {
        let queues = (0..<3).map { _ in QueueScheduler() }
        let (over, elements) = (Latch(), Locked<[Int]>([]))
        level.poll(to: 3_000) { n in
            .create { observer in
                queues[n % 3].schedule {
                    observer.onNext(n)
                    queues[(n + n / 3) % 3].schedule { observer.onCompleted() }
                }
            }
        }.subscribe(onNext: { n in elements.change { $0.append(n) } }, onCompleted: { over.open() })
        #expect(over.wait())
        #expect(elements.value == [3_000])
    }

    @Test(arguments: Level.all)
    func `disposing on another thread ends the levels`(_ level: Level) {
        for _ in 0..<50 {
            let (reached, held, last) = (Latch(), SerialDisposable(), Locked(0))
            let queue = QueueScheduler()
            held.disposable = level.poll(to: .max) { n in
                last.value = n
                if n == 20 { reached.open() }
                return Part.created(n).observe(on: queue)
            }.subscribe()
            #expect(reached.wait())
            held.dispose()
            let over = Latch()
            queue.schedule { queue.schedule { over.open() } }
            #expect(over.wait())
            let ended = last.value
            let again = Latch()
            queue.schedule { again.open() }
            #expect(again.wait())
            #expect(last.value == ended)
        }
    }
}

/// The levels whose parts are in memory.
private final class LiveLevels: Sendable {
    private let count = Locked((now: 0, most: 0))

    var most: Int { count.value.most }

    /// Returns an object for the part of a level to hold.
    func level() -> any Sendable { Level(self) }

    private final class Level: Sendable {
        let levels: LiveLevels

        init(_ levels: LiveLevels) {
            self.levels = levels
            levels.count.change { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        }

        deinit { levels.count.change { $0.now -= 1 } }
    }
}
