extension ObservableType where Count == Many, Element: ObservableType {
    /// Subscribes to the streams that arrive, all at once, and merges their elements.
    ///
    ///     --a--b|             a = "-1--2|", b = "--3-4|"
    ///       merge()
    ///     ---1--23-4|
    /// The streams may be singles.
    /// [ReactiveX: Merge](https://reactivex.io/documentation/operators/merge.html)
    @inlinable public func merge() -> Observable<Element.Element> { flatMap { $0.flow } }

    /// Subscribes to the streams that arrive, `maxConcurrent` at once, and merges their elements.
    ///
    ///     abc|                a = "---a|", b = "---b|", c = "---c|"
    ///       merge(maxConcurrent: 2)
    ///     ---ab--c|
    /// A stream that arrives while this many run waits, in a queue without a limit; a million that
    /// complete at once do not grow the stack. A limit below one is one. Otherwise as `merge()`.
    @inlinable public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        Observable(
            .continuing { [flow] sink, outer in
                let merge = Merge(sink, outer)
                let succession = FlowQueue(into: merge, atOnce: max(1, maxConcurrent)) {
                    (inner: Element) in inner.flow.source
                }
                return merge.start(flow) { inner in
                    succession.take(inner) { $0.flow }
                } begin: {
                    succession.begin($0)
                }
            })
    }
}

extension Flow where Count == Many {
    /// Subscribes to the streams, all at once, and merges their elements.
    ///
    ///     --a---b-|
    ///     -1--2-----|
    ///       merge
    ///     -1a-2-b---|
    /// They are subscribed to in the order given, until one fails. Without streams, it completes.
    @inlinable
    public static func merge(_ sources: Observable<Element>...) -> Self { merge(sources) }

    /// Subscribes to the streams of a sequence, all at once, and merges their elements. It is
    /// iterated for each subscription, on its thread, and no further than needed.
    @inlinable public static func merge<Sources: Sequence & Sendable>(_ sources: Sources) -> Self
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<Sources.Element>.from(sources).merge()
    }
}
