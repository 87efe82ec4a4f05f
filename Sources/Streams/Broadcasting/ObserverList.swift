import Locks

/// The subscribers of a subject, and the order in which they get its events.
/// Subscriptions retain the observers and not the subject, which may be deinitialized before them.
/// A subscriber joins under the lock and is moved to those present by the next turn, which needs no
/// lock to deliver; it leaves by a message to the turn. Both take amortised constant time.
// Unchecked: `joining`, `count` and `ending` are touched only under `gate`, `present` only by the
// serializer's turn. They are plain variables and not parts of a generic lock, which would double
// the cost of a subject: the code that destroys a generic object looks up each generic type in it.
@usableFromInline final class ObserverList<Element: Sendable>: @unchecked Sendable {
    @usableFromInline enum SubjectEvent: Sendable {
        /// An event, for the subscribers with numbers up to the one given.
        case event(Event<Element>, upTo: Int)
        /// A subscriber left; the message retains it until it is removed from those present.
        case departure(ObserverEntry<Element>)
        /// The subject was deinitialized; releases all subscribers.
        case dismissal
    }

    @usableFromInline let serializer = Serializer<SubjectEvent>()
    /// The number of subscribers admitted so far, which is the number of the last one.
    // Relaxed, both: written under `gate`. A thread that has subscribed sees its own number.
    @usableFromInline let admitted = Atomic<Int>(0)
    @usableFromInline let isStale = Atomic<Bool>(false)
    /// Guards the three below; its value is the last number moved from `joining` to `present`.
    @usableFromInline let gate = Mutex(0)
    // Unchecked: touched only under `gate`.
    @exclusivity(unchecked) @usableFromInline var joining = ObserverSlots<Element>()
    // Unchecked: touched only under `gate`.
    @exclusivity(unchecked) @usableFromInline var count = 0
    // Unchecked: touched only under `gate`.
    @exclusivity(unchecked) @usableFromInline var ending: Ending?
    // Unchecked: touched only in the serializer's turn, as in `MutableBox`.
    @exclusivity(unchecked) @usableFromInline var present = ObserverSlots<Element>()

    @inlinable init() {}

    @inlinable var isEmpty: Bool { gate.withLock { _ in count == 0 } }

    @inlinable func notify(_ event: Event<Element>) {
        serializer.send(.event(event, upTo: admitted.load(ordering: .relaxed))) { deliver($0) }
    }

    @inlinable func admit(_ sink: consuming Sink<Element>) {
        let lifetime = sink.lifetime
        let subscriber = ObserverEntry(sink, in: self)
        if let ending = admit(subscriber) {
            lifetime.end(ending)
        } else {
            lifetime.onTearDown { subscriber.observers.leave(subscriber) }
        }
    }

    @inlinable func admit(_ subscriber: ObserverEntry<Element>) -> Ending? {
        gate.withLock { _ in
            if ending == nil {
                let order = admitted.add(1, ordering: .relaxed).newValue
                subscriber.order.store(order, ordering: .relaxed)
                count += 1
                joining.append(subscriber)
                isStale.store(true, ordering: .relaxed)
            }
            return ending
        }
    }

    /// Releases all subscribers, without an ending, after the events sent before are delivered.
    @usableFromInline func dismiss() { serializer.send(.dismissal) { take($0) } }

    @inlinable func leave(_ subscriber: ObserverEntry<Element>) {
        let isPresent = gate.withLock { lastPresent in
            if ending != nil { return false }
            count -= 1
            if subscriber.number <= lastPresent { return true }
            joining.remove(subscriber)
            return false
        }
        if isPresent { serializer.send(.departure(subscriber)) { take($0) } }
    }

    /// The same as `deliver`, not inlined: for the messages that are no events.
    @inlinable @inline(never) func take(_ message: SubjectEvent) { deliver(message) }

    @inlinable func deliver(_ message: SubjectEvent) {
        if isStale.load(ordering: .relaxed) { refresh() }
        switch message {
        case .event(.next(let element), let order):
            present.first?.with { $0.next(element, upTo: order) }
            var index = 0
            while index < present.more.count {
                if let subscriber = present.more[index] {
                    subscriber.with { $0.next(element, upTo: order) }
                }
                index += 1
            }
        case .event(.error(let error), _): end(.error(error))
        case .event(.completed, _): end(.completed)
        case .departure(let subscriber): present.remove(subscriber)
        case .dismissal: removeAll()
        }
    }

    /// Moves those who have joined to those present, in a turn.
    // Not inlined: the usual delivery, which needs no lock, would take a third longer.
    @inlinable @inline(never) func refresh() { gate.withLock { refresh(upTo: &$0) } }

    /// The same, called under `gate`.
    @inlinable func refresh(upTo lastPresent: inout Int) {
        isStale.store(false, ordering: .relaxed)
        lastPresent = admitted.load(ordering: .relaxed)
        present.append(joining)
        joining = ObserverSlots()
    }

    @usableFromInline func removeAll() {
        refresh()
        present = ObserverSlots()
    }

    /// Ends all subscriptions. No departure is sent from now on, so all are retained here.
    @inlinable func end(_ ending: Ending) {
        let last = gate.withLock { lastPresent in
            refresh(upTo: &lastPresent)
            self.ending = self.ending ?? ending
            count = 0
            return (first: present.first?.object, more: present.more.compactMap { $0?.object })
        }
        present = ObserverSlots()
        last.first?.end(ending)
        for subscriber in last.more { subscriber.end(ending) }
    }
}

/// Subscribers in the order of their numbers, with holes where some have left; one, as most
/// subjects have, needs no array. Each departure pays for at most one copy without holes.
// Retained by the lifetime of the subscription until `leave`, then by the message of departure.
@usableFromInline struct ObserverSlots<Element: Sendable>: Sendable {
    @usableFromInline var first: Unretained<ObserverEntry<Element>>?
    @usableFromInline var more: [Unretained<ObserverEntry<Element>>?] = []
    @usableFromInline var count = 0

    @inlinable init() {}

    @inlinable mutating func append(_ subscriber: ObserverEntry<Element>) {
        count += 1
        if count == 1 {
            first = Unretained(subscriber)
        } else {
            more.append(Unretained(subscriber))
        }
        subscriber.place.store(more.count, ordering: .relaxed)
    }

    @inlinable mutating func append(_ others: ObserverSlots) {
        if count == 0 { self = others } else { copy(others) }
    }

    @inlinable mutating func copy(_ others: ObserverSlots) {
        if let first = others.first { append(first.object) }
        for case let other? in others.more { append(other.object) }
    }

    @inlinable mutating func remove(_ subscriber: ObserverEntry<Element>) {
        if count == 0 { return }
        let place = subscriber.place.load(ordering: .relaxed)
        if place == 0 {
            first = nil
        } else {
            more.withUnsafeMutableBufferPointer { $0[place - 1] = nil }
        }
        count -= 1
        if more.isEmpty || count * 2 > more.count { return }
        // The memory of a few stays for those who come next.
        if count == 0 { return more.removeAll(keepingCapacity: more.count < 32) }
        var compacted = ObserverSlots()
        compacted.copy(self)
        self = compacted
    }
}
