/// Holds any number of disposables and disposes them together, in the order of insertion.
public final class CompositeDisposable: Disposable {
    /// Names one that was inserted, to remove it.
    public struct DisposeKey: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Contents: Sendable {
        var items: [DisposeKey: any Disposable] = [:]
        var last = 0
        var isDisposed = false
    }

    private let held = Lock(Contents())

    /// Holds the disposables given.
    public init(_ disposables: any Disposable...) {
        for disposable in disposables { insert(disposable) }
    }

    /// The number of those that it holds; none after it was disposed.
    public var count: Int { held.withLock { $0.items.count } }

    /// True if it has been disposed.
    public var isDisposed: Bool { held.withLock { $0.isDisposed } }

    /// Holds one more, or disposes it when this is disposed already, and then gives nil.
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

    /// Lets one go and disposes it; does nothing the second time.
    public func remove(for key: DisposeKey) {
        held.withLock { $0.items.removeValue(forKey: key) }?.dispose()
    }

    /// Disposes all that are held, and from now on what is inserted.
    public func dispose() {
        let items = held.withLock { held in
            defer { held.items = [:] }
            held.isDisposed = true
            return held.items
        }
        for (_, item) in items.sorted(by: { $0.key.number < $1.key.number }) { item.dispose() }
    }
}
