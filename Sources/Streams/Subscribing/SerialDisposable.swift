/// Holds one disposable at a time: setting another disposes the one before.
public final class SerialDisposable: Disposable {
    private let held = Lock<(item: (any Disposable)?, isDisposed: Bool)>((nil, false))

    /// Holds nothing yet.
    public init() {}

    /// Whether it has been disposed.
    public var isDisposed: Bool { held.withLock { $0.isDisposed } }

    /// What it holds: nothing at first, and nothing after it was disposed.
    ///
    /// Setting disposes what was held; when this is disposed already, it disposes what is set.
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

    /// Disposes what is held, and from now on what is set.
    public func dispose() {
        let item = held.withLock { held in
            held.isDisposed = true
            return held.item.take()
        }
        item?.dispose()
    }
}
