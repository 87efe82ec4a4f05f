/// A variable in a `Sendable` closure or object: the state of one operator in one subscription.
// Unchecked: the code that makes a box ensures that it has one user at any moment. An operator's
// serial contract (CONTRACT.md: one event at a time), a serializer's turn or a lock around it
// ensures that; each of them also publishes the memory to the next user's thread.
@usableFromInline final class MutableBox<Value>: @unchecked Sendable {
    // Exclusivity follows from the same serial contract; checking it again costs 20 ns an element.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}

/// A reference to an object that is retained elsewhere; saves two atomic operations per delivery.
// The object must outlive every use; a comment at each use names its owner.
@usableFromInline struct Unretained<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable init(_ object: Object) { reference = .passUnretained(object) }

    @inlinable var object: Object { reference.takeUnretainedValue() }

    @inlinable func with(_ use: (Object) -> Void) { reference._withUnsafeGuaranteedRef(use) }
}
