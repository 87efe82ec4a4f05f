/// What a subject has been told, for those who subscribe later.
@usableFromInline
protocol Memory<Element>: Sendable {
    associatedtype Element: Sendable

    /// The ending it has been told, if any; it is told nothing behind it.
    var ending: Ending? { get set }
    /// What a new subscriber must hear first.
    var replay: [Element] { get }

    /// Remembers an element and returns the one it forgets for it.
    ///
    /// That one must be let go outside the lock: its `deinit` may be anybody's.
    mutating func remember(_ element: Element) -> Element?
}

extension Memory {
    /// Remembers an event and returns the element it forgets for it.
    @inlinable
    mutating func note(_ event: Event<Element>) -> Element? {
        switch event {
        case .next(let element): return remember(element)
        case .error(let error): ending = .error(error)
        case .completed: ending = .completed
        }
        return nil
    }
}

/// Exactly one element, the latest; nothing is replayed behind the ending.
@usableFromInline
struct Latest<Element: Sendable>: Memory {
    @usableFromInline var element: Element
    @usableFromInline var ending: Ending?

    @inlinable
    init(_ element: Element) { self.element = element }

    @inlinable
    var replay: [Element] { ending == nil ? [element] : [] }

    @inlinable
    mutating func remember(_ element: Element) -> Element? {
        defer { self.element = element }
        return self.element
    }
}

/// The last elements, up to a number; they are replayed behind the ending, too.
@usableFromInline
struct Recent<Element: Sendable>: Memory {
    @usableFromInline let limit: Int
    @usableFromInline var elements = Buffer<Element>()
    @usableFromInline var ending: Ending?

    @inlinable
    init(limit: Int) { self.limit = limit }

    @inlinable
    var replay: [Element] { elements.all }

    @inlinable
    mutating func remember(_ element: Element) -> Element? {
        if limit <= 0 { return nil }
        elements.push(element)
        return elements.count > limit ? elements.pop() : nil
    }
}
