/// The failures that nobody asked for.
///
///     StreamErrors.onUnhandled = { logger.warning("unhandled: \($0)") }
///
/// A `subscribe` without `onError` or `onFailure` says nothing about a failure. This is where a
/// program, or a test suite, hears of it all the same. A stream that is subscribed by an observer,
/// by a closure for all events, or by `value` or `values`, has its failure handled.
public enum StreamErrors {
    private static let hearing = Lock<(@Sendable (any Error) -> Void)?>(nil)

    /// Called with each failure that nobody asked for, on the thread that delivers it, which may be
    /// any; nil, at first, is not at all.
    ///
    /// One for the whole process; it holds from now on, also for subscriptions that are running.
    public static var onUnhandled: (@Sendable (any Error) -> Void)? {
        get { hearing.withLock { $0 } }
        set {
            // What was there is let go of outside the lock.
            _ = hearing.withLock { exchange(&$0, with: newValue) }
        }
    }

    /// Tells a failure that nobody asked for.
    @usableFromInline
    static func tell(_ error: any Error) { onUnhandled?(error) }
}
