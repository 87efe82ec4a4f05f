extension Flow {
    /// Tuples of elements of three streams, first with first.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType
    >(
        _ a: A, _ b: B, _ c: C
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count,
        Element == (A.Element, B.Element, C.Element)
    {
        zip(a, b, c) { ($0, $1, $2) }
    }

    /// Tuples of elements of four streams, first with first.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count,
        Element == (A.Element, B.Element, C.Element, D.Element)
    {
        zip(a, b, c, d) { ($0, $1, $2, $3) }
    }
}
