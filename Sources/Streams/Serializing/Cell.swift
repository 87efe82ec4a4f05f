/// The state of one operator within one subscription: a variable that a closure may capture.
// Unchecked: an operator's events come one at a time (CONTRACT.md), so the value has one user
// at any moment, and whoever hands the turn to another thread also publishes the memory.
@usableFromInline
final class Cell<Value>: @unchecked Sendable {
    // Exclusivity is given by the same serial contract; checking it again costs 20 ns an element.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
}
