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

    /// Combines the latest elements of five streams as tuples.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Self
    where
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element)
    {
        combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
    }

    /// Combines the latest elements of six streams as tuples.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Self
    where
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
    {
        combineLatest(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Combines the latest elements of seven streams as tuples.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Self
    where
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)
    {
        combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// Combines the latest elements of eight streams as tuples.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType, H: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Self
    where
        Element == (
            A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
        )
    {
        combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
