import Locks

/// One subscription to a subject. A subscriber that gets stored elements first is behind until they
/// are delivered: events that arrive meanwhile wait.
@usableFromInline final class ObserverEntry<Element: Sendable>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let observers: ObserverList<Element>
    /// Its number among all subscribers ever admitted, from 1; its index in the slots.
    // Relaxed, both: read under the lock or in the turn of who has written them. `progress` is
    // released by who has caught up, and acquired by who delivers behind that.
    @usableFromInline let order = Atomic<Int>(0)
    @usableFromInline let place = Atomic<Int>(0)
    /// A set of the flags below; 1 for nearly all elements.
    @usableFromInline let progress: Atomic<UInt8>
    @usableFromInline let waiting = BurstQueue()

    @inlinable
    init(_ sink: Sink<Element>, in observers: ObserverList<Element>, isBehind: Bool = false) {
        self.sink = sink
        self.observers = observers
        progress = Atomic(isBehind ? ObserverProgress.behind : 0)
    }

    @inlinable var number: Int { order.load(ordering: .relaxed) }

    /// Delivers an element, unless it was sent before the subscription. One that another thread
    /// sent earlier, but that is queued after a later one, is delivered: there are no gaps.
    @inlinable func next(_ element: Element, upTo last: Int) {
        let isDue =
            progress.load(ordering: .acquiring) == ObserverProgress.begun
            || begin(element, upTo: last)
        if isDue, !sink.lifetime.isClosed { sink.next(element) }
    }

    /// Returns false if an element was sent before the subscription, or waits from now on.
    @inlinable @inline(never) func begin(_ element: Element, upTo last: Int) -> Bool {
        guard number <= last || progress.load(ordering: .relaxed) & ObserverProgress.begun != 0
        else { return false }
        progress.bitwiseOr(ObserverProgress.begun, ordering: .relaxed)
        return !queueIfBehind(.next(element))
    }

    @inlinable
    func end(_ ending: Ending) { if !queueIfBehind(ending.event()) { sink.lifetime.end(ending) } }

    @inlinable
    var isBehind: Bool { progress.load(ordering: .acquiring) & ObserverProgress.behind != 0 }

    @inlinable func queueIfBehind(_ event: Event<Element>) -> Bool {
        isBehind && waiting.append(event) { isBehind }
    }

    @inlinable func catchUp(_ elements: [Element]) {
        for element in elements { sink.on(.next(element)) }
        while isBehind {
            let events: MutableBox<Burst<Event<Element>>>? = waiting.take {
                progress.bitwiseAnd(~ObserverProgress.behind, ordering: .releasing)
            }
            while let event = events?.value.next() { sink.on(event) }
        }
    }
}

/// The flags in the progress of a subscriber; not in its type, which a debug build would look up.
@usableFromInline enum ObserverProgress {
    /// An element has been delivered, or waits.
    @inlinable static var begun: UInt8 { 1 }
    /// Stored elements are being delivered.
    @inlinable static var behind: UInt8 { 2 }
}
