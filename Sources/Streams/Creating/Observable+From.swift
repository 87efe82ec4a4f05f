extension Flow where Count == Many {
    /// The elements given, delivered on subscription, on the subscribing thread.
    ///
    ///     of(a, b, c)
    ///     [abc|]
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    @inlinable
    public static func of(_ elements: Element...) -> Self { from(elements) }

    /// The elements of a sequence, delivered on subscription, on the subscribing thread.
    ///
    ///     from([a, b, c])
    ///     [abc|]
    ///
    /// The sequence is iterated from the start for each subscription, and no further than needed: a
    /// subscription that is disposed, also by an operator such as `first`, stops it.
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    @inlinable
    public static func from<Elements: Sequence & Sendable>(_ elements: Elements) -> Self
    where Elements.Element == Element {
        Self { sink in
            // Checked before the iterator is called, so that it does not advance by one element too
            // many.
            var iterator = elements.makeIterator()
            while !sink.lifetime.isClosed, let element = iterator.next() { sink.next(element) }
            sink.complete()
        }
    }

    /// The element of an optional, or only a completion when it is nil.
    ///
    ///     from(optional: a)    from(optional: nil)
    ///     [a|]                 |
    @inlinable
    public static func from(optional: Element?) -> Self {
        optional.map { Self.just($0) } ?? .empty()
    }
}
