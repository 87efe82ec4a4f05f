import Foundation

extension Response {
    /// Returns the bytes of the body, from memory or from its file, which is mapped if that is
    /// safe. Throws ``ParseError`` for a stream, which only ``collected(upTo:)`` can wait for, and
    /// for a file that no longer exists.
    public func wholeBody() throws(ParseError) -> Data {
        guard stream == nil
        else { throw ParseError(self, wanted: "a whole body", found: "a stream") }
        guard let file else { return body }
        do { return try Data(contentsOf: file, options: .mappedIfSafe) } catch {
            throw ParseError(self, wanted: "a whole body", found: "\(error)", underlying: error)
        }
    }

    /// Returns the bytes of the body, from memory, its file or the unread rest of its stream.
    /// Throws ``NetError/transport(_:)`` with ``TransportError/Reason/bodyTooLong(limit:)`` if
    /// there are more than `limit`; otherwise as ``ByteStream/Iterator/next(isolation:)``.
    public func collected(upTo limit: Int = 10_000_000) async throws -> Data {
        var collected = Data()
        guard let stream else {
            collected = try wholeBody()
            guard collected.count <= limit else { throw tooLong(limit) }
            return collected
        }
        for try await piece in stream {
            guard piece.count <= limit - collected.count else { throw tooLong(limit) }
            collected += piece
        }
        return collected
    }

    /// The body in pieces, for every delivery: a stream as it arrives, a file as it is read, bytes
    /// in memory at once. A stream is delivered as by ``ByteStream/asObservable()``, a file from a
    /// task. Disposing ends the transfer of a stream.
    public var chunks: Observable<Data> {
        if let stream { return stream.asObservable() }
        if let file { return FilePieces(file: file).asObservable() }
        return body.isEmpty ? .empty() : .just(body)
    }

    private func tooLong(_ limit: Int) -> NetError {
        TransportError.Reason.bodyTooLong(limit: limit).error(for: endpoint)
    }
}

private struct FilePieces: AsyncSequence, Sendable {
    static let size = 65_536

    let file: URL

    func makeAsyncIterator() -> Iterator { Iterator(file: file) }

    struct Iterator: AsyncIteratorProtocol {
        let file: URL
        var read: BodySource.Reader?

        mutating func next() async throws -> Data? {
            let read = try read ?? BodySource(file: file).reader()
            self.read = read
            return try read(FilePieces.size)
        }
    }
}
