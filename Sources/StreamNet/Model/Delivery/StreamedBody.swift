import Foundation

/// The body of a response that is read as a stream.
typealias StreamedBody = StreamBuffer<Data>

extension StreamBuffer: BodySink where Piece == Data {
    var countBefore: Int { 0 }
    func begin(_ head: Response) -> Response? { head.streaming(ByteStream(self)) }
    func write(_ piece: Data) throws { if !piece.isEmpty { try add(piece, of: piece.count) } }

    func finish(_ head: Response) -> Response {
        end(.success(()), head.trailers)
        return head
    }

    func fail(_ error: any Error) { end(.failure(error)) }
}

extension ByteStream {
    init(_ source: StreamedBody) {
        let reader = StreamedBody.Reader(source)
        self.init(
            { Iterator { _ in try await reader.next() } }, reader.pieces, { reader.trailers })
    }
}
