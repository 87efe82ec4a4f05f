/// A first-in, first-out queue; both ends take amortised constant time.
@usableFromInline package struct Buffer<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable package init() {}

    @inlinable package var isEmpty: Bool { head == elements.count }

    @inlinable package var count: Int { elements.count - head }

    @inlinable func map<New>(_ transform: (Element) -> New) -> [New] {
        elements[head...].compactMap { $0.map(transform) }
    }

    @inlinable package var first: Element? { isEmpty ? nil : elements[head] }

    @inlinable package mutating func push(_ element: Element) { elements.append(element) }

    @inlinable package mutating func pop() -> Element? {
        if elements.count == 1 { return elements.removeLast() }
        guard head < elements.count else { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32 && head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    @inlinable package mutating func popAll() -> [Element] {
        defer { self = Buffer() }
        return map { $0 }
    }
}

extension Buffer: Sendable where Element: Sendable {}
