/// The replay buffer of a subject with a time limit, and the clock for the age of its elements.
@usableFromInline
final class Ageing<Element: Sendable>: Sendable {
    @usableFromInline let memory: Lock<Fresh<Element>>
    /// Called before the lock is taken: the clock may be the user's code.
    @usableFromInline let now: @Sendable () -> Duration

    @inlinable
    init(_ memory: Fresh<Element>, by now: @escaping @Sendable () -> Duration) {
        self.memory = Lock(memory)
        self.now = now
    }

    @inlinable
    func tell(_ event: Event<Element>, to audience: Audience<Element>) {
        audience.tell(event, at: now(), in: memory)
    }

    @inlinable
    func admit(_ sink: Sink<Element>, to audience: Audience<Element>) {
        audience.admit(sink, at: now(), in: memory)
    }
}

/// The last elements, up to a number and an age; they are replayed after the ending, too.
@usableFromInline
struct Fresh<Element: Sendable>: Memory {
    @usableFromInline let limit: Int
    @usableFromInline let window: Duration
    @usableFromInline var elements = Buffer<(came: Duration, element: Element)>()
    /// The time of the last element.
    @usableFromInline var last: Duration?
    @usableFromInline var ending: Ending?

    @inlinable
    init(limit: Int, window: Duration) {
        self.limit = limit
        self.window = window
    }

    @inlinable
    var replay: [Element] { elements.all.map(\.element) }

    /// Two threads may read the clock in one order and arrive in the other; no element is given an
    /// earlier time than the one before it.
    @inlinable
    mutating func remember(_ element: Element, at now: Duration) -> [Element] {
        var forgotten = forget(at: now) ?? []
        if limit <= 0 || window < .zero { return forgotten }
        let came = max(now, last ?? now)
        last = came
        elements.push((came, element))
        if elements.count > limit, let (_, oldest) = elements.pop() { forgotten.append(oldest) }
        return forgotten
    }

    @inlinable
    mutating func forget(at now: Duration) -> [Element]? {
        var forgotten: [Element] = []
        while let (came, element) = elements.first, now - came > window {
            forgotten.append(element)
            _ = elements.pop()
        }
        return forgotten
    }
}
