extension ObservableType where Count == One {
    /// Subscribes and waits for the element.
    ///
    /// Throws the stream's error. Cancelling the task disposes the subscription and throws
    /// `CancellationError`.
    public var value: Element {
        get async throws {
            let awaiting = Awaiting<Element>()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    guard awaiting.begin(continuation) else { return }
                    awaiting.hold(subscribe { awaiting.finish($0) })
                }
            } onCancel: {
                awaiting.cancel()
            }
        }
    }
}

/// A task that waits for a single; it is resumed once, by whatever comes first.
private final class Awaiting<Element: Sendable>: Sendable {
    private struct State: Sendable {
        var continuation: CheckedContinuation<Element, any Error>?
        var subscription: (any Disposable)?
        var isOver = false
    }

    private let state = Lock(State())

    /// Whether to subscribe at all: not if the task has been cancelled before.
    func begin(_ continuation: CheckedContinuation<Element, any Error>) -> Bool {
        let isCancelled = state.withLock { state in
            if !state.isOver { state.continuation = continuation }
            return state.isOver
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        return !isCancelled
    }

    func hold(_ subscription: any Disposable) {
        let isOver = state.withLock { state in
            if !state.isOver { state.subscription = subscription }
            return state.isOver
        }
        if isOver { subscription.dispose() }
    }

    func finish(_ result: Result<Element, any Error>) { end()?.resume(with: result) }

    func cancel() { end()?.resume(throwing: CancellationError()) }

    private func end() -> CheckedContinuation<Element, any Error>? {
        let (continuation, subscription) = state.withLock { state in
            state.isOver = true
            return (state.continuation.take(), state.subscription.take())
        }
        subscription?.dispose()
        return continuation
    }
}
