extension Flow where Count == Many {
    /// Combines the latest elements of three streams as tuples.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType
    >(
        _ a: A, _ b: B, _ c: C
    ) -> Self
    where
        Element == (A.Element, B.Element, C.Element)
    {
        combineLatest(a, b, c) { ($0, $1, $2) }
    }

    /// Combines the latest elements of four streams as tuples.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Self
    where
        Element == (A.Element, B.Element, C.Element, D.Element)
    {
        combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
    }
}
