import Locks

/// Holds subscriptions and disposes them when it is deinitialized.
///
/// A subscription that ends by itself leaves a small object, removed when the bag has doubled.
public final class DisposeBag: Sendable {
    private let held = Mutex((items: [any Disposable](), limit: 32))

    /// An empty bag.
    public init() {}

    /// A bag of the given disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        for disposable in disposables { add(disposable) }
    }

    deinit { for item in held.withLock({ $0.items }) { item.dispose() } }

    /// Adds disposables, to be disposed with the bag.
    public func insert(_ disposables: any Disposable...) {
        for disposable in disposables { add(disposable) }
    }

    fileprivate func add(_ disposable: any Disposable) {
        // Those that have ended are released after the lock.
        _ = held.withLock { held in
            var former: [any Disposable] = []
            if held.items.count >= held.limit {
                former = held.items
                held.items = former.filter { ($0 as? SubscriptionLifetime)?.isClosed != true }
                held.limit = max(32, held.items.count * 2)
            }
            held.items.append(disposable)
            return former
        }
    }
}

extension Disposable {
    /// Adds this to `bag`, which disposes it when it is deinitialized.
    public func disposed(by bag: DisposeBag) { bag.add(self) }
}
