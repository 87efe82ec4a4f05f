import Locks

/// Holds any number of disposables and disposes them together, in the order of insertion.
public final class CompositeDisposable: Disposable {
    /// Identifies an inserted disposable, to remove it.
    public struct DisposeKey: Sendable { fileprivate let number: Int }

    /// The number of insertions into any composite: a key fits one only.
    // Relaxed: only to be unlike the others.
    private static let insertions = Atomic<Int>(0)
    private let held = Mutex<[Int: any Disposable]?>([:])

    /// A composite of the given disposables.
    public convenience init(_ disposables: any Disposable...) { self.init(disposables) }

    init(_ disposables: [any Disposable]) { for item in disposables { insert(item) } }

    /// True if it has been disposed.
    public var isDisposed: Bool { held.withLock { $0 == nil } }

    /// Adds `disposable` and returns its key; if this is disposed, disposes it and returns nil.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let number = Self.insertions.add(1, ordering: .relaxed).newValue
        let isHeld = held.withLock { held in
            held?[number] = disposable
            return held != nil
        }
        if isHeld { return DisposeKey(number: number) }
        disposable.dispose()
        return nil
    }

    /// Removes a disposable and disposes it; does nothing the second time.
    public func remove(for key: DisposeKey) {
        held.withLock { $0?.removeValue(forKey: key.number) }?.dispose()
    }

    /// Disposes all that are held, and from now on each one that is inserted.
    public func dispose() {
        let items = held.withLock { $0.take() } ?? [:]
        for (_, item) in items.sorted(by: { $0.key < $1.key }) { item.dispose() }
    }
}
