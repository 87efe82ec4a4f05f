/// The progress of a body.
public struct TransferProgress: Sendable, Hashable {
    /// The direction of a body.
    public enum Direction: Sendable, Hashable {
        /// The body of the request.
        case upload
        /// The body of the response.
        case download
    }

    /// The direction of the body.
    public let direction: Direction
    /// The number of bytes transferred; never fewer than before in the same attempt. Those of a
    /// compressed body count as sent, and as decompressed with URLSession.
    ///
    /// The last bytes of a request count when the response has arrived, since bytes that are sent
    /// may not have been received yet.
    public let completed: Int
    /// The total number of bytes; nil while it is unknown: if the server sends no length, and if
    /// URLSession decompresses the body.
    public let total: Int?

    /// Makes a progress; for backends.
    public init(_ direction: Direction, completed: Int, total: Int?) {
        self.direction = direction
        self.completed = completed
        self.total = total
    }

    /// The fraction transferred, from 0 to 1; nil while the total is unknown.
    public var fraction: Double? {
        total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }
    }
}

extension TransferProgress: CustomStringConvertible {
    /// `upload 512 of 1024`.
    public var description: String {
        "\(direction) \(completed) of \(total.map { "\($0)" } ?? "unknown")"
    }
}

extension Attributes {
    /// The closure that is called with the progress of a request's bodies; nil is none.
    ///
    /// ```swift
    /// provider.rx(.upload(file), .progress { print($0.fraction ?? 0) })
    /// ```
    ///
    /// It is called on the transport's thread, one call at a time, between the start of an attempt
    /// and its response; it should not block. Each attempt starts from zero. When attributes are
    /// merged, both closures are called, the earlier one first. There is no progress while a
    /// request waits for a connection, and none if a cache answers it.
    public static var progress: Key<(@Sendable (TransferProgress) -> Void)?> {
        .init(observing: TransferProgress.self)
    }
}
