import Locks

/// The progress of a body.
public struct TransferProgress: Sendable, Hashable, CustomStringConvertible {
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
    /// compressed body count as sent, and as decompressed with URLSession. The last bytes of a
    /// request count when the response has arrived, as they may not have been received before.
    public let completed: Int
    /// The total number of bytes; nil if the server sends no length, or URLSession decompresses.
    public let total: Int?

    init(_ direction: Direction, completed: Int, total: Int?) {
        (self.direction, self.completed, self.total) = (direction, completed, total)
    }

    /// The fraction transferred, from 0 to 1; nil while the total is unknown.
    public var fraction: Double? {
        total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }
    }

    /// `upload 512 of 1024`.
    public var description: String {
        "\(direction) \(completed) of \(total.map { "\($0)" } ?? "unknown")"
    }
}

extension Attributes {
    /// The closure that is called with the progress of a request's bodies; nil is none.
    ///
    /// It is called on the transport's thread, one call at a time, between the start of an attempt
    /// and its response; it should not block. Each attempt starts from zero. When attributes are
    /// merged, both closures are called, the earlier one first. A cache reports no progress.
    public static var progress: Key<(@Sendable (TransferProgress) -> Void)?> {
        .init(observing: TransferProgress.self)
    }
}

/// Reports the progress of the bodies of one attempt, whose redirects share it: bytes that are sent
/// again are reported when they are more than before.
final class ProgressMeter: Sendable {
    private let handler: @Sendable (TransferProgress) -> Void
    private let state = Mutex((sent: 0, isSending: true))

    init?(for endpoint: Endpoint) {
        guard let handler = endpoint.attributes.progress else { return nil }
        self.handler = handler
    }

    /// Reports the bytes of the request body that have been sent, the last ones with the response.
    func send(_ count: Int, of total: Int?) {
        guard count < total ?? .max else { return }
        let isChange = state.withLock { state in
            guard state.isSending, count > state.sent else { return false }
            state.sent = count
            return true
        }
        if isChange { handler(TransferProgress(.upload, completed: count, total: total)) }
    }

    /// Reports the end of the upload: the response has arrived after `count` bytes of the body.
    func answer(behind count: Int, of total: Int?) {
        guard count > 0, count >= total ?? count else { return }
        let isChange = state.withLock { state in
            defer { state.isSending = false }
            return state.isSending
        }
        if isChange { handler(TransferProgress(.upload, completed: count, total: count)) }
    }

    func receive(_ count: Int, of total: Int?) {
        handler(TransferProgress(.download, completed: count, total: total))
    }
}
