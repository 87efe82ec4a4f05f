/// The sum of the elements that an observer gets.
// Unchecked: elements come one at a time, and the sum is read when all have come.
final class Total: @unchecked Sendable {
    @exclusivity(unchecked) var value = 0

    @inline(__always)
    func add(_ element: Int) { value &+= element }
}
