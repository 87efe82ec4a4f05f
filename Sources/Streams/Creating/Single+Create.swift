import Synchronization

extension Flow where Count == One {
    /// A single made of a callback.
    ///
    /// `subscribe` runs once for each subscription, on the subscribing thread. Its closure may be
    /// called from any thread, which then delivers the result; only the first call has an effect.
    /// - Parameter subscribe: starts the work and returns a disposable that stops it, which is
    ///   disposed once: after the result or when the subscription is disposed.
    @inlinable
    public static func create(
        _ subscribe:
            @escaping @Sendable (
                _ resolve: @escaping @Sendable (Result<Element, any Error>) -> Void
            ) -> any Disposable
    ) -> Self {
        Self { sink in
            let promise = Promise(sink)
            sink.lifetime.onTearDown { promise.drop() }
            sink.lifetime.add(subscribe { promise.resolve($0) })
        }
    }

    /// A single made of asynchronous code; disposing the subscription cancels its task.
    ///
    /// Each subscription runs `work` in a task of its own, which inherits only the subscriber's
    /// task-local values and priority, and which delivers the result. An error that `work` throws
    /// fails the single.
    public init(async work: @escaping @Sendable () async throws -> Element) {
        self = .create { resolve in
            let task = Task {
                do { resolve(.success(try await work())) } catch { resolve(.failure(error)) }
            }
            return Disposables.create { task.cancel() }
        }
    }
}

/// A pending result: the first result, or the disposal, takes the sink.
@usableFromInline
final class Promise<Element: Sendable>: Sendable {
    @usableFromInline let sink: Mutex<Sink<Element>?>

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = Mutex(sink) }

    @inlinable
    func resolve(_ result: Result<Element, any Error>) {
        switch result {
        case .success(let element): take()?.succeed(element)
        case .failure(let error): take()?.fail(error)
        }
    }

    @inlinable
    func drop() { _ = take() }

    @inlinable
    func take() -> Sink<Element>? { sink.withLock { $0.take() } }
}
