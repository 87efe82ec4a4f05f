import Locks

// Unchecked: `successor` is set by an event of the source, while nothing else runs or waits.
@usableFromInline
final class Merge<Element: Sendable>: Continuation<Element>, Demand, @unchecked Sendable {
    @usableFromInline let running: LifetimeGroup
    @usableFromInline let serializer = Serializer<Event<Element>>()
    /// The number of sources that have not completed, including the outer one and a held one.
    // Relaxed upwards; each that completes releases what it wrote, the last one acquires it.
    @usableFromInline let open = Atomic<Int>(1)
    @usableFromInline let pacing: Pacing
    /// The operator that has taken the place of one around, and gets what the source delivers.
    // Unchecked: see above.
    @exclusivity(unchecked) @usableFromInline var successor: Merge?

    @inlinable init(
        _ sink: consuming Sink<Element>, _ outer: Continuation<Element>?,
        continuing running: LifetimeGroup? = nil
    ) {
        pacing = Pacing(sink.lifetime)
        self.running = running ?? LifetimeGroup()
        super.init(sink, outer, isStarting: running == nil)
    }

    /// Starts the source whose elements make the inner flows, unless the stream is over. Returns
    /// the flow that takes the place of the whole; `begin` starts one that was held and is counted.
    @inlinable @inline(__always) func start<Outer, Count>(
        _ source: Flow<Outer, Count>, _ next: @escaping @Sendable (Outer) -> Void,
        begin: (Source<Element>) -> Void
    ) -> Source<Element>? {
        sink.lifetime.add(running)
        guard let outer = running.lifetime(in: sink.lifetime, { [self] in ended($0) })
        else { return nil }
        source.start(in: outer, next)
        guard let held = endStart() else { return nil }
        guard hasLast else {
            begin(held)
            return nil
        }
        running.retire(from: sink.lifetime)
        return held
    }

    @inlinable @inline(__always) func start<Outer, Count>(
        _ source: Flow<Outer, Count>, _ next: @escaping @Sendable (Outer) -> Void
    ) -> Source<Element>? { start(source, next) { begin($0) } }

    @inlinable @inline(__always) func run<Count>(_ inner: Flow<Element, Count>) {
        switch inner.source {
        case .just(let element): nextOfOuter(element)
        case .empty: break
        case .error(let error): fail(error)
        case .run, .chain, .deferred, .continuing: run(inner.source)
        }
    }

    @inlinable @inline(never) func run(_ inner: Source<Element>) {
        rise()
        if let successor { return successor.run(inner) }
        if isAtLast { return takePlace(inner) }
        if isDeep, holdOpen(inner) { return }
        open.add(1, ordering: .relaxed)
        begin(inner)
    }

    @inlinable func holdOpen(_ inner: Source<Element>) -> Bool {
        guard hold(inner) else { return false }
        open.add(1, ordering: .relaxed)
        return true
    }

    /// Leaves the flows of the source to a successor in the place of an operator around.
    @inlinable func rise() {
        guard outer != nil, successor == nil, hasLast, let above = vacateOuter() else { return }
        open.add(1, ordering: .relaxed)
        successor = Merge(above.sink, above.outer, continuing: running)
    }

    @inlinable func begin(_ inner: Source<Element>) {
        guard let lifetime = innerLifetime({ [self] in ended($0) }) else { return }
        start(inner, in: lifetime) { [self] in next($0) }
    }

    @inlinable @inline(__always) func beginHeld() {
        if isHolding.load(ordering: .relaxed) { beginHeldNow() }
    }

    @inlinable @inline(never) func beginHeldNow() { if let held = takeHeld() { begin(held) } }

    @inlinable func innerLifetime(
        _ ending: @escaping @Sendable (Ending) -> Void
    ) -> SubscriptionLifetime? {
        guard let inner = running.lifetime(in: sink.lifetime, ending) else { return nil }
        inner.depth = nextDepth
        pacing.hold(inner, for: self)
        return inner
    }

    @inlinable func start(
        _ inner: Source<Element>, in lifetime: SubscriptionLifetime,
        _ next: @escaping @Sendable (Element) -> Void
    ) { Observable(inner).start(Sink(lifetime, next), within: self) }

    @usableFromInline override func leave(to inner: SubscriptionLifetime) -> Bool {
        hasLast && running.leave(inner, to: sink.lifetime)
    }

    @inlinable var isAtLast: Bool { hasLast && running.isAtLast }

    /// Starts a flow in the place of the whole, and disposes the source then.
    @inlinable func takePlace(_ flow: Source<Element>) {
        if holdOpen(flow) { return }
        if !sink.lifetime.isClosed { Observable(flow).start(sink, within: outer) }
        running.retire(from: sink.lifetime)
    }

    @inlinable func next(_ element: Element) {
        if let successor { return successor.next(element) }
        serializer.send(.next(element)) { sink.on($0) }
        pacing.turnEnded { serializer.isIdle }
    }

    @inlinable var hasLast: Bool { open.load(ordering: .acquiring) == 1 && serializer.isIdle }

    @inlinable var isFree: Bool {
        if let successor { return successor.isFree }
        return open.load(ordering: .acquiring) == 1
    }

    /// Delivers an element of a constant flow; serialised only if an inner flow runs or waits.
    @inlinable @inline(__always) func nextOfOuter(_ element: Element) {
        if hasLast {
            if !sink.lifetime.isClosed { sink.next(element) }
        } else {
            next(element)
        }
    }

    @inlinable func fail(_ error: any Error) {
        if let successor { return successor.fail(error) }
        serializer.send(.error(error)) { sink.on($0) }
    }

    @inlinable func ended(_ ending: Ending) {
        if let successor { return successor.ended(ending) }
        switch ending {
        case .error(let error):
            beginHeld()
            fail(error)
        case .completed:
            if open.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                serializer.send(.completed) { sink.on($0) }
            }
        }
    }

    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        pacing.whenReady(action) { serializer.isIdle }
    }
}
