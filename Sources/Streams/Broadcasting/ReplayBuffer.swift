@usableFromInline protocol ReplayBuffer<Element>: Sendable {
    associatedtype Element: Sendable
    /// Dropped elements, to be released outside the lock, since their `deinit` may run any code.
    associatedtype Dropped: Sendable

    var ending: Ending? { get set }
    var replay: [Element] { get }

    mutating func store(_ element: Element, at now: Duration) -> Dropped
    mutating func dropOld(at now: Duration) -> Dropped?
}

extension ReplayBuffer {
    @inlinable mutating func note(_ event: Event<Element>, at now: Duration) -> Dropped? {
        switch event {
        case .next(let element): return store(element, at: now)
        case .error(let error): ending = .error(error)
        case .completed: ending = .completed
        }
        return nil
    }
}

/// Exactly one element, the latest; nothing is replayed after the ending.
@usableFromInline struct LatestElement<Element: Sendable>: ReplayBuffer {
    @usableFromInline var element: Element
    /// The number of elements before it.
    @usableFromInline var version = 0
    @usableFromInline var ending: Ending?

    @inlinable init(_ element: Element) { self.element = element }

    @inlinable var replay: [Element] { ending == nil ? [element] : [] }

    @inlinable mutating func store(_ element: Element, at now: Duration) -> Element {
        version &+= 1
        return exchange(&self.element, with: element)
    }

    @inlinable mutating func dropOld(at now: Duration) -> Element? { nil }
}

/// The last elements, up to a number and an age; they are replayed after the ending, too.
@usableFromInline struct RecentElements<Element: Sendable>: ReplayBuffer {
    @usableFromInline let limit: Int
    @usableFromInline let window: Duration?
    @usableFromInline var elements = Buffer<(came: Duration, element: Element)>()
    @usableFromInline var last: Duration?
    @usableFromInline var ending: Ending?

    @inlinable init(limit: Int, window: Duration?) {
        self.limit = limit
        self.window = window
    }

    @inlinable var replay: [Element] { elements.map(\.element) }

    /// Two threads may arrive out of order: no element is made older than the one before it.
    @inlinable mutating func store(
        _ element: Element, at now: Duration
    ) -> (surplus: Element?, old: [Element]) {
        let old = dropOld(at: now)?.old ?? []
        if limit <= 0 || window ?? .zero < .zero { return (nil, old) }
        let came = max(now, last ?? now)
        last = came
        elements.push((came, element))
        return (elements.count > limit ? elements.pop()?.element : nil, old)
    }

    @inlinable mutating func dropOld(at now: Duration) -> (surplus: Element?, old: [Element])? {
        guard let window else { return nil }
        var old: [Element] = []
        while let (came, element) = elements.first, now - came > window {
            old.append(element)
            _ = elements.pop()
        }
        return (nil, old)
    }
}
