extension SharedSequence {
    /// A sequence of one element.
    public static func just(_ element: Element) -> Self { Self(sharing: .just(element)) }

    /// A sequence without elements, which completes.
    public static func empty() -> Self { Self(sharing: .empty()) }

    /// A sequence that never delivers an element or an ending.
    public static func never() -> Self { Self(sharing: .never()) }

    /// Transforms each element.
    public func map<New: Sendable>(
        _ transform: @escaping @Sendable (Element) -> New
    ) -> SharedSequence<Strategy, New> {
        SharedSequence<Strategy, New>(sharing: asObservable().map(transform))
    }

    /// Passes on the elements for which `keep` is true.
    public func filter(_ keep: @escaping @Sendable (Element) -> Bool) -> Self {
        Self(sharing: asObservable().filter(keep))
    }
}

extension SharedSequence where Element: Equatable {
    /// Drops elements that are equal to the one before.
    public func distinctUntilChanged() -> Self {
        Self(sharing: asObservable().distinctUntilChanged())
    }
}
