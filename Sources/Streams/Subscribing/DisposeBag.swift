import Synchronization

/// Holds subscriptions and disposes them when it is deinitialized.
///
/// A subscription that ends by itself leaves only a small object in the bag, which is removed when
/// the bag has next doubled in size.
public final class DisposeBag: Sendable {
    private let bag = Mutex(Bag())

    /// An empty bag.
    public init() {}

    deinit { bag.withLock { $0.items }.forEach { $0.dispose() } }

    /// Adds `disposable`, to be disposed with the bag.
    public func insert(_ disposable: any Disposable) {
        // Those that have ended are released after the lock.
        _ = bag.withLock { $0.insert(disposable) }
    }
}

extension Disposable {
    /// Adds this to `bag`, which disposes it when it is deinitialized.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

private struct Bag: Sendable {
    var items: [any Disposable] = []
    var limit = 32

    /// Removes ended subscriptions whenever the bag has doubled, amortised O(1); returns the items
    /// before.
    mutating func insert(_ disposable: any Disposable) -> [any Disposable] {
        defer { items.append(disposable) }
        guard items.count >= limit else { return [] }
        let former = items
        items = former.filter { ($0 as? SubscriptionLifetime)?.isClosed != true }
        limit = max(32, items.count * 2)
        return former
    }
}
