/// How far a body has come on its way.
public struct TransferProgress: Sendable, Hashable {
    /// Which body it is.
    public enum Direction: Sendable, Hashable {
        /// The body of the request.
        case upload
        /// The body of the response.
        case download
    }

    /// Which body it is.
    public let direction: Direction
    /// How many bytes have come through; never fewer than before in the same attempt.
    ///
    /// The request's last bytes count when the response is there, since sent is not arrived.
    public let completed: Int
    /// How many there are in all; nil while that is unknown: where the server does not say, and
    /// where the body is decompressed on the way.
    public let total: Int?

    /// Makes a progress; for backends.
    public init(_ direction: Direction, completed: Int, total: Int?) {
        self.direction = direction
        self.completed = completed
        self.total = total
    }

    /// The part that has come through, from 0 to 1; nil while the total is unknown.
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
    /// Hears how far the bodies of a request have come; nil is nobody.
    ///
    /// ```swift
    /// provider.rx(.upload(file), .progress { print($0.fraction ?? 0) })
    /// ```
    ///
    /// It is called on the transport's thread, one at a time and between the beginning of an
    /// attempt and its response; it should not wait. Each attempt starts from zero. Merging lets
    /// both hear, the earlier first. What has waited for a connection, or is answered by a cache,
    /// makes no progress.
    public static var progress: Key<(@Sendable (TransferProgress) -> Void)?> {
        .init(hearing: TransferProgress.self)
    }
}
