/// What a subject has been told, for those who subscribe later.
@usableFromInline
protocol Memory<Element>: Sendable {
    associatedtype Element: Sendable
    /// When something happens; nothing, where elements do not age.
    associatedtype Moment: Sendable = Void
    /// Elements that are forgotten; they must be let go outside the lock: their `deinit` may be
    /// anybody's.
    associatedtype Forgotten: Sendable = Element?

    /// The ending it has been told, if any; it is told nothing behind it.
    var ending: Ending? { get set }
    /// What a new subscriber must hear first.
    var replay: [Element] { get }

    /// Remembers an element and returns what it forgets for it.
    mutating func remember(_ element: Element, at moment: Moment) -> Forgotten
    /// Forgets what has become too old.
    mutating func forget(at moment: Moment) -> Forgotten?
}

extension Memory {
    /// Remembers an event and returns what it forgets for it.
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
    /// Forgets nothing: nothing ages.
    @inlinable
    mutating func forget(at moment: Void) -> Forgotten? { nil }
}

/// Exactly one element, the latest; nothing is replayed behind the ending.
@usableFromInline
struct Latest<Element: Sendable>: Memory {
    @usableFromInline var element: Element
    /// How many elements there were before it.
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
    mutating func remember(_ element: Element, at moment: Void) -> Element? {
        if limit <= 0 { return nil }
        elements.push(element)
        return elements.count > limit ? elements.pop() : nil
    }
}
