import Synchronization

/// Holds one disposable at a time: setting another disposes the previous one.
public final class SerialDisposable: Disposable {
    private let held = Mutex<(item: (any Disposable)?, isDisposed: Bool)>((nil, false))

    /// A disposable that holds nothing yet.
    public init() {}

    /// True if it has been disposed.
    public var isDisposed: Bool { held.withLock { $0.isDisposed } }

    /// The disposable held; nil at first and after disposal.
    ///
    /// Setting it disposes the previous one. If this is disposed already, the new one is disposed
    /// at once.
    public var disposable: (any Disposable)? {
        get { held.withLock { $0.item } }
        set {
            let unwanted = held.withLock { held in
                if held.isDisposed { return newValue }
                defer { held.item = newValue }
                return held.item
            }
            if let unwanted { unwanted.dispose() }
        }
    }

    /// Disposes the disposable held, and from now on each one that is set.
    public func dispose() {
        let item = held.withLock { held in
            held.isDisposed = true
            return held.item.take()
        }
        item?.dispose()
    }
}
