import Locks

/// The elements between a stream and the loop that reads them, then the ending. Without a limit, it
/// is the consumer that sources wait for: none reads on before the loop waits.
@usableFromInline final class ElementQueue<Element: Sendable>: Demand, Disposable {
    @usableFromInline enum Reading: Sendable {
        case element(Element)
        case ending(Ending)
        case cancelled
    }

    @usableFromInline struct State: Sendable {
        @usableFromInline var elements = Buffer<Element>()
        @usableFromInline var ending: Ending?
        /// The loop, while it waits; there are no elements then.
        @usableFromInline var reader: CheckedContinuation<Reading, Never>?
        @usableFromInline var isCancelled = false
        @usableFromInline var lifetime: SubscriptionLifetime?
        /// The sources that go on when the loop waits.
        @usableFromInline var sources: [@Sendable () -> Void] = []

        @inlinable init() {}

        /// Adds an element as the policy says; returns the one that is dropped for it.
        @inlinable mutating func add(_ element: Element, _ buffering: Buffering) -> Element? {
            switch buffering {
            case .unbounded: elements.push(element)
            case .newest(let limit):
                elements.push(element)
                if elements.count > max(0, limit) { return elements.pop() }
            case .oldest(let limit), .failing(let limit):
                if elements.count < limit { elements.push(element) }
            }
            return nil
        }

        /// Removes and returns the next element or the ending; an error is read once.
        @inlinable mutating func read() -> Reading? {
            if let element = elements.pop() { return .element(element) }
            guard let ending else { return nil }
            self.ending = .completed
            return .ending(ending)
        }
    }

    @usableFromInline let buffering: Buffering
    /// True until the stream has been subscribed to.
    // Relaxed: a thread that sees the change late asks in vain whether its own task is cancelled.
    @usableFromInline let isStarting = Atomic(true)
    @usableFromInline let state = Mutex(State())
    /// All elements that waited when the last of these was read, which saves the lock for each one;
    /// without a limit only, since these no longer count. Touched only by the loop.
    @usableFromInline let taken = MutableBox(Buffer<Element>())

    @inlinable init(_ buffering: Buffering) { self.buffering = buffering }

    /// Adds an element, or passes it to the waiting loop; returns the error if there is no room.
    @inlinable func send(_ element: Element) -> StreamError? {
        var error: StreamError?
        // Released outside the lock.
        var dropped: Element?
        let reader = state.withLock { state in
            if let reader = state.reader.take() { return Optional(reader) }
            if case .failing(let limit) = buffering, state.elements.count >= limit {
                error = .bufferOverflow(limit: limit)
            }
            dropped = state.add(element, buffering)
            return nil
        }
        _ = dropped
        reader?.resume(returning: .element(element))
        return error
    }

    @inlinable func end(_ ending: Ending) {
        let reader = state.withLock { state in
            let reader = state.reader.take()
            state.ending = state.ending ?? (reader == nil ? ending : .completed)
            return reader
        }
        reader?.resume(returning: .ending(ending))
    }

    @inlinable func start(_ flow: Observable<Element>, in lifetime: SubscriptionLifetime) {
        state.withLock { $0.lifetime = lifetime }
        if case .unbounded = buffering { lifetime.wait(for: self) }
        if Task.isCancelled { return lifetime.dispose() }
        if LiveSubscriptions.isWatched { LiveSubscriptions.add(lifetime) }
        flow.start(in: lifetime) { [self] element in
            if let error = send(element) { lifetime.end(.error(error)) }
            // Nothing else ends a source that holds the thread.
            if isStarting.load(ordering: .relaxed), Task.isCancelled { lifetime.dispose() }
        }
        isStarting.store(false, ordering: .relaxed)
    }

    @inlinable func cancel() {
        let reader = state.withLock { state in
            state.isCancelled = true
            return state.reader.take()
        }
        reader?.resume(returning: .cancelled)
    }

    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        let isReady = state.withLock { state in
            if state.reader != nil || state.lifetime == nil { return true }
            state.sources.append(action)
            return false
        }
        if isReady { action() }
    }

    /// Ends the subscription; sources that wait are called, and find that it has ended.
    @usableFromInline func dispose() {
        let (lifetime, sources) = state.withLock { state in
            (state.lifetime.take(), exchange(&state.sources, with: []))
        }
        lifetime?.dispose()
        for source in sources { source() }
    }

    @inlinable func finish() {
        // Released outside the lock.
        _ = state.withLock { state in
            state.ending = .completed
            return exchange(&state.elements, with: Buffer())
        }
        taken.value = Buffer()
    }

    @inlinable func read() -> Reading? {
        if let element = taken.value.pop() { return .element(element) }
        return state.withLock { state in
            if case .unbounded = buffering, state.elements.count > 1 {
                swap(&taken.value, &state.elements)
                return taken.value.pop().map { .element($0) }
            }
            return state.read()
        }
    }

    @inlinable func wait(isolation actor: isolated (any Actor)?) async -> Reading {
        await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: actor) { continuation in
                var reading: Reading?
                var sources: [@Sendable () -> Void] = []
                let earlier = state.withLock { state in
                    reading = state.isCancelled ? .cancelled : state.read()
                    if reading == nil { swap(&sources, &state.sources) }
                    return reading == nil ? exchange(&state.reader, with: continuation) : nil
                }
                if let reading { continuation.resume(returning: reading) }
                // A second loop over one iterator.
                earlier?.resume(returning: .cancelled)
                for source in sources { source() }
            }
        } onCancel: {
            cancel()
        }
    }
}
