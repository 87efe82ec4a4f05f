import Synchronization

/// The attempts of one `retry`, one after another.
final class Attempts<Element: Sendable, Count>: Disposable {
    private let source: Flow<Element, Count>
    private let sink: Sink<Element>
    private let failed: @Sendable (any Error, Attempts) -> Void
    private let wanted = Atomic<Int>(0)
    private let current = Lock<Segment?>(nil)

    /// - Parameter failed: called when an attempt has failed; starts another, now or later, or ends
    ///   the sink.
    init(
        of source: Flow<Element, Count>,
        into sink: Sink<Element>,
        _ failed: @escaping @Sendable (any Error, Attempts) -> Void
    ) {
        self.source = source
        self.sink = sink
        self.failed = failed
    }

    func begin() {
        sink.segment.add(self)
        startAnother()
    }

    func dispose() { current.withLock { $0 }?.dispose() }

    /// Starts an attempt. If one fails inside `start`, the loop that is running starts the next.
    func startAnother() {
        guard wanted.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            if sink.segment.isClosed { return }
            let attempt = Segment { [self] in ended($0) }
            current.withLock { $0 = attempt }
            // Disposed between the check and the line above: nothing else disposes this attempt.
            if sink.segment.isClosed { return attempt.dispose() }
            source.start(Sink(attempt, sink.next))
        } while wanted.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    private func ended(_ ending: Ending) {
        switch ending {
        case .completed: sink.complete()
        case .error(let error): failed(error, self)
        }
    }
}
