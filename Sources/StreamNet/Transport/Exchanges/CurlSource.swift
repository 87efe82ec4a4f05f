import Foundation

/// A body source that is read on a queue of its own.
// Unchecked: the reader is used on the queue only, which is serial.
final class CurlSource: @unchecked Sendable {
    private let source: BodySource
    // It has a thread whatever else the process does, and other sources block.
    private let queue = DispatchQueue(label: "streamnet.reading")
    private var reader: (round: Int, read: BodySource.Reader)?

    init(_ source: BodySource) { self.source = source }

    /// Reads the next bytes, or the first ones if `round` has changed; nil is the end.
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
