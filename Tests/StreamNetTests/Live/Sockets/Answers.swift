import Dispatch

/// Values that a test waits for, in their order.
final class Answers<Value: Sendable>: Sendable {
    private let stream: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation
    private let semaphore = DispatchSemaphore(value: 0)

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func add(_ value: Value) {
        continuation.yield(value)
        semaphore.signal()
    }

    /// Waits for the next value.
    func next() async -> Value where Value: Sendable {
        for await value in stream { return value }
        preconditionFailure("the stream has no end")
    }

    /// Blocks until there is a value.
    func wait() { semaphore.wait() }
}
