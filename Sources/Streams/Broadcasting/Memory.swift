/// The events of a subject that are stored for later subscribers.
@usableFromInline
protocol Memory<Element>: Sendable {
    associatedtype Element: Sendable
    /// The time of an event; `Void` where elements do not age.
    associatedtype Moment: Sendable = Void
    /// The elements dropped; they must be released outside the lock: their `deinit` may run any
    /// code.
    associatedtype Forgotten: Sendable = Element?

    /// The ending, if any; no event is stored after it.
    var ending: Ending? { get set }
    /// The elements that a new subscriber must receive first.
    var replay: [Element] { get }

    /// Stores an element and returns what it drops for it.
    mutating func remember(_ element: Element, at moment: Moment) -> Forgotten
    /// Drops the elements that are too old and returns them.
    mutating func forget(at moment: Moment) -> Forgotten?
}

extension Memory {
    /// Stores an event and returns the elements dropped for it.
    @inlinable
    mutating func note(_ event: Event<Element>, at moment: Moment) -> Forgotten? {
        switch event {
        case .next(let element): return remember(element, at: moment)
        case .error(let error): ending = .error(error)
        case .completed: ending = .completed
        }
        return nil
    }
}

extension Memory where Moment == Void {
    /// Drops nothing: the elements do not age.
    @inlinable
    mutating func forget(at moment: Void) -> Forgotten? { nil }
}

/// Exactly one element, the latest; nothing is replayed after the ending.
@usableFromInline
struct Latest<Element: Sendable>: Memory {
    @usableFromInline var element: Element
    /// The number of elements before it.
    @usableFromInline var version = 0
    @usableFromInline var ending: Ending?

    @inlinable
    init(_ element: Element) { self.element = element }

    @inlinable
    var replay: [Element] { ending == nil ? [element] : [] }

    @inlinable
    mutating func remember(_ element: Element, at moment: Void) -> Element? {
        defer {
            self.element = element
            version &+= 1
        }
        return self.element
    }
}

/// The last elements, up to a number; they are replayed after the ending, too.
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
    mutating func remember(_ element: Element, at moment: Void) -> Element? {
        if limit <= 0 { return nil }
        elements.push(element)
        return elements.count > limit ? elements.pop() : nil
    }
}
