/// The times of the beginning and the end of a subscription.
public struct Lifetime: Hashable, Sendable {
    /// The time at which it began.
    public let subscribed: Duration
    /// The time at which it ended or was disposed, or nil while it lasts.
    public let disposed: Duration?

    /// A subscription that lasted from one instant to another, or still lasts.
    public init(_ subscribed: Duration, _ disposed: Duration? = nil) {
        self.subscribed = subscribed
        self.disposed = disposed
    }
}

extension Lifetime: CustomStringConvertible {
    /// Both instants: `1.0 seconds..<3.0 seconds`, without the second while it lasts.
    public var description: String {
        disposed.map { "\(subscribed)..<\($0)" } ?? "\(subscribed)..."
    }
}
