extension Flow where Count == Many {
    /// Combines the latest elements of two streams whenever either delivers one.
    ///
    ///     a---b-----|
    ///     --1---2-|
    ///       combineLatest { $0 + $1 }
    ///     --A-B-C---|       A = a1, B = b1, C = b2
    /// Nothing is delivered before each stream has delivered an element. Streams of one source
    /// deliver the states in between, too. The result completes when both streams have, or when one
    /// has without an element. They are subscribed to in order.
    /// [ReactiveX: CombineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @inlinable
    public static func combineLatest<A: ObservableType, B: ObservableType, Failure: Error>(
        _ a: A, _ b: B,
        resultSelector: @escaping @Sendable (A.Element, B.Element) throws(Failure) -> Element
    ) -> Self {
        // A constant needs no serialising; behind another source it is known only later.
        if case .just(let a) = a.flow.source {
            return b.asObservable().map { b throws(Failure) in try resultSelector(a, b) }
        }
        return combiner(of: a.flow.source, b.flow.source, by: LatestOfPair()) {
            pair throws(Failure) in try resultSelector(pair.0, pair.1)
        }
    }

    /// Combines the latest elements of two streams as tuples.
    @inlinable public static func combineLatest<A: ObservableType, B: ObservableType>(
        _ a: A, _ b: B
    ) -> Self where Element == (A.Element, B.Element) { combineLatest(a, b) { ($0, $1) } }

    /// Delivers arrays of the latest elements of any number of streams, as the form for two; an
    /// `Observable`, also of singles. An empty one delivers an empty array.
    @inlinable public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Self
    where Sources.Element: ObservableType, Element == [Sources.Element.Element] {
        if collection.isEmpty { return .just([]) }
        let sources = collection.map { $0.flow.source }
        return combiner(of: sources, by: LatestOfAll(count: sources.count)) { $0 }
    }

    /// The same, where the type is written: `Observable<Int>.combineLatest([a, b])`.
    @inlinable @_disfavoredOverload public static func combineLatest<Sources: Collection>(
        _ collection: Sources
    ) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection)
    }
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

@usableFromInline struct LatestOfAll<Element: Sendable>: CombiningRule {
    /// The latest of each; when none is missing, `all` has them instead.
    @usableFromInline var latest: [Element?]
    @usableFromInline var all: [Element] = []
    /// The number of those that have delivered nothing, and of those that have not completed.
    @usableFromInline var missing: Int
    @usableFromInline var open: Int
    @usableFromInline var isOneEmpty = false

    @inlinable init(count: Int) {
        latest = Array(repeating: nil, count: count)
        (missing, open) = (count, count)
    }

    @inlinable var isOver: Bool { open == 0 || isOneEmpty }

    @inlinable mutating func next(_ input: (element: Element, index: Int)) -> [Element]? {
        let (element, index) = input
        if missing == 0 {
            all[index] = element
            return all
        }
        if latest[index] == nil { missing -= 1 }
        latest[index] = element
        if missing > 0 { return nil }
        all = latest.compactMap { $0 }
        latest = []
        return all
    }

    @inlinable mutating func completed(at index: Int) -> [Element]? {
        open -= 1
        if missing > 0, latest[index] == nil { isOneEmpty = true }
        return nil
    }
}
