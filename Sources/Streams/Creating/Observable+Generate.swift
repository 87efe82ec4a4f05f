extension Flow where Count == Many {
    /// What a loop goes through, delivered on subscription: `for (state; condition; iterate)`.
    ///
    ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
    ///     [1248|]
    ///
    /// The loop goes no further than is wanted: disposing stops it at once. An error thrown by a
    /// closure fails the stream.
    ///
    /// [ReactiveX: Create](https://reactivex.io/documentation/operators/create.html)
    /// - Parameters:
    ///   - condition: asked before each element; false completes the stream.
    ///   - scheduler: where to run the loop, in one go; without it, on the subscribing thread.
    ///   - iterate: makes the next element of the last.
    public static func generate(
        initialState: Element,
        condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: (any Scheduler)? = nil,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Self {
        let loop = Self { sink in
            do {
                var state = initialState
                while try condition(state) {
                    if sink.segment.isClosed { return }
                    sink.next(state)
                    if sink.segment.isClosed { return }
                    state = try iterate(state)
                }
                sink.complete()
            } catch {
                sink.fail(error)
            }
        }
        return loop.delivered(on: scheduler)
    }

    /// One element again and again, delivered on subscription, until it is disposed.
    ///
    ///     repeatElement(a)
    ///     [aaaa…
    ///
    /// Without a scheduler `subscribe` returns when an operator downstream has had enough, such as
    /// one that fails or completes; with one, it keeps that scheduler's thread busy until then.
    ///
    /// [ReactiveX: Repeat](https://reactivex.io/documentation/operators/repeat.html)
    @inlinable
    public static func repeatElement(
        _ element: Element, scheduler: (any Scheduler)? = nil
    ) -> Self {
        let endless = Self { sink in while !sink.segment.isClosed { sink.next(element) } }
        return endless.delivered(on: scheduler)
    }
}
