/// A variable that a `Sendable` closure or object may hold: the state of one operator within one
/// subscription.
// Unchecked: whoever makes a cell sees to it that it has one user at any moment. Either an
// operator's serial contract does (CONTRACT.md: one event at a time), or a serializer's turn, or a
// lock around it; each of them also publishes the memory to the next user's thread.
@usableFromInline
final class Cell<Value>: @unchecked Sendable {
    // Exclusivity is given by the same serial contract; checking it again costs 20 ns an element.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
}
