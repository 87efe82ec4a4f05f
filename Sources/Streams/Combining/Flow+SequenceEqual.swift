extension ObservableType where Element: Equatable {
    /// Delivers true if another stream has equal elements in the same order, and then completes.
    ///
    ///     --a--b--|
    ///     -a-----b--|
    ///       sequenceEqual
    ///     ----------[(true)|]
    /// False as soon as two elements differ, or one stream completes before the other's elements
    /// are matched. Elements of the faster stream wait in a buffer without a limit. Fails with the
    /// first error.
    /// [ReactiveX: SequenceEqual](https://reactivex.io/documentation/operators/sequenceequal.html)
    public func sequenceEqual<Other: ObservableType>(_ other: Other) -> Single<Bool>
    where Other.Element == Element {
        .combiner(of: flow.source, other.flow.source, by: SequenceEqual<Element>()) { $0 }
    }
}

private struct SequenceEqual<Element: Equatable & Sendable>: CombiningRule {
    private var pairs = ZipOfPair<Element, Element>()
    private(set) var isOver = false

    /// True if an element waits for a stream that is over.
    private var hasLeftover: Bool {
        pairs.isLeftOver && !pairs.rights.isEmpty || pairs.isRightOver && !pairs.lefts.isEmpty
    }

    mutating func next(_ element: Side<Element, Element>) -> Bool? {
        isOver = pairs.next(element).map { $0.0 != $0.1 } ?? hasLeftover
        return isOver ? false : nil
    }

    mutating func completed(at index: Int) -> Bool? {
        _ = pairs.completed(at: index)
        isOver = hasLeftover || pairs.isLeftOver && pairs.isRightOver
        return isOver ? !hasLeftover : nil
    }
}
