extension Flow {
    /// Combines elements of three streams, first with first; see the form for two.
    @inlinable public static func zip<A, B, C, Failure>(
        _ a: some ObservableType<A, Count>, _ b: some ObservableType<B, Count>,
        _ c: some ObservableType<C, Count>,
        resultSelector: @escaping @Sendable (A, B, C) throws(Failure) -> Element
    ) -> Self { zip(a.zip(b), c) { try resultSelector($0.0, $0.1, $1) } }

    /// Combines elements of four streams, first with first; see the form for two.
    @inlinable public static func zip<A, B, C, D, Failure>(
        _ a: some ObservableType<A, Count>, _ b: some ObservableType<B, Count>,
        _ c: some ObservableType<C, Count>, _ d: some ObservableType<D, Count>,
        resultSelector: @escaping @Sendable (A, B, C, D) throws(Failure) -> Element
    ) -> Self { zip(a.zip(b), c.zip(d)) { try resultSelector($0.0, $0.1, $1.0, $1.1) } }

    /// Combines elements of five streams, first with first; see the form for two.
    @inlinable public static func zip<A, B, C, D, E, Failure>(
        _ a: some ObservableType<A, Count>, _ b: some ObservableType<B, Count>,
        _ c: some ObservableType<C, Count>, _ d: some ObservableType<D, Count>,
        _ e: some ObservableType<E, Count>,
        resultSelector: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> Element
    ) -> Self {
        zip(a.zip(b).zip(c), d.zip(e)) { try resultSelector($0.0.0, $0.0.1, $0.1, $1.0, $1.1) }
    }

    /// Combines elements of six streams, first with first; see the form for two.
    @inlinable public static func zip<A, B, C, D, E, F, Failure>(
        _ a: some ObservableType<A, Count>, _ b: some ObservableType<B, Count>,
        _ c: some ObservableType<C, Count>, _ d: some ObservableType<D, Count>,
        _ e: some ObservableType<E, Count>, _ f: some ObservableType<F, Count>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> Element
    ) -> Self {
        zip(a.zip(b).zip(c), d.zip(e).zip(f)) {
            try resultSelector($0.0.0, $0.0.1, $0.1, $1.0.0, $1.0.1, $1.1)
        }
    }

    /// Combines elements of seven streams, first with first; see the form for two.
    @inlinable public static func zip<A, B, C, D, E, F, G, Failure>(
        _ a: some ObservableType<A, Count>, _ b: some ObservableType<B, Count>,
        _ c: some ObservableType<C, Count>, _ d: some ObservableType<D, Count>,
        _ e: some ObservableType<E, Count>, _ f: some ObservableType<F, Count>,
        _ g: some ObservableType<G, Count>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) throws(Failure) -> Element
    ) -> Self {
        zip(a.zip(b).zip(c.zip(d)), e.zip(f).zip(g)) {
            try resultSelector($0.0.0, $0.0.1, $0.1.0, $0.1.1, $1.0.0, $1.0.1, $1.1)
        }
    }

    /// Combines elements of eight streams, first with first; see the form for two.
    @inlinable public static func zip<A, B, C, D, E, F, G, H, Failure>(
        _ a: some ObservableType<A, Count>, _ b: some ObservableType<B, Count>,
        _ c: some ObservableType<C, Count>, _ d: some ObservableType<D, Count>,
        _ e: some ObservableType<E, Count>, _ f: some ObservableType<F, Count>,
        _ g: some ObservableType<G, Count>, _ h: some ObservableType<H, Count>,
        resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws(Failure) -> Element
    ) -> Self {
        zip(a.zip(b).zip(c.zip(d)), e.zip(f).zip(g.zip(h))) {
            try resultSelector($0.0.0, $0.0.1, $0.1.0, $0.1.1, $1.0.0, $1.0.1, $1.1.0, $1.1.1)
        }
    }
}
