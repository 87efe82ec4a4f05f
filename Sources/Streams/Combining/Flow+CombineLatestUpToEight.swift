// Each nests the form for two, as a tree and not as a list: an element passes three at most.
extension Flow where Count == Many {
    /// Combines the latest elements of three streams; see the form for two.
    @inlinable public static func combineLatest<A, B, C, Failure>(
        _ a: some ObservableType<A, some Any>, _ b: some ObservableType<B, some Any>,
        _ c: some ObservableType<C, some Any>,
        resultSelector: @escaping @Sendable (A, B, C) throws(Failure) -> Element
    ) -> Self { combineLatest(a.latest(b), c) { try resultSelector($0.0, $0.1, $1) } }

    /// Combines the latest elements of four streams; see the form for two.
    @inlinable public static func combineLatest<A, B, C, D, Failure>(
        _ a: some ObservableType<A, some Any>, _ b: some ObservableType<B, some Any>,
        _ c: some ObservableType<C, some Any>, _ d: some ObservableType<D, some Any>,
        resultSelector: @escaping @Sendable (A, B, C, D) throws(Failure) -> Element
    ) -> Self {
        combineLatest(a.latest(b), c.latest(d)) { try resultSelector($0.0, $0.1, $1.0, $1.1) }
    }

    /// Combines the latest elements of five streams; see the form for two.
    @inlinable public static func combineLatest<A, B, C, D, E, Failure>(
        _ a: some ObservableType<A, some Any>, _ b: some ObservableType<B, some Any>,
        _ c: some ObservableType<C, some Any>, _ d: some ObservableType<D, some Any>,
        _ e: some ObservableType<E, some Any>,
        resultSelector: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> Element
    ) -> Self {
        combineLatest(a.latest(b).latest(c), d.latest(e)) {
            try resultSelector($0.0.0, $0.0.1, $0.1, $1.0, $1.1)
        }
    }

    /// Combines the latest elements of six streams; see the form for two.
    @inlinable public static func combineLatest<A, B, C, D, E, F, Failure>(
        _ a: some ObservableType<A, some Any>, _ b: some ObservableType<B, some Any>,
        _ c: some ObservableType<C, some Any>, _ d: some ObservableType<D, some Any>,
        _ e: some ObservableType<E, some Any>, _ f: some ObservableType<F, some Any>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> Element
    ) -> Self {
        combineLatest(a.latest(b).latest(c), d.latest(e).latest(f)) {
            try resultSelector($0.0.0, $0.0.1, $0.1, $1.0.0, $1.0.1, $1.1)
        }
    }

    /// Combines the latest elements of seven streams; see the form for two.
    @inlinable public static func combineLatest<A, B, C, D, E, F, G, Failure>(
        _ a: some ObservableType<A, some Any>, _ b: some ObservableType<B, some Any>,
        _ c: some ObservableType<C, some Any>, _ d: some ObservableType<D, some Any>,
        _ e: some ObservableType<E, some Any>, _ f: some ObservableType<F, some Any>,
        _ g: some ObservableType<G, some Any>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) throws(Failure) -> Element
    ) -> Self {
        combineLatest(a.latest(b).latest(c.latest(d)), e.latest(f).latest(g)) {
            try resultSelector($0.0.0, $0.0.1, $0.1.0, $0.1.1, $1.0.0, $1.0.1, $1.1)
        }
    }

    /// Combines the latest elements of eight streams; see the form for two.
    @inlinable public static func combineLatest<A, B, C, D, E, F, G, H, Failure>(
        _ a: some ObservableType<A, some Any>, _ b: some ObservableType<B, some Any>,
        _ c: some ObservableType<C, some Any>, _ d: some ObservableType<D, some Any>,
        _ e: some ObservableType<E, some Any>, _ f: some ObservableType<F, some Any>,
        _ g: some ObservableType<G, some Any>, _ h: some ObservableType<H, some Any>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws(Failure) -> Element
    ) -> Self {
        combineLatest(a.latest(b).latest(c.latest(d)), e.latest(f).latest(g.latest(h))) {
            try resultSelector($0.0.0, $0.0.1, $0.1.0, $0.1.1, $1.0.0, $1.0.1, $1.1.0, $1.1.1)
        }
    }
}

extension ObservableType {
    @inlinable func latest<Other: ObservableType>(
        _ other: Other
    ) -> Observable<(Element, Other.Element)> { .combineLatest(self, other) }
}
