import Locks

extension ObservableType {
    /// Delivers the events of the faster of two streams: the static `amb`, for two of any types.
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
    /// The first stream to deliver an event, even an ending, wins; the others are disposed before
    /// that. They are subscribed to in order, until one wins. Without streams, it never ends.
    /// [ReactiveX: Amb](https://reactivex.io/documentation/operators/amb.html)
    public static func amb<Sources: Sequence>(_ sources: Sources) -> Self
    where
        Sources.Element: ObservableType, Sources.Element.Element == Element,
        Sources.Element.Count == Count
    {
        let sources = sources.map { $0.flow }
        return Self { sink in Amb(sink).run(sources) }
    }
}

final class Amb<Element: Sendable>: Sendable {
    let sink: Sink<Element>
    // Relaxed: who has won reads its own number; the others read nothing of the winner.
    let winner = Atomic<Int>(-1)
    /// The streams, by their numbers, until one has won: none is over before, so each gets its own.
    let entrants = LifetimeGroup()

    init(_ sink: Sink<Element>) { self.sink = sink }

    func run<Count>(_ sources: [Flow<Element, Count>]) {
        sink.lifetime.add(entrants)
        for (number, source) in sources.enumerated() {
            let lifetime = entrants.lifetime(in: sink.lifetime) { [self] ending in
                if claim(number) { sink.lifetime.end(ending) }
            }
            guard let lifetime else { return }
            source.start(in: lifetime) { [self] element in if claim(number) { sink.next(element) } }
        }
    }

    /// Returns true if the stream has won, or wins by being the first to call.
    func claim(_ number: Int) -> Bool {
        let known = winner.load(ordering: .relaxed)
        if known >= 0 { return known == number }
        guard winner.compareExchange(expected: -1, desired: number, ordering: .relaxed).exchanged
        else { return false }
        for (other, lifetime) in entrants.close().enumerated() {
            other == number ? sink.lifetime.add(lifetime) : sink.lifetime.retire(lifetime)
        }
        return !sink.lifetime.isClosed
    }
}
