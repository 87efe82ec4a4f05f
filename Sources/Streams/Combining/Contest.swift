import Synchronization

/// Streams of which only the first to deliver an event is observed.
@usableFromInline
final class Contest<Element: Sendable>: Disposable {
    @usableFromInline let sink: Sink<Element>
    /// The number of the stream that has won; less than zero before.
    @usableFromInline let winner = Atomic<Int>(-1)
    /// The streams, by their numbers; nil when one has won, or after disposal.
    @usableFromInline let entrants = Lock<[Segment]?>([])

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @usableFromInline
    func dispose() { for segment in close() { segment.dispose() } }

    /// Subscribes to the streams, one after another, until one has won.
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

    /// Adds the segment of a stream; true unless one has won or this is disposed.
    @usableFromInline
    func isEntered(_ segment: Segment) -> Bool {
        entrants.withLock { entrants in
            entrants?.append(segment)
            return entrants != nil
        }
    }

    /// True if this stream has won and may deliver; the first to call this wins.
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
