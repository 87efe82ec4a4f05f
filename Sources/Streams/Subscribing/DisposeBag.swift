/// Holds subscriptions and disposes them when it goes away.
///
/// A subscription that ends by itself leaves nothing in the bag but its small shell, which goes
/// at the next doubling of the bag.
public final class DisposeBag: Sendable {
    private let bag = Lock(Bag())

    /// An empty bag.
    public init() {}

    deinit { bag.withLock { $0.items }.forEach { $0.dispose() } }

    /// Disposes `disposable` with the bag.
    public func insert(_ disposable: any Disposable) {
        bag.withLock { $0.insert(disposable) }
    }
}

extension Disposable {
    /// Is disposed when `bag` goes away.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

private struct Bag: Sendable {
    var items: [any Disposable] = []
    var limit = 32

    /// Sweeps out ended subscriptions whenever the bag has doubled: amortised O(1).
    mutating func insert(_ disposable: any Disposable) {
        if items.count >= limit {
            items.removeAll { ($0 as? Segment)?.isClosed == true }
            limit = max(32, items.count * 2)
        }
        items.append(disposable)
    }
}
