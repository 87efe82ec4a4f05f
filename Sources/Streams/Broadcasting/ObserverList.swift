import Synchronization

/// The subscribers of a subject, and the order in which they get its events.
///
/// Subscriptions retain the observers and not the subject, which may be deinitialized before them.
// Unchecked: `members` is touched only under `gate`, `present` only by the serializer's turn. They
// are plain variables and not parts of a generic lock, which would double the cost of a subject:
// the code that destroys a generic object looks up each generic type in it.
@usableFromInline
final class ObserverList<Element: Sendable>: @unchecked Sendable {
    @usableFromInline
    enum SubjectEvent: Sendable {
        /// An event, for the subscribers with numbers up to the one given.
        case event(Event<Element>, upTo: Int)
        /// A subscriber left; releases the present turn's reference to it.
        case refresh
        /// The subject was deinitialized; releases all subscribers.
        case dismissal
    }

    @usableFromInline let serializer = Serializer<SubjectEvent>()
    /// The number of subscribers admitted so far, which is the number of the last one.
    @usableFromInline let admitted = Atomic<Int>(0)
    @usableFromInline let isStale = Atomic<Bool>(false)
    /// Guards `members`; its value is the last number known to `present`.
    @usableFromInline let gate = Lock(0)
    // Exclusivity is ensured by `gate`.
    @exclusivity(unchecked) @usableFromInline var members = Members<Element>()
    /// The members during the present turn.
    // Exclusivity is ensured by the serializer's turn, as in `StateBox`.
    @exclusivity(unchecked) @usableFromInline var present = ObserverSnapshot<Element>()

    @inlinable
    init() {}

    /// True if there are no subscribers; checked by a subject that is deinitialized.
    @inlinable
    var isEmpty: Bool { gate.withLock { _ in members.first == nil } }

    @inlinable
    func notify(_ event: Event<Element>) {
        let order = admitted.load(ordering: .relaxed)
        serializer.send(.event(event, upTo: order)) { deliver($0) }
    }

    @inlinable
    func admit(_ sink: consuming Sink<Element>) {
        let lifetime = sink.lifetime
        let subscriber = ObserverEntry(sink, in: self)
        if let ending = admit(subscriber) {
            lifetime.end(ending)
        } else {
            lifetime.onTearDown { subscriber.leave() }
        }
    }

    /// Adds a subscriber without calling it; returns the ending if the subject has ended.
    @inlinable
    func admit(_ subscriber: ObserverEntry<Element>) -> Ending? {
        gate.withLock { _ in
            if members.ending == nil {
                let order = admitted.add(1, ordering: .relaxed).newValue
                subscriber.order.store(order, ordering: .relaxed)
                members.append(subscriber)
                isStale.store(true, ordering: .relaxed)
            }
            return members.ending
        }
    }

    /// Releases all subscribers, without an ending, after the events sent before are delivered.
    @usableFromInline
    func dismiss() {
        serializer.send(.dismissal) { deliver($0) }
    }

    @inlinable
    func leave(_ subscriber: ObserverEntry<Element>) {
        let isPresent = gate.withLock { lastPresent in
            isStale.store(true, ordering: .relaxed)
            return members.remove(subscriber) && subscriber.number <= lastPresent
        }
        if isPresent { serializer.send(.refresh) { deliver($0) } }
    }

    @inlinable
    func deliver(_ message: SubjectEvent) {
        if isStale.load(ordering: .relaxed) { refresh() }
        switch message {
        case .event(.next(let element), let order):
            present.first?.with { $0.next(element, upTo: order) }
            var index = 0
            while index < present.more.count {
                present.more[index].with { $0.next(element, upTo: order) }
                index += 1
            }
        case .event(.error(let error), _): end(.error(error))
        case .event(.completed, _): end(.completed)
        case .refresh: break
        case .dismissal: forget()
        }
    }

    @inlinable
    func refresh() {
        let members = gate.withLock { lastPresent in
            isStale.store(false, ordering: .relaxed)
            lastPresent = admitted.load(ordering: .relaxed)
            return self.members
        }
        // The old members are released after the new ones are stored: their `deinit` may run any
        // code.
        _ = exchange(&present, with: ObserverSnapshot(members))
    }

    @usableFromInline
    func forget() {
        _ = gate.withLock { _ in exchange(&members, with: Members()) }
        present = ObserverSnapshot()
    }

    @inlinable
    func end(_ ending: Ending) {
        let last = gate.withLock { _ in
            exchange(&members, with: Members(ending: members.ending ?? ending))
        }
        present = ObserverSnapshot()
        last.first?.sink.lifetime.end(ending)
        for subscriber in last.more { subscriber.sink.lifetime.end(ending) }
    }
}

/// The subscribers, in the order of their numbers; most subjects have one, which needs no array.
@usableFromInline
struct Members<Element: Sendable>: Sendable {
    @usableFromInline var first: ObserverEntry<Element>?
    @usableFromInline var more: [ObserverEntry<Element>] = []
    @usableFromInline var ending: Ending?

    @inlinable
    init(ending: Ending? = nil) { self.ending = ending }

    @inlinable
    mutating func append(_ subscriber: ObserverEntry<Element>) {
        if first == nil { first = subscriber } else { more.append(subscriber) }
    }

    @inlinable
    mutating func remove(_ subscriber: ObserverEntry<Element>) -> Bool {
        if first === subscriber {
            first = more.isEmpty ? nil : more.removeFirst()
            return true
        }
        var (low, high) = (0, more.count)
        while low < high {
            let middle = (low + high) / 2
            if more[middle].number < subscriber.number { low = middle + 1 } else { high = middle }
        }
        guard low < more.count, more[low] === subscriber else { return false }
        more.remove(at: low)
        return true
    }
}

/// The members during a turn, and unretained references to the same ones.
@usableFromInline
struct ObserverSnapshot<Element: Sendable>: Sendable {
    /// Retains the objects that `first` and `more` refer to.
    @usableFromInline let members: Members<Element>
    @usableFromInline let first: Unretained<ObserverEntry<Element>>?
    @usableFromInline let more: [Unretained<ObserverEntry<Element>>]

    @inlinable
    init(_ members: Members<Element> = Members()) {
        self.members = members
        first = members.first.map(Unretained.init)
        more = members.more.map(Unretained.init)
    }
}

/// One subscription to a subject.
@usableFromInline
final class ObserverEntry<Element: Sendable>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let observers: ObserverList<Element>
    /// Its number among all subscribers ever admitted, from 1; written before it is admitted.
    @usableFromInline let order = Atomic<Int>(0)
    @usableFromInline let hasBegun = Atomic<Bool>(false)

    @inlinable
    init(_ sink: Sink<Element>, in observers: ObserverList<Element>) {
        self.sink = sink
        self.observers = observers
    }

    @inlinable
    var number: Int { order.load(ordering: .relaxed) }

    /// Delivers an element, unless it was sent before the subscription.
    ///
    /// An element that another thread sent earlier, but that is queued after a later one, is
    /// delivered nevertheless: there are no gaps.
    @inlinable
    func next(_ element: Element, upTo last: Int) {
        guard number <= last || hasBegun.load(ordering: .relaxed), !sink.lifetime.isClosed
        else { return }
        hasBegun.store(true, ordering: .relaxed)
        sink.next(element)
    }

    @inlinable
    func leave() { observers.leave(self) }
}
