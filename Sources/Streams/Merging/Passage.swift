import Locks

/// Lets the operator of a flow that runs within another operator take that one's place below.
///
/// An operator whose source has completed, with one flow left, only passes on what that delivers.
/// An operator in that flow then takes its sink, and it is released: streams that continue with
/// themselves take the memory of one. Called with the lifetime that the flow was started with, by
/// the thread that delivers in it; nil while the operator has more to do.
@usableFromInline
typealias Passage<Element: Sendable> = @Sendable (SubscriptionLifetime) -> Above<Element>?

/// The sink of an operator, and the way to that of the one around it.
@usableFromInline struct Above<Element: Sendable> {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let passage: Passage<Element>?

    @inlinable init(_ sink: Sink<Element>, _ passage: Passage<Element>?) {
        (self.sink, self.passage) = (sink, passage)
    }
}

/// The start of the source of an operator. A flow that is made during it may be held until it is
/// over: the last one then takes the place of the whole where the stack is as it was before.
@usableFromInline struct Beginning<Element: Sendable>: ~Copyable, Sendable {
    // Relaxed, all: the thread that started reads what it has written itself; others see an event
    // of the source that followed. The lock of `held` is for both that take the flow.
    private let isGoing = Atomic<Bool>(true)
    @usableFromInline let isHolding = Atomic<Bool>(false)
    private let thread = ThreadIdentity.current
    private let held = Mutex<Source<Element>?>(nil)

    @usableFromInline init() {}

    /// True until the source has returned from its start.
    @usableFromInline var isUnderWay: Bool { isGoing.load(ordering: .relaxed) }

    /// Holds a flow; false for one that another thread makes, or a later event.
    @usableFromInline borrowing func hold(_ flow: Source<Element>) -> Bool {
        guard isUnderWay, thread == .current else { return false }
        held.withLock { $0 = flow }
        isHolding.store(true, ordering: .relaxed)
        return true
    }

    /// Returns the flow that is held, once; nil if there is none.
    @inlinable @inline(__always) borrowing func take() -> Source<Element>? {
        isHolding.load(ordering: .relaxed) ? takeHeld() : nil
    }

    @usableFromInline borrowing func takeHeld() -> Source<Element>? {
        isHolding.store(false, ordering: .relaxed)
        return held.withLock { $0.take() }
    }

    /// Ends the start; returns the flow that is still held.
    @usableFromInline borrowing func end() -> Source<Element>? {
        isGoing.store(false, ordering: .relaxed)
        return take()
    }
}
