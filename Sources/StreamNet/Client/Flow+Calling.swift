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

    /// Does the same on the main actor, as `request(_:_:onMain:)` specifies.
    func call(
        onMain completion: @escaping @MainActor (Result<Element, any Error>) -> Void
    ) -> any Disposable {
        observe(on: MainScheduler()).call { result in
            Single.just(result).subscribe(onMain: completion)
        }
    }

    /// Returns the element; throws `CancellationError` for a request that was cancelled.
    func awaited() async throws -> Element {
        do { return try await value } catch NetError.cancelled { throw CancellationError() }
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
