import Synchronization

/// Holds any number of disposables and disposes them together, in the order of insertion.
public final class CompositeDisposable: Disposable {
    /// Identifies an inserted disposable, to remove it.
    public struct DisposeKey: Hashable, Sendable {
        fileprivate let place: Place

        /// True if both identify the same insertion.
        public static func == (one: DisposeKey, other: DisposeKey) -> Bool {
            one.place === other.place
        }

        /// Hashes the identity of the insertion.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
    }

    private let held = Mutex(Contents())

    /// A composite of the given disposables.
    public init(_ disposables: any Disposable...) {
        for disposable in disposables { insert(disposable) }
    }

    /// The number of those that it holds; none after it was disposed.
    public var count: Int { held.withLock { $0.count } }

    /// True if it has been disposed.
    public var isDisposed: Bool { held.withLock { $0.isDisposed } }

    /// Adds a disposable and returns its key. If this is disposed already, disposes `disposable` at
    /// once and returns nil.
    @discardableResult
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = held.withLock { $0.insert(disposable) }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a disposable and disposes it; does nothing the second time.
    public func remove(for key: DisposeKey) {
        held.withLock { $0.remove(key.place) }?.dispose()
    }

    /// Disposes all that are held, and from now on each one that is inserted.
    public func dispose() {
        let items = held.withLock { exchange(&$0, with: Contents(isDisposed: true)).items }
        for item in items { item?.disposable.dispose() }
    }
}

/// The index of an inserted disposable; guarded by the composite's lock.
private final class Place: Sendable {
    let index: Atomic<Int>

    init(_ index: Int) { self.index = Atomic(index) }
}

/// The disposables in the order of insertion, with holes for those removed, which are closed when
/// they are more than half.
private struct Contents: Sendable {
    var items: [(place: Place, disposable: any Disposable)?] = []
    var count = 0
    var isDisposed = false

    mutating func insert(_ disposable: any Disposable) -> CompositeDisposable.DisposeKey? {
        if isDisposed { return nil }
        let place = Place(items.count)
        items.append((place, disposable))
        count += 1
        return CompositeDisposable.DisposeKey(place: place)
    }

    mutating func remove(_ place: Place) -> (any Disposable)? {
        let index = place.index.load(ordering: .relaxed)
        guard items.indices.contains(index), items[index]?.place === place else { return nil }
        let removed = items[index].take()
        count -= 1
        if count * 2 < items.count {
            items = items.filter { $0 != nil }
            for (index, item) in items.enumerated() {
                item?.place.index.store(index, ordering: .relaxed)
            }
        }
        return removed?.disposable
    }
}
