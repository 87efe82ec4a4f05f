/// The policy for elements that arrive faster than they are read.
public enum Buffering: Sendable {
    /// All elements wait; only memory limits them.
    case unbounded
    /// The latest elements wait, up to a number; older ones are dropped.
    case newest(Int)
    /// The first elements wait, up to a number; those that arrive when it is reached are dropped.
    case oldest(Int)
    /// If more than a number wait, the loop throws `StreamError.bufferOverflow`.
    case failing(Int)
}

extension ObservableType {
    /// The elements as an asynchronous sequence, as `values(buffering: .unbounded)`. A source that
    /// can wait, such as live data of `StreamNet` and an asynchronous sequence, also behind
    /// operators that share no source, delivers more when the loop has taken what there is.
    @inlinable public var values: AsyncElements<Element> { values(buffering: .unbounded) }

    /// The elements as an asynchronous sequence with a policy for those that wait.
    ///
    /// Each iteration subscribes to the stream. Leaving the loop disposes the subscription; so does
    /// cancelling the task, and the loop throws `CancellationError`, even if elements wait. The
    /// stream's error is thrown after the elements before it.
    ///
    /// A synchronous source delivers before the loop reads; one without an end holds the thread
    /// until the task is cancelled, which is noticed at each element, or an element does not fit in
    /// `.failing`. An endless source whose elements are filtered out needs `subscribe(on:)`.
    @inlinable public func values(buffering: Buffering) -> AsyncElements<Element> {
        AsyncElements(flow: asObservable(), buffering: buffering)
    }
}

/// The elements of a stream, for `for try await`.
public struct AsyncElements<Element: Sendable>: AsyncSequence, Sendable {
    @usableFromInline let flow: Observable<Element>
    @usableFromInline let buffering: Buffering

    @inlinable init(flow: Observable<Element>, buffering: Buffering) {
        self.flow = flow
        self.buffering = buffering
    }

    /// Returns an iterator, which subscribes to the stream at once, unless the task is cancelled.
    @inlinable public func makeAsyncIterator() -> Iterator { Iterator(flow, buffering) }

    /// One subscription, read element by element; releasing the iterator ends the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let queue: ElementQueue<Element>
        @usableFromInline let subscription: ScopedDisposable

        @inlinable init(_ flow: Observable<Element>, _ buffering: Buffering) {
            let queue = ElementQueue<Element>(buffering)
            let lifetime = SubscriptionLifetime { queue.end($0) }
            self.queue = queue
            subscription = ScopedDisposable(queue)
            queue.start(flow, in: lifetime)
        }

        /// The next element, or nil when the stream is over; read on the caller's actor. Throws the
        /// stream's error, or `CancellationError` if the task is cancelled; once, then nil.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
            var reading = queue.read()
            if reading == nil { reading = await queue.wait(isolation: actor) }
            switch reading {
            case .ending(.completed), nil: return nil
            case .ending(.error(let error)): throw error
            case .element(let element) where !Task.isCancelled: return element
            case .element, .cancelled:
                subscription.dispose()
                queue.finish()
                throw CancellationError()
            }
        }

        /// Returns the same, read on no actor, as a loop reads before macOS 15 and iOS 18.
        @inlinable
        public mutating func next() async throws -> Element? { try await next(isolation: nil) }
    }
}
