extension ObservableType {
    /// Delivers the latest element whenever a sampler delivers one, if there is a new one.
    ///
    ///     -a-bc---d--|
    ///     --x---x--x---x---|
    ///       sample
    ///     --a---c--d-|
    /// When the stream completes, its last element, if there is a new one, waits for the sampler,
    /// which is subscribed to last. Its completion is a last sample and completes the result.
    /// [ReactiveX: Sample](https://reactivex.io/documentation/operators/sample.html)
    /// - Parameter defaultValue: delivered when there is no new element; by default, nothing is.
    @inlinable public func sample(
        _ sampler: some ObservableType, defaultValue: Element? = nil
    ) -> Observable<Element> {
        .combiner(
            of: flow.source, sampler.flow.source, by: SampleRule(defaultValue: defaultValue)
        ) { $0 }
    }
}

@usableFromInline struct SampleRule<Left: Sendable, Right: Sendable>: CombiningRule {
    @usableFromInline let defaultValue: Left?
    @usableFromInline var latest: Left?
    @usableFromInline var isLeftOver = false
    @usableFromInline var isRightOver = false

    @inlinable init(defaultValue: Left?) { self.defaultValue = defaultValue }

    @inlinable var isOver: Bool { isRightOver || isLeftOver && latest == nil }

    @inlinable mutating func next(_ element: Side<Left, Right>) -> Left? {
        guard case .left(let element) = element else { return sample() }
        latest = element
        return nil
    }

    @inlinable mutating func completed(at index: Int) -> Left? {
        if index == 0 { isLeftOver = true } else { isRightOver = true }
        return isRightOver ? sample() : nil
    }

    @inlinable mutating func sample() -> Left? { latest.take() ?? defaultValue }
}
