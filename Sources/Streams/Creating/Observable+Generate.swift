extension Flow where Count == Many, Element: FixedWidthInteger {
    /// Consecutive integers, delivered on subscription.
    ///
    ///     range(start: 3, count: 3)
    ///     [345|]
    /// [ReactiveX: Range](https://reactivex.io/documentation/operators/range.html)
    /// None if `count` is zero or less; the stream ends early after the type's largest integer.
    /// - Parameter scheduler: delivers each as one piece of work; by default, the thread does.
    @inlinable public static func range(
        start: Element, count: Int, scheduler: (any Scheduler)? = nil
    ) -> Self {
        guard count > 0 else { return scheduler.map { from([], scheduler: $0) } ?? .empty() }
        // The distance to the largest, which the type of the elements may not hold.
        let room = Element.Magnitude(truncatingIfNeeded: Element.max &- start)
        let last = count > room ? .max : start &+ Element(truncatingIfNeeded: count - 1)
        return scheduler.map { from(start...last, scheduler: $0) } ?? from(start...last)
    }
}

extension Flow where Count == Many {
    /// The values of a loop, delivered on subscription: `for (state; condition; iterate)`.
    ///
    ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
    ///     [1248|]
    /// - Parameter scheduler: runs each round as a piece of work; by default, the subscribing
    ///   thread does. Disposing stops the loop at once.
    public static func generate(
        initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: (any Scheduler)? = nil,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Self {
        if let scheduler {
            return scheduled(on: scheduler) {
                var last: Element?
                return {
                    let state = try last.map(iterate) ?? initialState
                    last = state
                    return try condition(state) ? state : nil
                }
            }
        }
        return Self { sink in
            do {
                var state = initialState
                while try condition(state) {
                    if sink.lifetime.isClosed { return }
                    sink.next(state)
                    if sink.lifetime.isClosed { return }
                    state = try iterate(state)
                }
                sink.complete()
            } catch { sink.fail(error) }
        }
    }

    /// One element again and again, delivered on subscription, until it is disposed.
    ///
    ///     repeatElement(a)
    ///     [aaaa…]
    /// Without a scheduler `subscribe` returns when an operator downstream needs no more elements,
    /// such as one that fails or completes; with one, each element is one piece of work there.
    /// [ReactiveX: Repeat](https://reactivex.io/documentation/operators/repeat.html)
    public static func repeatElement(
        _ element: Element, scheduler: (any Scheduler)? = nil
    ) -> Self {
        if let scheduler { return scheduled(on: scheduler) { { element } } }
        return Self { sink in while !sink.lifetime.isClosed { sink.next(element) } }
    }
}
