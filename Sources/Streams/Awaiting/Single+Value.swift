import Locks

extension ObservableType where Count == One {
    /// Subscribes and waits for the element; throws the stream's error.
    ///
    /// Cancelling the task disposes the subscription and throws `CancellationError`, also while a
    /// source without an end holds the subscribing thread; `subscribe(on:)` keeps that thread free.
    @inlinable public var value: Element {
        get async throws {
            let awaiting = Awaiting()
            #if THREAD_SANITIZER
                // It does not always see that a task continues after the call that resumes it.
                defer { awaiting.meet() }
            #endif
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let refuse: @Sendable () -> Void = {
                        continuation.resume(throwing: CancellationError())
                    }
                    guard awaiting.begin(orElse: refuse) else { return }
                    let lifetime = SubscriptionLifetime { ending in
                        guard case .error(let error) = ending, awaiting.end() != nil else { return }
                        continuation.resume(throwing: error)
                    }
                    if LiveSubscriptions.isWatched { LiveSubscriptions.add(lifetime) }
                    // Before it is started: a source without an end never returns.
                    awaiting.hold(lifetime)
                    flow.start(in: lifetime) { element in
                        if awaiting.end() != nil { continuation.resume(returning: element) }
                    }
                }
            } onCancel: {
                awaiting.cancel()
            }
        }
    }
}

/// A task that waits for a single, resumed once: by the result or by its cancellation. Not generic
/// in the element, whose type each method would look up where the compiler does not know it.
@usableFromInline final class Awaiting: Sendable {
    private struct Wait: Sendable {
        var refuse: (@Sendable () -> Void)?
        var subscription: (any Disposable)?
        var isOver = false
    }

    private let state = Mutex(Wait())

    @usableFromInline init() {}

    /// Returns true unless the task has been cancelled before it subscribes.
    @usableFromInline func begin(orElse refuse: @escaping @Sendable () -> Void) -> Bool {
        let isCancelled = state.withLock { state in
            if !state.isOver { state.refuse = refuse }
            return state.isOver
        }
        if isCancelled { refuse() }
        return !isCancelled
    }

    @usableFromInline func hold(_ subscription: any Disposable) {
        let isOver = state.withLock { state in
            if !state.isOver { state.subscription = subscription }
            return state.isOver
        }
        if isOver { subscription.dispose() }
    }

    @usableFromInline func cancel() { end()?() }

    #if THREAD_SANITIZER
        @usableFromInline func meet() { state.withLock { _ in } }
    #endif

    /// Ends the waiting. Returns `refuse` to the first caller, which then may resume the task.
    @usableFromInline func end() -> (@Sendable () -> Void)? {
        let (refuse, subscription) = state.withLock { state in
            state.isOver = true
            return (state.refuse.take(), state.subscription.take())
        }
        subscription?.dispose()
        return refuse
    }
}
