/// A binary heap: the least element is found at once, and adding and removing take a time that
/// grows with the logarithm of the number of elements.
package struct Heap<Element: Comparable & Sendable>: Sendable {
    /// No element comes before its parent, at half its index.
    private(set) var elements: [Element] = []

    package init() {}

    /// Makes a heap of elements that are sorted: such a list is a heap, too.
    init(sorted elements: [Element]) { self.elements = elements }

    package mutating func add(_ element: Element) {
        elements.append(element)
        var index = elements.count - 1
        while index > 0, elements[index] < elements[(index - 1) / 2] {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes and returns the least element; nil if there is none.
    package mutating func removeFirst() -> Element? {
        guard let first = elements.first else { return nil }
        elements.swapAt(0, elements.count - 1)
        elements.removeLast()
        var (index, child) = (0, 1)
        while child < elements.count {
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            if elements[index] < elements[child] { break }
            elements.swapAt(index, child)
            (index, child) = (child, 2 * child + 1)
        }
        return first
    }
}
