import Dispatch
import Foundation

/// A source that is read on a queue of its own.
// Unchecked: the reader is touched on the queue only, which runs one thing at a time.
final class CurlSource: @unchecked Sendable {
    private let source: BodySource
    private let queue = DispatchQueue(
        label: "streamnet.reading", target: .global(qos: .utility))
    private var reader: (round: Int, read: BodySource.Reader)?

    init(_ source: BodySource) { self.source = source }

    /// Reads on, or from the start where it is another round than before; nil is the end.
    func read(
        _ round: Int, upTo limit: Int,
        _ done: @escaping @Sendable (Result<Data?, any Error>) -> Void
    ) {
        queue.async { [self] in
            done(
                Result {
                    try Platform.drained {
                        if reader?.round != round { reader = (round, try source.reader()) }
                        return try reader?.read(limit)
                    }
                })
        }
    }
}
