/// The failures without a handler.
///
///     StreamErrors.onUnhandled = { logger.warning("unhandled: \($0)") }
///
/// A `subscribe` without `onError` or `onFailure` ignores a failure. A program, or a test suite,
/// can still receive it here. The failure of a stream that is subscribed to by an observer, by a
/// closure for all events, or by `value` or `values`, counts as handled.
public enum StreamErrors {
    private static let handler = Lock<(@Sendable (any Error) -> Void)?>(nil)

    /// Called with each failure without a handler, on the thread that delivers it, which may be
    /// any; nil by default, which ignores them.
    ///
    /// There is one for the whole process; a new one takes effect at once, also for subscriptions
    /// that are running.
    public static var onUnhandled: (@Sendable (any Error) -> Void)? {
        get { handler.withLock { $0 } }
        set {
            // The previous closure is released outside the lock.
            _ = handler.withLock { exchange(&$0, with: newValue) }
        }
    }

    /// Reports a failure without a handler.
    @usableFromInline
    static func notify(_ error: any Error) { onUnhandled?(error) }
}
