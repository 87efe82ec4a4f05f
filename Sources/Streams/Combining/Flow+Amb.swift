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
    /// that delivery. They are subscribed to in the order given, until one wins, and may race on
    /// any threads. Without streams, the result never delivers an event.
    /// [ReactiveX: Amb](https://reactivex.io/documentation/operators/amb.html)
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

/// Streams of which only the first to deliver an event is observed.
final class Amb<Element: Sendable>: Endable {
    let sink: Sink<Element>
    /// The number of the stream that has won; less than zero before.
    // Relaxed: who has won reads its own number; the others read nothing of the winner.
    let winner = Atomic<Int>(-1)
    /// The streams, by their numbers; nil when one has won, or after disposal.
    let entrants = Mutex<[SubscriptionLifetime]?>([])

    init(_ sink: Sink<Element>) { self.sink = sink }

    func dispose() { for lifetime in close() { lifetime.dispose() } }

    func dispose(before parent: SubscriptionLifetime) {
        for lifetime in close() { lifetime.dispose(before: parent) }
    }

    /// False, as it is added once for each subscription.
    var isOver: Bool { false }

    /// Subscribes to the streams, one after another, until one has won.
    func run<Count>(_ sources: [Flow<Element, Count>]) {
        for (number, source) in sources.enumerated() {
            let lifetime = SubscriptionLifetime { [self] ending in
                if wins(number) { sink.lifetime.end(ending) }
            }
            lifetime.inherit(from: sink.lifetime)
            guard adds(lifetime) else { return }
            source.start(
                Sink(lifetime) { [self] element in
                    if wins(number) { sink.next(element) }
                })
        }
    }

    /// Adds the lifetime of a stream; true unless one has won or this is disposed.
    func adds(_ lifetime: SubscriptionLifetime) -> Bool {
        entrants.withLock { entrants in
            entrants?.append(lifetime)
            return entrants != nil
        }
    }

    /// True if this stream may deliver: it has won, or wins by being the first to call this.
    func wins(_ number: Int) -> Bool {
        let known = winner.load(ordering: .relaxed)
        return known < 0 ? becomesWinner(number) : known == number
    }

    /// Makes this stream the winner and disposes the others; false if another one has won.
    func becomesWinner(_ number: Int) -> Bool {
        let isFirst = winner.compareExchange(
            expected: -1, desired: number, ordering: .relaxed
        ).exchanged
        guard isFirst else { return false }
        for (other, lifetime) in close().enumerated() {
            other == number ? sink.lifetime.add(lifetime) : sink.lifetime.retire(lifetime)
        }
        return !sink.lifetime.isClosed
    }

    private func close() -> [SubscriptionLifetime] { entrants.withLock { $0.take() } ?? [] }
}
