import Locks

/// The errors that the operators of this module produce by themselves.
public enum StreamError: Error, Equatable, Sendable, CustomStringConvertible {
    /// `timeout`: nothing came within the time given.
    case timedOut(after: Duration)
    /// `asSingle`, `single`: the stream completed without an element.
    case noElements
    /// `asSingle`, `single`: a second element came.
    case moreThanOneElement
    /// `element(at:)`: the stream has no element with this number.
    case argumentOutOfRange(_ index: Int)
    /// `values(buffering: .failing(limit))`: the reader fell this many elements behind.
    case bufferOverflow(limit: Int)

    /// A message with the requirement and the actual event.
    public var description: String {
        switch self {
        case .timedOut(let limit): "wanted an element within \(limit), found none"
        case .noElements: "wanted one element, found none"
        case .moreThanOneElement: "wanted one element, found a second"
        case .argumentOutOfRange(let index): "wanted an element at \(index), found none there"
        case .bufferOverflow(let limit): "wanted a reader within \(limit) elements, found it behind"
        }
    }
}

/// The failures without a handler.
///
///     StreamErrors.onUnhandled = { logger.warning("unhandled: \($0)") }
/// A `subscribe` without `onError` or `onFailure` does not handle a failure, nor do relays and
/// ``Binder``s. Other observers, closures for all events, `value` and `values` do.
public enum StreamErrors {
    private static let handler = Mutex<(@Sendable (any Error) -> Void)?>(initial)

    /// Called once for each subscription that fails without a handler, on the delivering thread.
    ///
    /// By default, a debug build writes one line to standard error and a release build ignores it;
    /// nil ignores it in both. There is one for the process; a new one takes effect at once.
    public static var onUnhandled: (@Sendable (any Error) -> Void)? {
        get { handler.withLock { $0 } }
        set {
            // The previous closure is released outside the lock.
            _ = handler.withLock { exchange(&$0, with: newValue) }
        }
    }

    @usableFromInline static func notify(_ error: any Error) { onUnhandled?(error) }

    private static var initial: (@Sendable (any Error) -> Void)? {
        #if DEBUG
            { StandardError.report("a stream failed without a handler: \($0)") }
        #else
            nil
        #endif
    }
}
