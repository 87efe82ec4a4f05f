extension ObservableType {
    /// Delivers elements until another stream delivers one, and completes there.
    ///
    ///     --a--b--c--|
    ///     ------x
    ///       take(until:)
    ///     --a--b|
    /// The other stream is subscribed to first; its completion has no effect.
    /// [ReactiveX: TakeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @inlinable public func take(until other: some ObservableType) -> Observable<Element> {
        .combiner(of: other.flow.source, flow.source, by: UntilRule(isOpen: true)) { $0 }
    }

    /// Drops elements until another stream delivers one.
    ///
    ///     --a--b--c--|
    ///     ------x
    ///       skip(until:)
    ///     --------c--|
    /// The other stream is subscribed to first and disposed with its first element. If it completes
    /// without one, all elements are dropped. The source's ending is delivered in any case.
    /// [ReactiveX: SkipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @inlinable public func skip(until other: some ObservableType) -> Observable<Element> {
        .combiner(of: other.take(1).source, flow.source, by: UntilRule(isOpen: false)) { $0 }
    }
}

/// The elements of the right side, up to the first of the left one, or from there on.
@usableFromInline struct UntilRule<Left: Sendable, Right: Sendable>: CombiningRule {
    @usableFromInline var isOpen: Bool
    @usableFromInline var isOver = false

    @inlinable init(isOpen: Bool) { self.isOpen = isOpen }

    @inlinable mutating func next(_ element: Side<Left, Right>) -> Right? {
        switch element {
        case .left: (isOpen, isOver) = (true, isOpen)
        case .right(let element): if isOpen { return element }
        }
        return nil
    }

    @inlinable mutating func completed(at index: Int) -> Right? {
        isOver = index == 1
        return nil
    }
}
