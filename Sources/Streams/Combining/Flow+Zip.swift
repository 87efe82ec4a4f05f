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
