/// A source that ends while a closure of a user's still creates it. It is unfinished until that has
/// returned, and so are the parents whose teardown finds it; the last actions wait for that.
extension SubscriptionLifetime {
    /// Adds `release` and the disposable that the user's `create` returns; calls neither if closed.
    @usableFromInline func create(
        releasing release: consuming @escaping @Sendable () -> Void,
        _ create: () -> any Disposable
    ) {
        _ = items.withLock { [release] in $0.add(.action(release)) }
        let begun = LifetimePhase.hasItems + LifetimePhase.unfinished
        let isFirst = phase.compareExchange(
            expected: 0, desired: begun, ordering: .acquiringAndReleasing
        ).exchanged
        if !isFirst {
            let before = phase.bitwiseOr(LifetimePhase.hasItems, ordering: .acquiringAndReleasing)
            if before.oldValue & LifetimePhase.tornDown != 0 { disposeItems() }
            if before.oldValue & LifetimePhase.closed != 0 { return }
            phase.add(LifetimePhase.unfinished, ordering: .acquiringAndReleasing)
        }
        // Added while the lifetime is unfinished, so that the last actions wait for its disposal.
        add(create())
        finish()
    }

    /// Disposes this child of `parent`, which is unfinished until this has finished.
    @usableFromInline func dispose(before parent: SubscriptionLifetime) {
        dispose()
        guard isUnfinished else { return }
        parent.phase.add(LifetimePhase.unfinished, ordering: .acquiringAndReleasing)
        addLast(.parent(parent))
    }

    /// Disposes `child`, which another one replaces; adds it if it is unfinished.
    @usableFromInline func retire(_ child: SubscriptionLifetime) {
        child.dispose()
        if child.isUnfinished { add(.children(child)) }
    }

    var isUnfinished: Bool { phase.load(ordering: .acquiring) >= LifetimePhase.unfinished }

    /// Runs `action`, or adds it again if the lifetime is unfinished.
    func runLast(_ action: @escaping @Sendable () -> Void) {
        if isUnfinished { addLast(.last(action)) } else { action() }
    }

    /// Adds an item that is disposed after all others, when the torn down lifetime has finished.
    func addLast(_ item: TearDownItems.Item) {
        items.withLock { $0.addLast(item) }
        let before = phase.bitwiseOr(LifetimePhase.hasLast, ordering: .acquiringAndReleasing)
        if before.oldValue < LifetimePhase.unfinished { disposeItems() }
    }

    func finish() {
        let after = phase.subtract(LifetimePhase.unfinished, ordering: .acquiringAndReleasing)
        let mayRunLast = LifetimePhase.unfinished > after.newValue
        if mayRunLast, after.newValue & LifetimePhase.hasLast != 0 { disposeItems() }
    }
}
