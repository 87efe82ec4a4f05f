/// The policy for elements that arrive faster than they are read.
public enum Buffering: Sendable {
    /// All elements wait; only memory limits them.
    case unbounded
    /// The latest elements wait, up to a number; older ones are dropped.
    case newest(Int)
    /// The first elements wait, up to a number; those that arrive when it is reached are dropped.
    case oldest(Int)
    /// No element is dropped silently: if more than a number wait, the loop throws
    /// `StreamError.bufferOverflow`.
    case failing(Int)
}

extension ObservableType {
    /// The elements as an asynchronous sequence: `for try await element in stream.values(…)`.
    ///
    /// Each iteration subscribes to the stream. Leaving the loop disposes the subscription;
    /// cancelling the task disposes it too, and the loop throws `CancellationError`. The stream's
    /// error is thrown after the elements that came before it.
    /// - Parameter buffering: the policy for elements that arrive faster than the loop reads them;
    ///   there is no default, since each policy has a cost.
    @inlinable
    public func values(buffering: Buffering) -> Values<Element> {
        Values(flow: asObservable(), buffering: buffering)
    }
}

/// The elements of a stream, for `for try await`.
public struct Values<Element: Sendable>: AsyncSequence, Sendable {
    @usableFromInline let flow: Observable<Element>
    @usableFromInline let buffering: Buffering

    @inlinable
    init(flow: Observable<Element>, buffering: Buffering) {
        self.flow = flow
        self.buffering = buffering
    }

    /// Returns an iterator, which subscribes to the stream at once.
    @inlinable
    public func makeAsyncIterator() -> Iterator { Iterator(flow, buffering) }

    /// One subscription, read element by element; releasing the iterator ends the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline var base: AsyncThrowingStream<Element, any Error>.Iterator
        @usableFromInline let hasEnded: Ended

        @inlinable
        init(_ flow: Observable<Element>, _ buffering: Buffering) {
            let ended = Ended()
            hasEnded = ended
            let stream = AsyncThrowingStream<Element, any Error>(
                bufferingPolicy: buffering.policy()
            ) { continuation in
                let lifetime = SubscriptionLifetime { ending in
                    switch ending {
                    case .error(let error): continuation.finish(throwing: error)
                    case .completed:
                        ended.flag.withLock { $0 = true }
                        continuation.finish()
                    }
                }
                if LiveSubscriptions.isCounted { LiveSubscriptions.add(lifetime) }
                continuation.onTermination = { _ in lifetime.dispose() }
                flow.start(
                    Sink(lifetime) { element in
                        let overflow = buffering.overflow(continuation.yield(element))
                        if let overflow { continuation.finish(throwing: overflow) }
                    })
            }
            base = stream.makeAsyncIterator()
        }

        /// The next element, or nil when the stream is over.
        @inlinable
        public mutating func next() async throws -> Element? {
            if let element = try await base.next() { return element }
            // A cancelled `AsyncThrowingStream` only ends; this throws the cancellation.
            if !hasEnded.flag.withLock({ $0 }) { try Task.checkCancellation() }
            return nil
        }
    }
}

/// Records that the stream completed by itself.
@usableFromInline
final class Ended: Sendable {
    @usableFromInline let flag = Lock(false)

    @inlinable
    init() {}
}

extension Buffering {
    @inlinable
    func overflow<Element>(
        _ result: AsyncThrowingStream<Element, any Error>.Continuation.YieldResult
    ) -> StreamError? {
        guard case .failing(let limit) = self, case .dropped = result else { return nil }
        return .bufferOverflow(limit: limit)
    }

    @inlinable
    func policy<Element>()
        -> AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
    {
        switch self {
        case .unbounded: .unbounded
        case .newest(let limit): .bufferingNewest(Swift.max(0, limit))
        case .oldest(let limit), .failing(let limit): .bufferingOldest(Swift.max(0, limit))
        }
    }
}
