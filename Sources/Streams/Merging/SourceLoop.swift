import Synchronization

/// Sources that run into one sink, one after another; a million that end at once take no stack.
@usableFromInline
final class SourceLoop<Element: Sendable>: Disposable {
    @usableFromInline typealias Start = @Sendable (consuming Sink<Element>) -> Void

    @usableFromInline let sink: Sink<Element>
    /// Returns the next source, or nil if there is none; called only by the loop in `startNext`.
    @usableFromInline let next: @Sendable () -> Start?
    /// Called when a source has ended: starts the next, now or later, or ends the sink.
    @usableFromInline let ended: @Sendable (Ending, SourceLoop) -> Void
    @usableFromInline let wanted = Atomic<Int>(0)
    @usableFromInline let current = Lock<SubscriptionLifetime?>(nil)

    @inlinable
    init(
        into sink: Sink<Element>, next: @escaping @Sendable () -> Start?,
        ended: @escaping @Sendable (Ending, SourceLoop) -> Void
    ) {
        self.sink = sink
        self.next = next
        self.ended = ended
    }

    @inlinable
    func begin() {
        sink.lifetime.add(self)
        startNext()
    }

    @usableFromInline
    func dispose() { current.withLock { $0.take() }?.dispose() }

    /// Starts the next source; an ending inside `start` only requests another turn of the loop.
    @inlinable
    func startNext() {
        guard wanted.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            if sink.lifetime.isClosed { return }
            guard let start = next() else { return }
            let lifetime = SubscriptionLifetime { [self] in ended($0, self) }
            // The earlier one has ended, but may not be torn down yet.
            current.withLock { exchange(&$0, with: lifetime) }?.dispose()
            // Disposed since the check above: nothing else disposes this lifetime.
            if sink.lifetime.isClosed { return lifetime.dispose() }
            start(Sink(lifetime, sink.next))
        } while wanted.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
