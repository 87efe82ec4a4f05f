extension SharedSequence {
    /// Combines each element with the latest of another sequence; drops those that come before.
    public func withLatestFrom<Other: Sendable, Result: Sendable>(
        _ other: SharedSequence<Strategy, Other>,
        resultSelector: @escaping @MainActor (Element, Other) -> Result
    ) -> SharedSequence<Strategy, Result> {
        applying {
            $0.withLatestFrom(other.asObservable(), resultSelector: onMainQueue(resultSelector))
        }
    }

    /// Delivers the latest element of another sequence at each element of this one.
    public func withLatestFrom<Other: Sendable>(
        _ other: SharedSequence<Strategy, Other>
    ) -> SharedSequence<Strategy, Other> { withLatestFrom(other) { $1 } }

    /// Combines the latest elements of two sequences, at each element of either.
    public static func combineLatest<Left: Sendable, Right: Sendable>(
        _ left: SharedSequence<Strategy, Left>, _ right: SharedSequence<Strategy, Right>,
        resultSelector: @escaping @MainActor (Left, Right) -> Element
    ) -> Self {
        Self(
            sharing: .combineLatest(
                left.asObservable(), right.asObservable(),
                resultSelector: onMainQueue(resultSelector)))
    }

    /// Combines the latest elements of three sequences, at each element of any.
    public static func combineLatest<First: Sendable, Second: Sendable, Third: Sendable>(
        _ first: SharedSequence<Strategy, First>, _ second: SharedSequence<Strategy, Second>,
        _ third: SharedSequence<Strategy, Third>,
        resultSelector: @escaping @MainActor (First, Second, Third) -> Element
    ) -> Self {
        Self(
            sharing: .combineLatest(
                first.asObservable(), second.asObservable(), third.asObservable(),
                resultSelector: onMainQueue(resultSelector)))
    }

    /// Combines the elements of two sequences by their numbers.
    public static func zip<Left: Sendable, Right: Sendable>(
        _ left: SharedSequence<Strategy, Left>, _ right: SharedSequence<Strategy, Right>,
        resultSelector: @escaping @MainActor (Left, Right) -> Element
    ) -> Self {
        Self(
            sharing: .zip(
                left.asObservable(), right.asObservable(),
                resultSelector: onMainQueue(resultSelector)))
    }

    /// Merges the elements of some sequences.
    public static func merge(_ sequences: Self...) -> Self {
        Self(sharing: .merge(sequences.map { $0.asObservable() }))
    }
}
