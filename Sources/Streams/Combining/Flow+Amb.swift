extension ObservableType {
    /// Delivers the events of the faster of two streams.
    ///
    ///     ---a--b|
    ///     --1-2---3|
    ///       amb
    ///     --1-2---3|
    ///
    /// The first stream to deliver an event, even an ending, wins; the other is disposed before
    /// that event is delivered. A stream that delivers an event while it is being subscribed to
    /// wins at once, and a later one is not subscribed to. They may race on any threads: exactly
    /// one wins. Of two singles the result is a `Single`.
    ///
    /// [ReactiveX: Amb](https://reactivex.io/documentation/operators/amb.html)
    @inlinable
    public func amb<Other: ObservableType>(
        _ right: Other
    ) -> Flow<Element, Count> where Other.Element == Element, Other.Count == Count {
        .amb([flow, right.flow])
    }
}

extension Flow {
    /// Delivers the events of the fastest of some streams.
    ///
    ///     ---a--b|
    ///     --1-2---3|
    ///       amb
    ///     --1-2---3|
    ///
    /// They are subscribed to in the order given, until one wins; otherwise like the method `amb`.
    /// Without streams, the result never delivers an event.
    ///
    /// [ReactiveX: Amb](https://reactivex.io/documentation/operators/amb.html)
    @inlinable
    public static func amb<Sources: Sequence>(_ sources: Sources) -> Self
    where
        Sources.Element: ObservableType, Sources.Element.Element == Element,
        Sources.Element.Count == Count
    {
        let sources = sources.map { $0.flow }
        return Self { sink in
            let contest = Amb(sink)
            sink.lifetime.add(contest)
            contest.run(sources)
        }
    }
}
