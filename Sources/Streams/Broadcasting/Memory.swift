/// The events that a subject keeps for those who subscribe later.
@usableFromInline
protocol Memory<Element>: Sendable {
    associatedtype Element: Sendable
    /// Elements that are forgotten; they must be let go outside the lock: their `deinit` may be
    /// anybody's.
    associatedtype Forgotten: Sendable

    /// The ending of the subject, if any; nothing is remembered behind it.
    var ending: Ending? { get set }
    /// The elements that a new subscriber gets first.
    var replay: [Element] { get }

    /// Remembers an element and returns what it forgets for it.
    mutating func remember(_ element: Element, at now: Duration) -> Forgotten
    /// Forgets what has become too old.
    mutating func forget(at now: Duration) -> Forgotten?
}

extension Memory {
    /// Stores an event and returns the elements dropped for it.
    @inlinable
    mutating func note(_ event: Event<Element>, at now: Duration) -> Forgotten? {
        switch event {
        case .next(let element): return remember(element, at: now)
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
    /// The number of elements before it.
    @usableFromInline var version = 0
    @usableFromInline var ending: Ending?

    @inlinable
    init(_ element: Element) { self.element = element }

    @inlinable
    var replay: [Element] { ending == nil ? [element] : [] }

    @inlinable
    mutating func remember(_ element: Element, at now: Duration) -> Element {
        version &+= 1
        return exchange(&self.element, with: element)
    }

    @inlinable
    mutating func forget(at now: Duration) -> Element? { nil }
}

/// The last elements, up to a number and an age; they are replayed behind the ending, too.
@usableFromInline
struct Recent<Element: Sendable>: Memory {
    @usableFromInline let limit: Int
    /// The greatest age, or nil if elements do not age.
    @usableFromInline let window: Duration?
    @usableFromInline var elements = Buffer<(came: Duration, element: Element)>()
    /// When the last element came.
    @usableFromInline var last: Duration?
    @usableFromInline var ending: Ending?

    @inlinable
    init(limit: Int, window: Duration?) {
        self.limit = limit
        self.window = window
    }

    @inlinable
    var replay: [Element] { elements.map(\.element) }

    /// Two threads that look at the clock may come in the other order: no element is older than
    /// the one before it.
    @inlinable
    mutating func remember(
        _ element: Element, at now: Duration
    ) -> (surplus: Element?, old: [Element]) {
        let old = forget(at: now)?.old ?? []
        if limit <= 0 || window ?? .zero < .zero { return (nil, old) }
        let came = max(now, last ?? now)
        last = came
        elements.push((came, element))
        return (elements.count > limit ? elements.pop()?.element : nil, old)
    }

    @inlinable
    mutating func forget(at now: Duration) -> (surplus: Element?, old: [Element])? {
        guard let window else { return nil }
        var old: [Element] = []
        while let (came, element) = elements.first, now - came > window {
            old.append(element)
            _ = elements.pop()
        }
        return (nil, old)
    }
}
