import Synchronization

/// How many subscriptions are running: a leak detector for whole programs and test suites.
///
///     LiveSubscriptions.isCounted = true
///     …
///     assert(LiveSubscriptions.count == 0)
///
/// Counted is what `subscribe`, `value` and an iteration of `values` begin, once each, from the
/// beginning until the teardown after the ending or the disposal; not the sources that operators
/// subscribe to in turn. While counting is off, a subscription costs one look at a flag.
public enum LiveSubscriptions {
    @usableFromInline static let isOn = Atomic<Bool>(false)
    private static let running = Atomic<Int>(0)

    /// Whether subscriptions are counted that begin from now on; at first, none is.
    ///
    /// Those that were counted at their beginning leave the count whether or not this is set then.
    @inlinable
    public static var isCounted: Bool {
        get { isOn.load(ordering: .relaxed) }
        set { isOn.store(newValue, ordering: .relaxed) }
    }

    /// How many of the counted subscriptions are running, on all threads.
    public static var count: Int { running.load(ordering: .relaxed) }

    /// Counts a subscription that begins.
    @usableFromInline
    static func add(_ segment: Segment) {
        running.add(1, ordering: .relaxed)
        segment.onTearDown { running.subtract(1, ordering: .relaxed) }
    }
}
