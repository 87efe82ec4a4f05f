import Allocations
import Streams
import Testing

/// The most that elements and subscriptions may allocate, in a debug build, which allocates as much
/// as an optimised one or more.
@Suite(.enabled(if: allocations_are_counted()), .hangLimit) struct AllocationTests {
    @Test(arguments: Budget.elements)
    func `a hundred elements allocate no more than`(_ budget: Budget) {
        let subject = PublishSubject<Int>()
        budget.apply(subject.flow).subscribe()
        for element in 0..<10 { subject.onNext(element) }
        #expect(allocations { for element in 0..<100 { subject.onNext(element) } } <= budget.limit)
    }

    @Test(arguments: Budget.subscriptions)
    func `a hundred subscriptions allocate no more than`(_ budget: Budget) {
        let flow = budget.apply(PublishSubject<Int>().flow)
        flow.subscribe().dispose()
        #expect(allocations { for _ in 0..<100 { flow.subscribe().dispose() } } <= budget.limit)
    }

    @Test func `a hundred values allocate a queue`() {
        let subject = PublishSubject<Int>()
        let iterator = subject.values(buffering: .unbounded).makeAsyncIterator()
        let limit = 10
        #expect(allocations { for element in 0..<100 { subject.onNext(element) } } <= limit)
        withExtendedLifetime(iterator) {}
    }

    private func allocations(of body: () -> Void) -> Int {
        let before = allocations_count()
        body()
        return allocations_count() - before
    }
}

/// The limit of allocations of an operator.
struct Budget: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Int
    let apply: @Sendable (Observable<Int>) -> Observable<Int>

    init(
        _ name: String, _ limit: Int,
        _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) { (testDescription, self.limit, self.apply) = ("\(name): \(limit)", limit, apply) }

    static let elements = [
        Budget("a subject", 0) { $0 },
        Budget("map", 0) { $0.map { $0 + 1 } },
        Budget("filter", 0) { $0.filter { $0 > 1 } },
        Budget("scan", 0) { $0.scan(0) { $0 + $1 } },
        Budget("flatMap of just", 0) { $0.flatMap { Single.just($0) } },
        Budget("flatMap", 100) { $0.flatMap { running($0) } },
        Budget("flatMapLatest of just", 0) { $0.flatMapLatest { Single.just($0) } },
        Budget("flatMapLatest", 100) { $0.flatMapLatest { running($0) } },
        Budget("concatMap of just", 0) { $0.concatMap { Single.just($0) } },
        Budget("concatMap", 400) { $0.concatMap { running($0) } },
        Budget("combineLatest", 0) { .combineLatest($0, $0) { $0 + $1 } },
        Budget("zip", 0) { .zip($0, $0) { $0 + $1 } },
        Budget("withLatestFrom", 0) { $0.withLatestFrom($0) { $0 + $1 } },
        Budget("sample", 0) { $0.sample($0) },
        Budget("merge", 0) { .merge($0, $0) },
        Budget("take until", 0) { $0.take(until: Observable<Int>.never()) },
        Budget("share", 0) { $0.share() },
        Budget("a subject with a value", 0) { source in
            let subject = BehaviorSubject(value: 0)
            source.subscribe(subject)
            return subject.flow
        },
        // A queue is moved when half of it is empty.
        Budget("a subject that remembers", 20) { source in
            let subject = ReplaySubject<Int>.create(bufferSize: 3)
            source.subscribe(subject)
            return subject.flow
        },
        Budget("create", 0) { source in .create { source.subscribe($0) } },
        // A queue without a limit doubles now and then.
        Budget("delay", 5) { $0.delay(.seconds(1), scheduler: VirtualTimeScheduler()) },
        Budget("observe on a scheduler that runs at once", 100) {
            $0.observe(on: ImmediateScheduler())
        },
        Budget("debounce", 0) { $0.debounce(.seconds(1), scheduler: VirtualTimeScheduler()) },
    ]

    static let subscriptions = [
        Budget("a subject", 700) { $0 },
        Budget("map", 800) { $0.map { $0 + 1 } },
        Budget("five operators", 1_200) {
            $0.map { $0 + 1 }.filter { $0 > 1 }.map { $0 + 1 }.filter { $0 > 1 }.map { $0 + 1 }
        },
        Budget("just", 600) { _ in .just(1) },
        Budget("a subject with a value", 1_000) { _ in BehaviorSubject(value: 1).flow },
        Budget("create", 800) { _ in created },
        Budget("retry of create", 2_800) { _ in failing.retry(3).catchAndReturn(0) },
        Budget("merge", 2_200) { .merge($0, $0) },
        Budget("zip", 1_900) { .zip($0, $0) { $0 + $1 } },
        Budget("concat of just", 1_300) { _ in Observable.just(1).concat(.just(2)) },
        Budget("concat", 1_000) { $0.concat($0) },
        Budget("share", 2_000) { $0.share() },
        Budget("share that replays", 2_200) { $0.share(replay: 1) },
    ]
}

private let created = Observable<Int>.create { observer in
    observer.onNext(1)
    return Disposables.create()
}

private let failing = Observable<Int>.create { observer in
    observer.onError(CancellationError())
    return Disposables.create()
}

/// A flow that is no constant.
private func running(_ element: Int) -> Observable<Int> { .from(CollectionOfOne(element)) }
