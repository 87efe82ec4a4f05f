extension ByteStream {
    /// Returns the lines of the body as text, each as soon as it is complete.
    ///
    /// A line ends with LF, CR or CRLF, which is not part of it; the last one may end with the
    /// body. Empty lines are delivered as well. Bytes that are not UTF-8 are read as U+FFFD, and a
    /// byte order mark at the start is left out.
    /// - Parameter limit: The number of bytes that a line may have; a longer one fails with
    ///   ``TransportError/Reason/lineTooLong(limit:)``, after the lines before it.
    public func lines(upTo limit: Int = 1_000_000) -> Parts<String> {
        Parts(self) { LineReader(upTo: limit) }
    }

    /// Returns the events of a body of `text/event-stream`, each as soon as it is complete.
    ///
    /// They end with the body; `rx.events(target)` connects again. A block without data is no
    /// event, but its identifier and its `retry` are those of the events after it. An incomplete
    /// event at the end of the body is left out.
    /// - Parameter limit: As in ``lines(upTo:)``, for a line and also for the data of an event.
    public func serverSentEvents(upTo limit: Int = 1_000_000) -> Parts<ServerSentEvent> {
        Parts(self) { EventReader(upTo: limit) }
    }

    /// The parts of a body: lines, or events. The stream can be read once: the bytes of a line or
    /// event that a loop has read only in part are lost with the loop.
    public struct Parts<Element: Sendable>: AsyncSequence, Sendable {
        private let stream: ByteStream
        private let reader: @Sendable () -> any PieceReader<Element>

        init(_ stream: ByteStream, by reader: @escaping @Sendable () -> any PieceReader<Element>) {
            (self.stream, self.reader) = (stream, reader)
        }

        /// Returns an iterator that continues after the bytes read so far.
        public func makeAsyncIterator() -> Iterator {
            Iterator(pieces: stream.makeAsyncIterator(), reader: reader())
        }

        /// Delivers the parts that have not been read yet; disposing ends the transfer.
        public func asObservable() -> Observable<Element> {
            stream.asObservable().parts(by: reader)
        }

        /// Reads the parts of a body.
        public struct Iterator: AsyncIteratorProtocol {
            private var pieces: ByteStream.Iterator
            private var reader: any PieceReader<Element>
            @usableFromInline var parts: [Element] = []
            /// The number of `parts` that have been returned.
            @usableFromInline var used = 0
            private var failure: NetError?
            private var isOver = false

            init(pieces: ByteStream.Iterator, reader: any PieceReader<Element>) {
                (self.pieces, self.reader) = (pieces, reader)
            }

            /// Returns the next part; nil at the end of the body. Throws as
            /// ``ByteStream/Iterator/next(isolation:)`` does, and for a part that is too long.
            @inlinable
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws -> Element? {
                if used == parts.count { try await read(isolation: actor) }
                guard used < parts.count else { return nil }
                defer { used += 1 }
                return parts[used]
            }

            /// Returns the same, read on no actor, as a loop reads before macOS 15 and iOS 18.
            @inlinable
            public mutating func next() async throws -> Element? { try await next(isolation: nil) }

            @usableFromInline
            mutating func read(isolation actor: isolated (any Actor)?) async throws {
                (parts, used) = ([], 0)
                while parts.isEmpty, !isOver {
                    let piece = try await pieces.next(isolation: actor)
                    (parts, failure) = reader.take(piece)
                    isOver = piece == nil || failure != nil
                }
                guard parts.isEmpty, let failure else { return }
                self.failure = nil
                throw failure
            }
        }
    }
}
