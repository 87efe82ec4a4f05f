// Each nests the form for two, as a tree and not as a list: an element passes three at most.
extension Flow where Count == Many {
    /// Combines the latest elements of three streams; see the form for two.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element
            ) throws(Failure) -> Element
    ) -> Self {
        let left = Flow<(A.Element, B.Element), Count>.combineLatest(a, b)
        return combineLatest(left, c) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, right)
        }
    }

    /// Combines the latest elements of four streams; see the form for two.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element
            ) throws(Failure) -> Element
    ) -> Self {
        let left = Flow<(A.Element, B.Element), Count>.combineLatest(a, b)
        let right = Flow<(C.Element, D.Element), Count>.combineLatest(c, d)
        return combineLatest(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, right.0, right.1)
        }
    }

    /// Combines the latest elements of five streams; see the form for two.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element
            ) throws(Failure) -> Element
    ) -> Self {
        let left = Flow<(A.Element, B.Element, C.Element), Count>.combineLatest(a, b, c)
        let right = Flow<(D.Element, E.Element), Count>.combineLatest(d, e)
        return combineLatest(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, right.0, right.1)
        }
    }

    /// Combines the latest elements of six streams; see the form for two.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element, F.Element
            ) throws(Failure) -> Element
    ) -> Self {
        let left = Flow<(A.Element, B.Element, C.Element), Count>.combineLatest(a, b, c)
        let right = Flow<(D.Element, E.Element, F.Element), Count>.combineLatest(d, e, f)
        return combineLatest(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, right.0, right.1, right.2)
        }
    }

    /// Combines the latest elements of seven streams; see the form for two.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
            ) throws(Failure) -> Element
    ) -> Self {
        let left = Flow<(A.Element, B.Element, C.Element, D.Element), Count>.combineLatest(
            a, b, c, d)
        let right = Flow<(E.Element, F.Element, G.Element), Count>.combineLatest(e, f, g)
        return combineLatest(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, left.3, right.0, right.1, right.2)
        }
    }

    /// Combines the latest elements of eight streams; see the form for two.
    @inlinable
    public static func combineLatest<
        A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType,
        E: ObservableType, F: ObservableType, G: ObservableType, H: ObservableType, Failure: Error
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
        resultSelector:
            @escaping @Sendable (
                A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element,
                H.Element
            ) throws(Failure) -> Element
    ) -> Self {
        let left = Flow<(A.Element, B.Element, C.Element, D.Element), Count>.combineLatest(
            a, b, c, d)
        let right = Flow<(E.Element, F.Element, G.Element, H.Element), Count>.combineLatest(
            e, f, g, h)
        return combineLatest(left, right) {
            left, right throws(Failure) in
            try resultSelector(
                left.0, left.1, left.2, left.3, right.0, right.1, right.2, right.3)
        }
    }
}
