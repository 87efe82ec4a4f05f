extension Flow where Count == Many {
    /// Combines the latest elements of two streams whenever either delivers one.
    ///
    ///     a---b-----|
    ///     --1---2-|
    ///       combineLatest { $0 + $1 }
    ///     --A-B-C---|       A = a1, B = b1, C = b2
    /// Nothing is delivered before each stream has delivered an element. Streams that change
    /// together, because they come from one source, deliver the states in between, too. The result
    /// completes when both streams have, or when one has without an element. The streams are
    /// subscribed to in order; a combination is delivered on the thread of its newest element.
    /// [ReactiveX: CombineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @inlinable
    public static func combineLatest<A: ObservableType, B: ObservableType, Failure: Error>(
        _ a: A, _ b: B,
        resultSelector: @escaping @Sendable (A.Element, B.Element) throws(Failure) -> Element
    ) -> Self {
        switch (a.flow.source, b.flow.source) {
        // A first constant is known at once and needs no serialising; behind another source it is
        // known only when that has been started.
        case (.just(let a), let source):
            Observable(source).map { b throws(Failure) in try resultSelector(a, b) }
        case (let left, let right):
            combiner(of: left, right, by: LatestOfPair()) {
                pair throws(Failure) in try resultSelector(pair.0, pair.1)
            }
        }
    }

    /// Combines the latest elements of two streams as tuples.
    @inlinable public static func combineLatest<A: ObservableType, B: ObservableType>(
        _ a: A, _ b: B
    ) -> Self where Element == (A.Element, B.Element) { combineLatest(a, b) { ($0, $1) } }
}

@usableFromInline struct LatestOfPair<Left: Sendable, Right: Sendable>: CombiningRule {
    @usableFromInline var lastLeft: Left?
    @usableFromInline var lastRight: Right?
    @usableFromInline var isLeftOver = false
    @usableFromInline var isRightOver = false

    @inlinable init() {}

    @inlinable var isOver: Bool {
        isLeftOver && (isRightOver || lastLeft == nil) || isRightOver && lastRight == nil
    }

    @inlinable mutating func next(_ element: Side<Left, Right>) -> (Left, Right)? {
        switch element {
        case .left(let element):
            lastLeft = element
            return lastRight.map { (element, $0) }
        case .right(let element):
            lastRight = element
            return lastLeft.map { ($0, element) }
        }
    }

    @inlinable mutating func completed(at index: Int) -> (Left, Right)? {
        if index == 0 { isLeftOver = true } else { isRightOver = true }
        return nil
    }
}
