import Foundation

/// The body of a response, piece by piece as it arrives.
///
///     let response = try await provider.request(.chat, .delivery(.streamed))
///     if let stream = response.stream {
///         for try await piece in stream { … }
///     }
///
/// It can be read once: a second loop continues where the first one stopped. The stream occupies
/// the connection of its request until it ends, or until the response and all loops are released,
/// or the task that reads is cancelled. After the head, only ``Attributes/idleTimeout`` applies.
/// Pieces are those of the transport: a character may be split between two of them.
public struct ByteStream: AsyncSequence, Sendable {
    private let begin: @Sendable () -> Iterator
    private let pieces: Observable<Data>
    private let ending: @Sendable () -> HTTPHeaders

    /// Makes a stream from a sequence of pieces; for backends. Each loop iterates the sequence,
    /// which is released with the last loop; its release should end the transfer. Before macOS 15
    /// and iOS 18 it is not read on the actor of the loop.
    public init<Source: AsyncSequence & Sendable>(_ source: Source) where Source.Element == Data {
        begin = {
            var iterator = source.makeAsyncIterator()
            return Iterator { actor in try await iterator.next(on: actor) }
        }
        pieces = source.asObservable()
        ending = { [:] }
    }

    init(
        _ begin: @escaping @Sendable () -> Iterator, _ pieces: Observable<Data>,
        _ ending: @escaping @Sendable () -> HTTPHeaders
    ) { (self.begin, self.pieces, self.ending) = (begin, pieces, ending) }

    enum Reading {
        /// It waits for the next piece.
        case waits
        case piece(Data)
        case end(trailers: HTTPHeaders)
        case failed(any Error)
    }

    /// Returns the same stream; `observe` gets the steps of its readers.
    func observed(by observe: @escaping @Sendable (Reading) -> Void) -> ByteStream {
        ByteStream(
            { [begin, ending] in
                let iterator = begin()
                return Iterator { actor in
                    observe(.waits)
                    do {
                        let piece = try await iterator.read(actor)
                        observe(piece.map(Reading.piece) ?? .end(trailers: ending()))
                        return piece
                    } catch {
                        observe(.failed(error))
                        throw error
                    }
                }
            },
            pieces.do(
                onNext: { observe(.piece($0)) }, afterNext: { _ in observe(.waits) },
                onError: { observe(.failed($0)) },
                onCompleted: { [ending] in observe(.end(trailers: ending())) },
                onSubscribe: { observe(.waits) }), ending)
    }

    /// The trailer fields, received after the body (RFC 9110 §6.5); none before it has ended.
    var trailers: HTTPHeaders { ending() }
    /// Returns an iterator that continues after the pieces read so far.
    public func makeAsyncIterator() -> Iterator { begin() }

    /// Delivers the pieces that have not been read yet, away from the transport's thread: on a
    /// queue, or on the scheduler of a stub. Disposing ends the transfer.
    public func asObservable() -> Observable<Data> { pieces }

    /// Reads the pieces of a body.
    public struct Iterator: AsyncIteratorProtocol {
        let read: (isolated (any Actor)?) async throws -> Data?

        /// Returns the next piece, never an empty one; nil at the end of the body. Throws
        /// ``NetError`` if the transfer fails, and `CancellationError` if the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Data? {
            try await read(actor)
        }

        /// Returns the same, read on no actor, as a loop reads before macOS 15 and iOS 18.
        public mutating func next() async throws -> Data? { try await next(isolation: nil) }
    }
}
