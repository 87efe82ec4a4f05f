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

    /// Tuples of elements of five streams, first with first.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count,
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element)
    {
        zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
    }

    /// Tuples of elements of six streams, first with first.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count,
        F.Count == Count,
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
    {
        zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Tuples of elements of seven streams, first with first.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count,
        F.Count == Count, G.Count == Count,
        Element == (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)
    {
        zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// Tuples of elements of eight streams, first with first.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType, H: ObservableType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count,
        F.Count == Count, G.Count == Count, H.Count == Count,
        Element == (
            A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
        )
    {
        zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
