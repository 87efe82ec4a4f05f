import Synchronization

/// Streams of which the first to say anything wins.
@usableFromInline
final class Contest<Element: Sendable>: Disposable {
    @usableFromInline let sink: Sink<Element>
    /// The one that has won, by its number; less than zero before.
    @usableFromInline let winner = Atomic<Int>(-1)
    /// Those who take part, by their numbers; nil when it is decided or disposed.
    @usableFromInline let entrants = Lock<[Segment]?>([])

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @usableFromInline
    func dispose() { for segment in close() { segment.dispose() } }

    /// Subscribes them, one after another, until one has won.
    @inlinable
    func run<Count>(_ sources: [Flow<Element, Count>]) {
        for (number, source) in sources.enumerated() {
            let segment = Segment { [self] ending in
                if isWon(by: number) { sink.segment.end(ending) }
            }
            guard isEntered(segment) else { return }
            source.start(
                Sink(segment) { [self] element in
                    if isWon(by: number) { sink.next(element) }
                })
        }
    }

    /// Whether it is not too late to take part.
    @usableFromInline
    func isEntered(_ segment: Segment) -> Bool {
        entrants.withLock { entrants in
            entrants?.append(segment)
            return entrants != nil
        }
    }

    /// Whether this one has won and may go on; the first to ask wins.
    @inlinable
    func isWon(by number: Int) -> Bool {
        let known = winner.load(ordering: .relaxed)
        return known == number || known < 0 && wins(number)
    }

    @usableFromInline
    func wins(_ number: Int) -> Bool {
        let isFirst = winner.compareExchange(
            expected: -1, desired: number, ordering: .relaxed
        ).exchanged
        guard isFirst else { return false }
        for (other, segment) in close().enumerated() {
            if other == number { sink.segment.add(segment) } else { segment.dispose() }
        }
        return !sink.segment.isClosed
    }

    private func close() -> [Segment] { entrants.withLock { $0.take() } ?? [] }
}
