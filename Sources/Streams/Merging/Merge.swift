import Locks

// Unchecked: `sink`, `passage` and the consumer are changed only by an element of the source, while
// nothing else runs or waits.
@usableFromInline final class Merge<Element: Sendable>: Demand, @unchecked Sendable {
    // Unchecked, all three: see above.
    @exclusivity(unchecked) @usableFromInline var sink: Sink<Element>
    @exclusivity(unchecked) @usableFromInline var passage: Passage<Element>?
    @exclusivity(unchecked) @usableFromInline var pacing: Pacing
    @usableFromInline let running = LifetimeGroup()
    @usableFromInline let serializer = Serializer<Event<Element>>()
    /// The number of sources that have not completed, including the outer one and a held one.
    // Relaxed upwards; each that completes releases what it wrote, the last one acquires it.
    @usableFromInline let open = Atomic<Int>(1)
    @usableFromInline let beginning = Beginning<Element>()

    @inlinable init(_ sink: Sink<Element>, _ passage: Passage<Element>? = nil) {
        self.sink = sink
        self.passage = passage
        pacing = Pacing(sink.lifetime)
    }

    /// Starts the source whose elements make the inner flows, unless the stream is over. Returns
    /// the flow that takes the place of the whole.
    /// - Parameter begin: Starts a flow that was held, and is counted.
    @inlinable @inline(__always) func start<Outer, Count>(
        _ source: Flow<Outer, Count>, _ next: @escaping @Sendable (Outer) -> Void,
        begin: (Source<Element>) -> Void
    ) -> Source<Element>? {
        sink.lifetime.add(running)
        guard let lifetime = running.lifetime(in: sink.lifetime, { [self] in ended($0) })
        else { return nil }
        source.start(in: lifetime, next)
        guard let held = beginning.end() else { return nil }
        guard hasLast else {
            begin(held)
            return nil
        }
        running.retire(from: sink.lifetime)
        return held
    }

    /// The same for operators that begin each flow at once.
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

    @inlinable func run(_ inner: Source<Element>) {
        if isAtLast { return takePlace(inner) }
        rise()
        if holds(inner) { return }
        open.add(1, ordering: .relaxed)
        begin(inner)
    }

    /// Holds a flow until the source has returned, where the stack may have no room for it.
    @inlinable func holds(_ inner: Source<Element>) -> Bool {
        sink.lifetime.depth >= Depth.limit && hold(inner)
    }

    @inlinable func hold(_ inner: Source<Element>) -> Bool {
        guard beginning.hold(inner) else { return false }
        open.add(1, ordering: .relaxed)
        return true
    }

    /// Starts a flow that is counted.
    @inlinable func begin(_ inner: Source<Element>) {
        guard let lifetime = lifetime({ [self] in ended($0) }) else { return }
        start(inner, in: lifetime) { [self] in next($0) }
    }

    /// Starts the flow that is held, ahead of the next event of the source.
    @inlinable @inline(__always) func beginHeld() {
        if let held = beginning.take() { begin(held) }
    }

    /// Returns the lifetime of an inner flow; nil if the operator was disposed.
    @inlinable func lifetime(
        _ ending: @escaping @Sendable (Ending) -> Void
    ) -> SubscriptionLifetime? {
        guard let inner = running.lifetime(in: sink.lifetime, ending) else { return nil }
        inner.depth = beginning.isUnderWay ? sink.lifetime.depth + 1 : 0
        pacing.hold(inner, for: self)
        return inner
    }

    @inlinable func start(
        _ inner: Source<Element>, in lifetime: SubscriptionLifetime,
        _ next: @escaping @Sendable (Element) -> Void
    ) {
        let passage: Passage<Element> = { [self] in above($0) }
        Observable(inner).start(Sink(lifetime, next), within: passage)
    }

    /// Leaves its place to the last flow, if that runs in `inner`, and nothing else runs or waits.
    @inlinable func above(_ inner: SubscriptionLifetime) -> Above<Element>? {
        hasLast && running.leave(inner, to: sink.lifetime) ? Above(sink, passage) : nil
    }

    /// Takes the place of the operators around that only pass events on.
    @inlinable func rise() {
        while let passage, hasLast, let above = passage(sink.lifetime) {
            (sink, self.passage) = (above.sink, above.passage)
            pacing.follow(sink.lifetime)
        }
    }

    /// True while the source delivers its last element, and nothing else runs or waits.
    @inlinable var isAtLast: Bool { hasLast && running.isAtLast }

    /// Starts a flow in the place of the whole, and disposes the source then.
    @inlinable func takePlace(_ flow: Source<Element>) {
        if hold(flow) { return }
        if !sink.lifetime.isClosed { Observable(flow).start(sink, within: passage) }
        running.retire(from: sink.lifetime)
    }

    @inlinable func next(_ element: Element) {
        serializer.send(.next(element)) { sink.on($0) }
        pacing.turnEnded { serializer.isIdle }
    }

    @inlinable var hasLast: Bool { open.load(ordering: .acquiring) == 1 && serializer.isIdle }

    /// Delivers an element of a constant flow; serialised only if an inner flow runs or waits.
    @inlinable @inline(__always) func nextOfOuter(_ element: Element) {
        if hasLast {
            if !sink.lifetime.isClosed { sink.next(element) }
        } else {
            next(element)
        }
    }

    @inlinable func fail(_ error: any Error) { serializer.send(.error(error)) { sink.on($0) } }

    /// Completes the stream when every source has; the order of the queue puts that last.
    @inlinable func ended(_ ending: Ending) {
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

/// The depth from which flows are held: far less than the smallest stack has room for.
@usableFromInline enum Depth { @inlinable static var limit: UInt32 { 16 } }
