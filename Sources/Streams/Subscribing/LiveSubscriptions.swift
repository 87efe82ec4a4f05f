import Locks

/// The number of running subscriptions: a leak detector for whole programs and test suites.
///
///     LiveSubscriptions.isCounted = true
///     …
///     assert(LiveSubscriptions.count == 0)
/// Each `subscribe`, `value` and iteration of `values` counts once, from its beginning until the
/// teardown after the ending or the disposal; the sources of operators do not.
public enum LiveSubscriptions {
    // Relaxed, both: a flag and a number, with which nothing else is published.
    @usableFromInline static let isOn = Atomic<Bool>(false)
    private static let running = Atomic<Int>(0)

    /// True if subscriptions that begin from now on are counted, until they end; false by default.
    @inlinable public static var isCounted: Bool {
        get { isOn.load(ordering: .relaxed) }
        set { isOn.store(newValue, ordering: .relaxed) }
    }

    /// The number of counted subscriptions that are running, on all threads.
    public static var count: Int { running.load(ordering: .relaxed) }

    @usableFromInline static func add(_ lifetime: SubscriptionLifetime) {
        running.add(1, ordering: .relaxed)
        lifetime.onTearDown { running.subtract(1, ordering: .relaxed) }
    }
}
