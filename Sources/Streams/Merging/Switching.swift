import Locks

/// Runs the flow that a source made last, and disposes the one before it: for `flatMapLatest`.
///
/// The flows are numbered from 1. An event has the number of its flow, and is dropped unless that
/// is the latest: a disposed flow may still deliver on another thread. Constant flows are not run:
/// the first deliver directly; those after others are numbered, too, as events may wait.
@usableFromInline final class Switching<Element: Sendable>: Endable {
    @usableFromInline enum SwitchEvent: Sendable {
        case next(Element, of: Int)
        case ended(Ending, of: Int)
        /// A constant flow with this element, or an empty one.
        case constant(Element?, of: Int)
        /// The source ended, having made flows up to this number.
        case sourceEnded(Ending, after: Int)
    }

    @usableFromInline typealias Running = (
        flow: NumberedFlow<Element>, lifetime: SubscriptionLifetime
    )

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let serializer = Serializer<SwitchEvent>()
    /// The number of the flow that completed last while it was the latest, and that of the last of
    /// all, nil until the source has completed. Touched only by the serializer's turn.
    @usableFromInline let progress = MutableBox((completed: 0, last: Int?.none))
    @usableFromInline let running = Mutex<Running?>(nil)
    /// The number of the latest flow; changed only by events of the source.
    // Written by the source alone, which reads it relaxed; acquired where flows compare theirs.
    @usableFromInline let latest = Atomic<Int>(0)

    @inlinable init(_ sink: consuming Sink<Element>) { self.sink = sink }

    @usableFromInline func dispose() { disposeRunning() }

    @usableFromInline func dispose(before parent: SubscriptionLifetime) {
        running.withLock { $0.take() }?.lifetime.dispose(before: parent)
    }

    /// True if a flow has taken the place of the whole.
    @usableFromInline var isOver: Bool { latest.load(ordering: .relaxed) < 0 }

    @inlinable func run<Count>(_ flow: Flow<Element, Count>, of source: SubscriptionLifetime) {
        if source.isAtLast, !flow.source.isConstant, latest.load(ordering: .relaxed) == 0 {
            // Nothing runs or waits: it takes the place of the whole, and then the source goes.
            latest.store(-1, ordering: .relaxed)
            flow.start(sink)
            return sink.lifetime.retire(source)
        }
        switch flow.source {
        case .just(let element): deliver(element)
        case .empty: deliver(nil)
        case .error(let error): sourceEnded(.error(error))
        case .run(let start): run(start)
        case .chain, .deferred: run { flow.start($0) }
        }
    }

    @inlinable func deliver(_ element: Element?) {
        if latest.load(ordering: .relaxed) == 0 {
            if let element, !sink.lifetime.isClosed { sink.next(element) }
        } else {
            disposeRunning()
            send(.constant(element, of: nextNumber()))
        }
    }

    @inlinable func run(_ start: (consuming Sink<Element>) -> Void) {
        let number = nextNumber()
        let (flow, lifetime) =
            disposeRunning() ?? (NumberedFlow(of: self), SubscriptionLifetime())
        flow.number.store(number, ordering: .relaxed)
        lifetime.reopen(in: sink.lifetime) { flow.ended($0) }
        running.withLock { $0 = (flow, lifetime) }
        // Disposed before the line above: nothing else disposes this flow.
        if sink.lifetime.isClosed { return dispose() }
        start(Sink(lifetime) { flow.next($0) })
    }

    @inlinable func nextNumber() -> Int { latest.add(1, ordering: .acquiringAndReleasing).newValue }

    /// Disposes the running flow; returns its objects for reuse, if nothing else refers to them.
    @inlinable @discardableResult func disposeRunning() -> Running? {
        guard var (flow, lifetime) = running.withLock({ $0.take() }) else { return nil }
        sink.lifetime.retire(lifetime)
        let areUnused = isKnownUniquelyReferenced(&flow) && isKnownUniquelyReferenced(&lifetime)
        return areUnused ? (flow, lifetime) : nil
    }

    @inlinable func sourceEnded(_ ending: Ending) {
        send(.sourceEnded(ending, after: latest.load(ordering: .relaxed)))
    }

    @inlinable func send(_ event: SwitchEvent) { serializer.send(event) { handle($0) } }

    @inlinable func handle(_ event: SwitchEvent) {
        guard !sink.lifetime.isClosed else { return }
        switch event {
        case .next(let element, let number):
            if number == latest.load(ordering: .acquiring) { sink.next(element) }
            return
        case .ended(let ending, let number):
            if number != latest.load(ordering: .acquiring) { return }
            if case .error(let error) = ending { return sink.fail(error) }
            progress.value.completed = number
        case .constant(let element, let number):
            progress.value.completed = number
            if let element { sink.next(element) }
        case .sourceEnded(.error(let error), _): return sink.fail(error)
        case .sourceEnded(.completed, let number): progress.value.last = number
        }
        if progress.value.completed == progress.value.last { sink.complete() }
    }
}

@usableFromInline final class NumberedFlow<Element: Sendable>: Sendable {
    @usableFromInline let number = Atomic<Int>(0)
    @usableFromInline let switching: Switching<Element>

    @inlinable init(of switching: Switching<Element>) { self.switching = switching }

    @inlinable func next(_ element: Element) {
        switching.send(.next(element, of: number.load(ordering: .relaxed)))
    }

    @inlinable func ended(_ ending: Ending) {
        switching.send(.ended(ending, of: number.load(ordering: .relaxed)))
    }
}
