import Locks

extension Flow where Count == One {
    /// Subscribes and calls back once: with the result, or with ``NetError/cancelled`` if the
    /// subscription is disposed before there is one.
    func call(
        _ completion: @escaping @Sendable (Result<Element, any Error>) -> Void
    ) -> any Disposable {
        let completion = Completion(completion)
        return subscribe(
            onSuccess: { completion.call(.success($0)) },
            onFailure: { completion.call(.failure($0)) },
            onDisposed: { completion.call(.failure(NetError.cancelled)) })
    }

    /// Returns the element; throws ``NetError/cancelled`` when the task is cancelled.
    func awaited() async throws -> Element {
        do { return try await value } catch is CancellationError where Task.isCancelled {
            throw NetError.cancelled
        }
    }
}

/// A completion handler that is called at most once and then released.
private final class Completion<Value: Sendable>: Sendable {
    private let handler: Mutex<(@Sendable (Result<Value, any Error>) -> Void)?>

    init(_ handler: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        self.handler = Mutex(handler)
    }

    func call(_ result: Result<Value, any Error>) { handler.withLock { $0.take() }?(result) }
}
