import Locks

/// Runs the flow that a source made last, and disposes the one before it: for `flatMapLatest`.
/// The flows are numbered from 1. An event has the number of its flow, and is dropped unless that
/// is the latest: a disposed flow may still deliver on another thread. Constant flows are not run:
/// the first deliver directly; those after others are numbered, too, as events may wait.
// Unchecked: `successor` is set by an event of the source, before any flow runs.
@usableFromInline
final class Switching<Element: Sendable>: Continuation<Element>, Endable, @unchecked Sendable {
    @usableFromInline enum SwitchEvent: Sendable {
        case next(Element, of: Int)
        case ended(Ending, of: Int)
        /// A constant flow with this element, or an empty one.
        case constant(Element?, of: Int)
        /// The source ended, having made flows up to this number.
        case sourceEnded(Ending, after: Int)
    }

    @usableFromInline
    typealias Running = (flow: NumberedFlow<Element>, lifetime: SubscriptionLifetime)

    @usableFromInline let serializer = Serializer<SwitchEvent>()
    // Released by the serializer's turn, acquired by a flow that leaves with the place.
    @usableFromInline let isSourceOver = Atomic<Bool>(false)
    /// The operator that has taken the place of one around, and gets what the source delivers.
    // Unchecked: see above.
    @exclusivity(unchecked) @usableFromInline var successor: Switching?
    /// The number of the flow that completed last while it was the latest, and that of the last of
    /// all, nil until the source has completed. Touched only by the serializer's turn.
    @usableFromInline let progress = MutableBox((completed: 0, last: Int?.none))
    @usableFromInline let running = Mutex<Running?>(nil)
    /// The number of the latest flow; changed only by events of the source.
    // Written by the source alone, which reads it relaxed; acquired where flows compare theirs.
    @usableFromInline let latest = Atomic<Int>(0)

    @usableFromInline func dispose() { disposeRunning() }

    @usableFromInline func dispose(before parent: SubscriptionLifetime) {
        running.withLock { $0.take() }?.lifetime.dispose(before: parent)
    }

    @usableFromInline var isOver: Bool { latest.load(ordering: .relaxed) < 0 }

    @inlinable @inline(__always) func start<Outer, Count>(
        _ source: Flow<Outer, Count>,
        _ next: @escaping @Sendable (Outer, SubscriptionLifetime) -> Void
    ) -> Source<Element>? {
        sink.lifetime.add(self)
        let lifetime = SubscriptionLifetime(in: sink.lifetime) { [self] in sourceEnded($0) }
        source.start(in: lifetime) { next($0, lifetime) }
        guard let held = endStart() else { return nil }
        guard hasLast else {
            begin(held, as: latest.load(ordering: .relaxed))
            return nil
        }
        latest.store(-1, ordering: .relaxed)
        return held
    }

    @inlinable func run<Count>(_ flow: Flow<Element, Count>, of source: SubscriptionLifetime) {
        switch flow.source {
        case .just(let element): deliver(element)
        case .empty: deliver(nil)
        case .error(let error): sourceEnded(.error(error))
        case .run, .chain, .deferred, .continuing: run(flow.source, source)
        }
    }

    @inlinable func run(_ flow: Source<Element>, _ source: SubscriptionLifetime) {
        if outer != nil { rise() }
        if let successor { return successor.run(flow, source) }
        var mayBeHeld = isDeep
        if latest.load(ordering: .relaxed) == 0, source.isAtLast {
            guard isStarting.load(ordering: .relaxed) else { return takePlace(flow, of: source) }
            mayBeHeld = true
        }
        let number = nextNumber()
        let former = disposeRunning()
        if mayBeHeld, hold(flow) { return }
        let next = opened(former, number)
        // Another one is there only if one that was held has begun on another thread meanwhile.
        let early = running.withLock { exchange(&$0, with: next) }
        if let early { sink.lifetime.retire(early.lifetime) }
        start(flow, in: next)
    }

    /// Leaves the flows of the source to a successor in an outer operator's place, if none has run.
    @inlinable func rise() {
        guard latest.load(ordering: .relaxed) == 0, let above = vacateOuter() else { return }
        let next = Switching(above.sink, above.outer, isStarting: false)
        above.sink.lifetime.add(next)
        latest.store(-1, ordering: .relaxed)
        successor = next
    }

    @inlinable @inline(__always) func beginHeld() {
        if isHolding.load(ordering: .relaxed) { beginHeldNow() }
    }

    @inlinable @inline(never) func beginHeldNow() {
        if let held = takeHeld() { begin(held, as: latest.load(ordering: .relaxed)) }
    }

    /// Nothing runs or waits: the flow takes the place of the whole, and then the source goes.
    @inlinable func takePlace(_ flow: Source<Element>, of source: SubscriptionLifetime) {
        latest.store(-1, ordering: .relaxed)
        Observable(flow).start(sink, within: outer)
        sink.lifetime.retire(source)
    }

    /// True if the source has ended, and no event waits: the latest flow is the last one.
    @inlinable var hasLast: Bool { isSourceOver.load(ordering: .acquiring) && serializer.isIdle }

    @usableFromInline override func leave(to inner: SubscriptionLifetime) -> Bool {
        guard hasLast, !inner.isUnfinished else { return false }
        let left = running.withLock { $0?.lifetime === inner ? $0.take() : nil }
        guard left != nil else { return false }
        latest.store(-1, ordering: .relaxed)
        inner.handOver(to: sink.lifetime)
        return true
    }

    @inlinable func deliver(_ element: Element?) {
        if latest.load(ordering: .relaxed) == 0 {
            if let element, !sink.lifetime.isClosed { sink.next(element) }
        } else if let successor {
            successor.deliver(element)
        } else {
            disposeRunning()
            send(.constant(element, of: nextNumber()))
        }
    }

    @inlinable func begin(_ flow: Source<Element>, as number: Int) {
        let next = opened(nil, number)
        let isLatest = running.withLock { running in
            let isLatest = running == nil && number == latest.load(ordering: .acquiring)
            if isLatest { running = next }
            return isLatest
        }
        if isLatest { start(flow, in: next) }
    }

    /// Opens the objects of a flow, new ones unless others can be used again.
    @inlinable @inline(__always) func opened(_ former: Running?, _ number: Int) -> Running {
        let (flow, lifetime) = former ?? (NumberedFlow(of: self), SubscriptionLifetime())
        flow.number.store(number, ordering: .relaxed)
        lifetime.reopen(in: sink.lifetime) { flow.ended($0) }
        lifetime.depth = nextDepth
        return (flow, lifetime)
    }

    @inlinable @inline(__always) func start(_ source: Source<Element>, in next: Running) {
        // Disposed before it was noted: nothing else disposes this flow.
        if sink.lifetime.isClosed { return dispose() }
        Observable(source).start(
            Sink(next.lifetime) { [flow = next.flow] in flow.next($0) }, within: self)
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
        if let successor { return successor.sourceEnded(ending) }
        if case .error = ending { beginHeld() }
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
        case .sourceEnded(.completed, let number):
            progress.value.last = number
            isSourceOver.store(true, ordering: .releasing)
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
