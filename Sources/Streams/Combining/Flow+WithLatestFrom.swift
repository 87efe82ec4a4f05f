extension ObservableType {
    /// Combines each element with the latest one of another stream.
    ///
    ///     --a---b--c--|
    ///     -1-----2---3|
    ///       withLatestFrom { $0 + $1 }
    ///     --A---B--C--|       A = a1, B = b1, C = c2
    /// Elements before the first of the other stream are dropped. The other is subscribed to first;
    /// its completion has no effect, and its last element stays in use. The result ends with this
    /// stream, on whose thread it delivers, or on one that is delivering already.
    @inlinable public func withLatestFrom<Other: ObservableType, Result: Sendable, Failure: Error>(
        _ second: Other,
        resultSelector: @escaping @Sendable (Element, Other.Element) throws(Failure) -> Result
    ) -> Observable<Result> {
        .combiner(of: second.flow.source, flow.source, by: LatestOf()) {
            pair throws(Failure) in try resultSelector(pair.1, pair.0)
        }
    }

    /// Delivers the latest element of another stream whenever this one delivers.
    ///
    ///     --a---b--c--|
    ///     -1-----2---3|
    ///       withLatestFrom
    ///     --1---1--2--|
    @inlinable public func withLatestFrom<Other: ObservableType>(
        _ second: Other
    ) -> Observable<Other.Element> { withLatestFrom(second) { $1 } }
}

@usableFromInline struct LatestOf<Left: Sendable, Right: Sendable>: CombiningRule {
    @usableFromInline var latest: Left?
    @usableFromInline var isOver = false

    @inlinable init() {}

    @inlinable mutating func next(_ element: Side<Left, Right>) -> (Left, Right)? {
        switch element {
        case .left(let element): latest = element
        case .right(let element): return latest.map { ($0, element) }
        }
        return nil
    }

    @inlinable mutating func completed(at index: Int) -> (Left, Right)? {
        isOver = index == 1
        return nil
    }
}
