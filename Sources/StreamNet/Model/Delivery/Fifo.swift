/// A queue: the cost of each element is the same in any length.
struct Fifo<Element> {
    private var all: [Element?] = []
    private var head = 0

    var first: Element? { head < all.count ? all[head] : nil }
    var count: Int { all.count - head }
    var isEmpty: Bool { count == 0 }
    mutating func append(_ element: Element) { all.append(element) }

    mutating func popFirst() -> Element? {
        guard head < all.count else { return nil }
        let first = all[head].take()
        head += 1
        // Half of it at a time.
        if head == all.count || head > 64 && head > all.count / 2 {
            all.removeFirst(head)
            head = 0
        }
        return first
    }

    /// Removes and returns all elements.
    mutating func removeAll() -> [Element] {
        defer { self = Fifo() }
        return all[head...].compactMap(\.self)
    }
}

extension Fifo: Sendable where Element: Sendable {}
