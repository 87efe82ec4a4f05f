import Locks

@usableFromInline final class Merge<Element: Sendable>: Demand {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let running = LifetimeGroup()
    @usableFromInline let serializer = Serializer<Event<Element>>()
    /// The number of sources that have not completed, including the outer one.
    // Relaxed upwards; each that completes releases what it wrote, the last one acquires it.
    @usableFromInline let open = Atomic<Int>(1)
    @usableFromInline let pacing: Pacing

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        pacing = Pacing(sink.lifetime)
    }

    /// Starts the source whose elements make the inner flows, unless the stream is over.
    @inlinable @inline(__always) func start<Outer, Count>(
        _ source: Flow<Outer, Count>, _ next: @escaping @Sendable (Outer) -> Void
    ) {
        sink.lifetime.add(running)
        if let lifetime = running.lifetime(in: sink.lifetime, { [self] in ended($0) }) {
            source.start(in: lifetime, next)
        }
    }

    @inlinable @inline(__always) func run<Count>(_ inner: Flow<Element, Count>) {
        switch inner.source {
        case .just(let element): nextOfOuter(element)
        case .empty: break
        case .error(let error): fail(error)
        case .run(let start): run(start)
        case .chain, .deferred: run { inner.start($0) }
        }
    }

    @inlinable func run(_ start: (consuming Sink<Element>) -> Void) {
        if isAtLast { return takePlace(start) }
        open.add(1, ordering: .relaxed)
        guard let inner = running.lifetime(in: sink.lifetime, { [self] in ended($0) })
        else { return }
        pacing.hold(inner, for: self)
        start(Sink(inner) { [self] element in next(element) })
    }

    /// True while the source delivers its last element, and nothing else runs or waits.
    @inlinable var isAtLast: Bool { hasLast && running.isAtLast }

    /// Starts a flow in the place of the whole, and disposes the source then.
    @inlinable func takePlace(_ start: (consuming Sink<Element>) -> Void) {
        if !sink.lifetime.isClosed { start(sink) }
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
        case .error(let error): fail(error)
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
