import Allocations
import Streams
import Testing

/// The work that a collection does for its members grows with their number, not with its square.
///
/// It is counted in bytes allocated: a copy of a collection takes as many as it has members.
@Suite(.enabled(if: allocations_are_counted()), .hangLimit) struct LinearityTests {
    @Test(arguments: Emptying.all)
    func `64 times the members take at most 128 times the bytes`(_ emptying: Emptying) {
        let few = bytes(of: emptying.apply(250))
        #expect(bytes(of: emptying.apply(16_000)) <= 128 * few + 1_024)
    }

    private func bytes(of body: () -> Void) -> Int {
        let before = allocations_bytes()
        body()
        return allocations_bytes() - before
    }
}

/// A collection with a number of members, and what removes them, which is counted.
struct Emptying: NamedRow {
    let testDescription: String
    let apply: @Sendable (Int) -> () -> Void

    static let all: [Emptying] =
        Order.all.flatMap { order in
            [
                Emptying("a subject without an event, left \(order.name)") { count in
                    let subject = PublishSubject<Int>()
                    return disposing(
                        order.of((0..<count).map { _ in subject.subscribe() }), of: subject)
                },
                Emptying("a subject with an event, left \(order.name)") { count in
                    let subject = PublishSubject<Int>()
                    let subscriptions = (0..<count).map { _ in subject.subscribe() }
                    subject.onNext(1)
                    return disposing(order.of(subscriptions), of: subject)
                },
                Emptying("a subject that delivers, left \(order.name)") { count in
                    let (subject, leaving) = (PublishSubject<Int>(), Locked<[any Disposable]>([]))
                    subject.subscribe(onNext: { _ in leaving.value.forEach { $0.dispose() } })
                    leaving.value = order.of((0..<count).map { _ in subject.subscribe() })
                    return { subject.onNext(1) }
                },
                Emptying("a subject that remembers, left \(order.name)") { count in
                    let subject = ReplaySubject<Int>.create(bufferSize: 1)
                    subject.onNext(1)
                    let subscriptions = (0..<count).map { _ in subject.subscribe() }
                    subject.onNext(2)
                    return disposing(order.of(subscriptions), of: subject)
                },
                Emptying("a composite, removed from \(order.name)") { count in
                    let composite = CompositeDisposable()
                    let keys = (0..<count).compactMap { _ in
                        composite.insert(Disposables.create())
                    }
                    let ordered = order.of(keys)
                    return { for key in ordered { composite.remove(for: key) } }
                },
                Emptying("the inner streams of flatMap, ended \(order.name)") { count in
                    let inner = (0..<count).map { _ in PublishSubject<Int>() }
                    Observable.from(inner).concat(.never()).flatMap { $0.flow }.subscribe()
                    let ordered = order.of(inner)
                    return { for subject in ordered { subject.onCompleted() } }
                },
                Emptying("virtual time, cancelled \(order.name)") { count in
                    let time = VirtualTimeScheduler()
                    let jobs = (0..<count).map { time.schedule(after: .seconds($0)) {} }
                    return disposing(order.of(jobs), of: time)
                },
            ]
        } + [
            Emptying("take(until:) of a subject") { count in
                let (subject, end) = (PublishSubject<Int>(), PublishSubject<Void>())
                for _ in 0..<count { subject.take(until: end).subscribe() }
                subject.onNext(1)
                return { withExtendedLifetime(subject) { end.onNext(()) } }
            },
            Emptying("flatMap onto one subject") { count in
                let subject = PublishSubject<Int>()
                let flow = Observable.range(start: 0, count: count).flatMap { _ in subject.flow }
                let subscription = flow.subscribe()
                subject.onNext(1)
                return disposing([subscription], of: subject)
            },
            Emptying("flatMapLatest onto one subject") { count in
                let (subject, outer) = (PublishSubject<Int>(), PublishSubject<Int>())
                outer.flatMapLatest { _ in subject.flow }.subscribe()
                return {
                    for element in 0..<count {
                        outer.onNext(element)
                        subject.onNext(element)
                    }
                }
            },
            Emptying("a bag") { count in
                let (subject, bag) = (PublishSubject<Int>(), Locked<DisposeBag?>(DisposeBag()))
                for _ in 0..<count { bag.change { $0?.insert(subject.subscribe()) } }
                subject.onNext(1)
                return { withExtendedLifetime(subject) { bag.value = nil } }
            },
            Emptying("joining and leaving among 10 000, who get an event") { count in
                let subject = PublishSubject<Int>()
                for _ in 0..<10_000 { subject.subscribe() }
                return {
                    for index in 0..<count {
                        let subscription = subject.subscribe()
                        if index.isMultiple(of: 100) { subject.onNext(1) }
                        subscription.dispose()
                    }
                }
            },
            Emptying("a subject that ends") { count in
                let subject = PublishSubject<Int>()
                for _ in 0..<count { subject.subscribe() }
                return { subject.onCompleted() }
            },
            Emptying("groups that end") { count in
                let subject = PublishSubject<Int>()
                subject.groupBy { $0 }.flatMap { $0.flow }.subscribe()
                for element in 0..<count { subject.onNext(element) }
                return { subject.onCompleted() }
            },
        ]

    /// Disposes members of `collection`, which lives until then.
    private static func disposing(
        _ members: [any Disposable], of collection: some AnyObject
    ) -> () -> Void {
        { withExtendedLifetime(collection) { for member in members { member.dispose() } } }
    }
}

/// An order in which members leave.
struct Order: Sendable {
    let name: String
    private let place: @Sendable (Int, Int) -> Int

    /// The last one visits each index once, far from the one before, where 7 919 divides no count.
    static let all = [
        Order(name: "in order") { index, _ in index },
        Order(name: "in reverse") { index, count in count - 1 - index },
        Order(name: "at random") { index, count in index * 7_919 % count },
    ]

    func of<Member>(_ members: [Member]) -> [Member] {
        members.indices.map { members[place($0, members.count)] }
    }

    private init(name: String, _ place: @escaping @Sendable (Int, Int) -> Int) {
        (self.name, self.place) = (name, place)
    }
}
