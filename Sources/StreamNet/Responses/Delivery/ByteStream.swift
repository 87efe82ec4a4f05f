import Foundation

/// The body of a response, piece by piece as it arrives.
///
/// ```swift
/// let response = try await provider.request(.chat, .delivery(.streamed))
/// if let stream = response.stream {
///     for try await piece in stream { … }
/// }
/// ```
///
/// It can be read once: a second loop goes on where the first one stopped. The stream has its
/// request's connection until it ends; letting go of the response and of all loops, or cancelling
/// the task that reads, ends it early. What comes after the head is limited by
/// ``Attributes/idleTimeout`` only. Pieces are as the transport makes them: a character may be in
/// two of them.
public struct ByteStream: AsyncSequence, Sendable {
    private let begin: @Sendable () -> Iterator
    private let pieces: Observable<Data>
    private let ending: @Sendable () -> HTTPHeaders

    /// Makes a stream of a sequence of pieces; for backends.
    ///
    /// The sequence is iterated by each loop, and let go with the last one; letting go of it should
    /// end the transfer.
    public init<Source: AsyncSequence<Data, any Error> & Sendable>(_ source: Source) {
        begin = {
            var iterator = source.makeAsyncIterator()
            return Iterator { try await iterator.next(isolation: nil) }
        }
        pieces = source.asObservable()
        ending = { [:] }
    }

    init(_ source: StreamedBody) {
        let reader = StreamedBody.Reader(source)
        begin = { Iterator { try await reader.next() } }
        pieces = reader.pieces
        ending = { reader.trailers }
    }

    /// The fields that came behind the body (RFC 9110 §6.5); none before it has ended.
    var trailers: HTTPHeaders { ending() }

    /// Reads on.
    public func makeAsyncIterator() -> Iterator { begin() }

    /// The pieces that nobody has read yet, delivered away from the transport's thread: from a
    /// queue, or from the scheduler of the stub that plays them.
    ///
    /// Disposing ends the transfer.
    public func asObservable() -> Observable<Data> { pieces }

    /// Reads the pieces of a body.
    public struct Iterator: AsyncIteratorProtocol {
        let read: () async throws -> Data?

        /// The next piece, never an empty one; nil at the end of the body.
        ///
        /// Throws ``NetError`` where the transfer fails, and `CancellationError` where the task is
        /// cancelled.
        public mutating func next() async throws -> Data? { try await read() }
    }
}
