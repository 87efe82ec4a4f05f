/// A first-in, first-out queue; both ends take amortised constant time.
@usableFromInline struct Buffer<Element: Sendable>: Sendable {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable init() {}

    @inlinable init(_ element: Element) { elements = [element] }

    @inlinable var isEmpty: Bool { head == elements.count }

    @inlinable var count: Int { elements.count - head }

    @inlinable func map<New>(_ transform: (Element) -> New) -> [New] {
        elements[head...].compactMap { $0.map(transform) }
    }

    @inlinable var first: Element? { isEmpty ? nil : elements[head] }

    @inlinable mutating func push(_ element: Element) { elements.append(element) }

    @inlinable mutating func pop() -> Element? {
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
}
