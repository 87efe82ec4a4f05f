extension ObservableType {
    /// Delivers what the faster of two streams delivers.
    ///
    ///     ---a--b|
    ///     --1-2---3|
    ///       amb
    ///     --1-2---3|
    ///
    /// The first to say anything wins, be it an ending; the other is disposed before that is
    /// delivered. A stream that says something while it is being subscribed wins at once, and a
    /// later one is not subscribed. They may race on any threads: exactly one wins.
    /// Of two singles it is a `Single`.
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
    /// Delivers what the fastest of some streams delivers.
    ///
    ///     ---a--b|
    ///     --1-2---3|
    ///       amb
    ///     --1-2---3|
    ///
    /// They are subscribed in the order given, until one wins; as the method `amb` otherwise. None
    /// at all never say anything.
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
            let contest = Contest(sink)
            sink.segment.add(contest)
            contest.run(sources)
        }
    }
}
