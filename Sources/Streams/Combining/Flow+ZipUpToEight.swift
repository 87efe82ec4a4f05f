// Each nests the form for two, as a tree and not as a list: an element passes three at most.
extension Flow {
    /// Combines elements of three streams, first with first; see the form for two.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element
            ) throws(Failure) -> Element
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count
    {
        let left = Flow<(A.Element, B.Element), Count>.zip(a, b)
        return zip(left, c) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, right)
        }
    }

    /// Combines elements of four streams, first with first; see the form for two.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element
            ) throws(Failure) -> Element
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count
    {
        let left = Flow<(A.Element, B.Element), Count>.zip(a, b)
        let right = Flow<(C.Element, D.Element), Count>.zip(c, d)
        return zip(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, right.0, right.1)
        }
    }

    /// Combines elements of five streams, first with first; see the form for two.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element
            ) throws(Failure) -> Element
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count
    {
        let left = Flow<(A.Element, B.Element, C.Element), Count>.zip(a, b, c)
        let right = Flow<(D.Element, E.Element), Count>.zip(d, e)
        return zip(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, right.0, right.1)
        }
    }

    /// Combines elements of six streams, first with first; see the form for two.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element, F.Element
            ) throws(Failure) -> Element
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count,
        F.Count == Count
    {
        let left = Flow<(A.Element, B.Element, C.Element), Count>.zip(a, b, c)
        let right = Flow<(D.Element, E.Element, F.Element), Count>.zip(d, e, f)
        return zip(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, right.0, right.1, right.2)
        }
    }

    /// Combines elements of seven streams, first with first; see the form for two.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
            ) throws(Failure) -> Element
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count,
        F.Count == Count, G.Count == Count
    {
        let left = Flow<(A.Element, B.Element, C.Element, D.Element), Count>.zip(a, b, c, d)
        let right = Flow<(E.Element, F.Element, G.Element), Count>.zip(e, f, g)
        return zip(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, left.3, right.0, right.1, right.2)
        }
    }

    /// Combines elements of eight streams, first with first; see the form for two.
    @inlinable
    public static func zip<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType, H: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element,
                H.Element
            ) throws(Failure) -> Element
    ) -> Self
    where
        A.Count == Count, B.Count == Count, C.Count == Count, D.Count == Count, E.Count == Count,
        F.Count == Count, G.Count == Count, H.Count == Count
    {
        let left = Flow<(A.Element, B.Element, C.Element, D.Element), Count>.zip(a, b, c, d)
        let right = Flow<(E.Element, F.Element, G.Element, H.Element), Count>.zip(e, f, g, h)
        return zip(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, left.3, right.0, right.1, right.2, right.3)
        }
    }
}
