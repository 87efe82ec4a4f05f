/// Holds any number of disposables and disposes them together, in the order of insertion.
public final class CompositeDisposable: Disposable {
    /// Identifies an inserted disposable, to remove it.
    public struct DisposeKey: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Contents: Sendable {
        var items: [DisposeKey: any Disposable] = [:]
        var last = 0
        var isDisposed = false
    }

    private let held = Lock(Contents())

    /// A composite of the given disposables.
    public init(_ disposables: any Disposable...) {
        for disposable in disposables { insert(disposable) }
    }

    /// The number of those that it holds; none after it was disposed.
    public var count: Int { held.withLock { $0.items.count } }

    /// True if it has been disposed.
    public var isDisposed: Bool { held.withLock { $0.isDisposed } }

    /// Adds a disposable and returns its key. If this is disposed already, disposes `disposable` at
    /// once and returns nil.
    @discardableResult
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: DisposeKey? = held.withLock { held in
            if held.isDisposed { return nil }
            held.last += 1
            let key = DisposeKey(number: held.last)
            held.items[key] = disposable
            return key
        }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a disposable and disposes it; does nothing the second time.
    public func remove(for key: DisposeKey) {
        held.withLock { $0.items.removeValue(forKey: key) }?.dispose()
    }

    /// Disposes all that are held, and from now on each one that is inserted.
    public func dispose() {
        let items = held.withLock { held in
            defer { held.items = [:] }
            held.isDisposed = true
            return held.items
        }
        for (_, item) in items.sorted(by: { $0.key.number < $1.key.number }) { item.dispose() }
    }
}
