import Synchronization

extension Provider {
    /// Sends `target` now and calls back once, whatever happens.
    ///
    /// It calls back on the backend's executor, or on the disposing thread: disposing what is
    /// returned cancels the request and calls back with ``NetError/cancelled`` before it returns.
    /// - Parameters:
    ///   - target: what to ask for.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    ///   - completion: called exactly once.
    /// - Returns: what cancels the request; dropping it does not.
    @discardableResult
    public func request(
        _ target: T,
        _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> any Disposable {
        let completion = Completion(completion)
        return pipeline.send({ try target.endpoint }, attributes).subscribe(
            onSuccess: { completion.call(.success($0)) },
            onFailure: { completion.call(.failure($0)) },
            onDisposed: { completion.call(.failure(NetError.cancelled)) })
    }

    /// Sends `target` and waits for the response.
    ///
    /// Cancelling the task cancels the request and throws ``NetError/cancelled``.
    /// - Parameters:
    ///   - target: what to ask for.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    public func request(_ target: T, _ attributes: Attributes...) async throws -> Response {
        do {
            return try await pipeline.send({ try target.endpoint }, attributes).value
        } catch is CancellationError where Task.isCancelled {
            throw NetError.cancelled
        }
    }
}

/// A completion handler that is called at most once and then let go.
private final class Completion: Sendable {
    private let handler: Mutex<(@Sendable (Result<Response, any Error>) -> Void)?>

    init(_ handler: @escaping @Sendable (Result<Response, any Error>) -> Void) {
        self.handler = Mutex(handler)
    }

    func call(_ result: Result<Response, any Error>) {
        handler.withLock { $0.take() }?(result)
    }
}
