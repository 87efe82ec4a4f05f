import Testing

@testable import Streams

@Suite(.virtualLimit) struct ObserverSlotsTests {
    @Test(arguments: Order.all)
    func `each departure moves at most one of the others`(_ order: Order) {
        let observers = Observers(1_000)
        var (moves, places) = (0, observers.places)
        for entry in order.of(observers.entries) {
            observers.slots.value.remove(entry)
            let moved = observers.places
            moves += zip(places, moved).count(where: !=)
            places = moved
        }
        #expect(moves <= observers.entries.count)
    }

    @Test(arguments: Order.all)
    func `those who stay keep their order`(_ order: Order) {
        let observers = Observers(100)
        let leaving = order.of(observers.entries).prefix(70)
        for entry in leaving { observers.slots.value.remove(entry) }
        let staying = observers.entries.filter { entry in !leaving.contains { $0 === entry } }
        let slots = observers.slots.value
        let found = ([slots.first] + slots.more).compactMap { $0?.object }
        #expect(found.map(ObjectIdentifier.init) == staying.map(ObjectIdentifier.init))
    }

    @Test(arguments: Order.all)
    func `a subject forgets those who have left`(_ order: Order) {
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<1_000).map { _ in subject.subscribe() }
        subject.onNext(1)
        for subscription in order.of(subscriptions).prefix(990) { subscription.dispose() }
        #expect(subject.observers.present.more.count <= 20)
    }

    @Test func `those who come and go during a delivery leave nothing`() {
        let (subject, slots) = (PublishSubject<Int>(), Locked(0))
        subject.subscribe(onNext: { _ in
            for _ in 0..<1_000 { subject.subscribe().dispose() }
            slots.value = subject.observers.joining.more.count
        })
        subject.onNext(1)
        #expect(slots.value == 0)
    }
}

/// Slots with a number of observers, which are retained here.
private struct Observers {
    let entries: [ObserverEntry<Int>]
    let slots = MutableBox(ObserverSlots<Int>())

    init(_ count: Int) {
        let list = ObserverList<Int>()
        entries = (0..<count).map { _ in
            ObserverEntry(Sink(SubscriptionLifetime { _ in }) { _ in }, in: list)
        }
        for entry in entries { slots.value.append(entry) }
    }

    var places: [Int] { entries.map { $0.place.load(ordering: .relaxed) } }
}
