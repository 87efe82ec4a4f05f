import Locks

/// An operator that makes flows of the elements of a source, of which the last one takes its place.
/// One that is made while the source starts may be held until that is over, and takes no stack. A
/// successor in the last flow takes the sink: recursion takes the memory of one.
// Unchecked: `held` is touched by who sets `isHolding`, and by who takes it back.
@usableFromInline class Continuation<Element: Sendable>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    /// The operator whose flow begins with this one, and has the same sink.
    @usableFromInline let outer: Continuation?
    // Unchecked: see above. A closure, as a generic value has no fixed size.
    @exclusivity(unchecked) @usableFromInline final var held: (@Sendable () -> Source<Element>)?
    // The first is relaxed: the thread that started reads what it has written itself. Who sets the
    // other releases `held`, who takes it back acquires it.
    @usableFromInline let isStarting: Atomic<Bool>
    @usableFromInline let isHolding = Atomic<Bool>(false)
    @usableFromInline let thread = ThreadIdentity.current

    /// - Parameter isStarting: False for a successor, whose source has started.
    @inlinable
    init(_ sink: consuming Sink<Element>, _ outer: Continuation?, isStarting: Bool = true) {
        self.sink = sink
        self.outer = outer
        self.isStarting = Atomic(isStarting)
    }

    /// Holds a flow; false for one that another thread makes, or a later event.
    @inlinable final func hold(_ flow: Source<Element>) -> Bool {
        guard isStarting.load(ordering: .relaxed), thread.isCurrent else { return false }
        held = { flow }
        isHolding.store(true, ordering: .releasing)
        return true
    }

    /// Starts the flow of a single's element, unless that may be left to the start of the single.
    @inlinable final func follow<Count>(with flow: Flow<Element, Count>) {
        if flow.source.isConstant || !hold(flow.source) { flow.start(sink, within: outer) }
    }

    @inlinable @inline(__always) final func takeHeld() -> Source<Element>? {
        isHolding.load(ordering: .relaxed) ? takeHeldNow() : nil
    }

    @inlinable @inline(never) final func takeHeldNow() -> Source<Element>? {
        guard isHolding.exchange(false, ordering: .acquiring) else { return nil }
        let flow = held
        held = nil
        return flow?()
    }

    /// Ends the start of the source; returns the flow that is still held.
    @inlinable final func endStart() -> Source<Element>? {
        isStarting.store(false, ordering: .relaxed)
        return takeHeld()
    }

    @inlinable final var nextDepth: UInt32 {
        isStarting.load(ordering: .relaxed) ? sink.lifetime.depth + 1 : 0
    }

    /// True where the stack may have no room for another flow: far above the smallest one's limit.
    @inlinable final var isDeep: Bool { sink.lifetime.depth >= 16 }

    /// Leaves its place to the flow that runs in `inner`, if that is the last one; true if so. The
    /// thread that delivers in that flow calls it.
    @usableFromInline func leave(to inner: SubscriptionLifetime) -> Bool { false }

    /// Makes the operators around that only pass events on leave; returns the outermost of these.
    @inlinable @inline(never) final func vacateOuter() -> Continuation? {
        guard !isStarting.load(ordering: .relaxed) else { return nil }
        var (last, lifetime, next) = (Continuation?.none, sink.lifetime, outer)
        while let above = next, above.leave(to: lifetime) {
            (last, lifetime, next) = (above, above.sink.lifetime, above.outer)
        }
        return last
    }
}
