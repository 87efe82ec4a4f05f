extension ObservableType {
    /// Pairs elements with those of another stream, first with first, second with second.
    ///
    ///     --a---b--|
    ///     -1--2--3-|
    ///       zip
    ///     --A---B--|        A = (a, 1), B = (b, 2)
    /// The elements of the faster stream wait for those of the slower, in a buffer without a limit.
    /// The result completes as soon as no further pair is possible, and fails with the first error.
    /// [ReactiveX: Zip](https://reactivex.io/documentation/operators/zip.html)
    @inlinable public func zip<Other: ObservableType>(
        _ other: Other
    ) -> Flow<(Element, Other.Element), Count> where Other.Count == Count {
        .zip(self, other) { ($0, $1) }
    }
}

extension Flow {
    /// Pairs elements of two streams and combines each pair, first with first.
    ///
    ///     --a---b--|
    ///     -1--2--3-|
    ///       zip { $0 + $1 }
    ///     --A---B--|        A = a1, B = b2
    @inlinable public static func zip<Left: ObservableType, Right: ObservableType, Failure: Error>(
        _ left: Left, _ right: Right,
        resultSelector: @escaping @Sendable (Left.Element, Right.Element) throws(Failure) -> Element
    ) -> Self where Left.Count == Count, Right.Count == Count {
        combiner(of: left.flow.source, right.flow.source, by: ZipOfPair()) { pair throws(Failure) in
            try resultSelector(pair.0, pair.1)
        }
    }

    /// Pairs elements of two streams as tuples, first with first.
    @inlinable public static func zip<Left: ObservableType, Right: ObservableType>(
        _ left: Left, _ right: Right
    ) -> Self
    where Left.Count == Count, Right.Count == Count, Element == (Left.Element, Right.Element) {
        zip(left, right) { ($0, $1) }
    }

    /// Delivers arrays of elements of any number of streams, first with first. Without streams, it
    /// completes; a `Single` delivers an empty array.
    @inlinable public static func zip<Sources: Collection>(_ collection: Sources) -> Self
    where
        Sources.Element: ObservableType, Sources.Element.Count == Count,
        Element == [Sources.Element.Element]
    {
        if collection.isEmpty { return Count.self == One.self ? .just([]) : Self(.empty) }
        let sources = collection.map { $0.flow.source }
        return combiner(of: sources, by: ZipOfAll(count: sources.count)) { $0 }
    }
}

@usableFromInline struct ZipOfPair<Left: Sendable, Right: Sendable>: CombiningRule {
    @usableFromInline var lefts = Buffer<Left>()
    @usableFromInline var rights = Buffer<Right>()
    @usableFromInline var isLeftOver = false
    @usableFromInline var isRightOver = false

    @inlinable init() {}

    @inlinable var isOver: Bool { isLeftOver && lefts.isEmpty || isRightOver && rights.isEmpty }

    @inlinable mutating func next(_ element: Side<Left, Right>) -> (Left, Right)? {
        switch element {
        case .left(let element):
            if let other = rights.pop() { return (element, other) }
            lefts.push(element)
        case .right(let element):
            if let other = lefts.pop() { return (other, element) }
            rights.push(element)
        }
        return nil
    }

    @inlinable mutating func completed(at index: Int) -> (Left, Right)? {
        if index == 0 { isLeftOver = true } else { isRightOver = true }
        return nil
    }
}

@usableFromInline struct ZipOfAll<Element: Sendable>: CombiningRule {
    @usableFromInline var lanes: [Buffer<Element>]
    @usableFromInline var areOver: [Bool]
    @usableFromInline var missing: Int
    @usableFromInline var isOver = false

    @inlinable init(count: Int) {
        lanes = Array(repeating: Buffer(), count: count)
        areOver = Array(repeating: false, count: count)
        missing = count
    }

    @inlinable mutating func next(_ input: (element: Element, index: Int)) -> [Element]? {
        let (element, index) = input
        if lanes[index].isEmpty { missing -= 1 }
        lanes[index].push(element)
        if missing > 0 { return nil }
        return lanes.indices.compactMap { index in
            defer { note(index) }
            return lanes[index].pop()
        }
    }

    @inlinable mutating func completed(at index: Int) -> [Element]? {
        areOver[index] = true
        if lanes[index].isEmpty { isOver = true }
        return nil
    }

    @inlinable mutating func note(_ index: Int) {
        guard lanes[index].isEmpty else { return }
        missing += 1
        if areOver[index] { isOver = true }
    }
}
