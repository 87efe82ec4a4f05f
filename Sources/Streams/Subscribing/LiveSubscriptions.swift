import Locks

/// The number of running subscriptions: a leak detector for whole programs and test suites.
///
///     LiveSubscriptions.isCounted = true
///     …
///     assert(LiveSubscriptions.count == 0)
/// Each `subscribe`, `value` and iteration of `values` counts once, from its beginning until the
/// teardown after the ending or the disposal; the sources of operators do not.
public enum LiveSubscriptions {
    private struct Watchers {
        var countsAll = false
        /// The counts of single threads.
        var threads: [ThreadIdentity: SubscriptionCount] = [:]
    }

    // Relaxed: a flag, with which nothing else is published.
    @usableFromInline static let isOn = Atomic<Bool>(false)
    private static let total = SubscriptionCount()
    private static let watchers = Mutex(Watchers())

    /// True if subscriptions that begin from now on are counted, until they end; false by default.
    public static var isCounted: Bool {
        get { watchers.withLock { $0.countsAll } }
        set { change { $0.countsAll = newValue } }
    }

    /// The number of counted subscriptions that are running, on all threads.
    public static var count: Int { total.value }

    /// True if subscriptions are counted by anybody.
    @inlinable static var isWatched: Bool { isOn.load(ordering: .relaxed) }

    private static func change(_ body: (inout Watchers) -> Void) {
        watchers.withLock { watchers in
            body(&watchers)
            isOn.store(watchers.countsAll || !watchers.threads.isEmpty, ordering: .relaxed)
        }
    }

    @usableFromInline static func add(_ lifetime: SubscriptionLifetime) {
        let (countsAll, thread) = watchers.withLock { ($0.countsAll, $0.threads[.current]) }
        if countsAll { total.add(lifetime) }
        thread?.add(lifetime)
    }

    /// Counts the subscriptions that begin on this thread until `end()` is called, on it, too.
    package static func begin(_ count: SubscriptionCount) {
        change { $0.threads[.current] = count }
    }

    package static func end() { change { $0.threads[.current] = nil } }
}

/// The number of running subscriptions that have begun on one thread.
package final class SubscriptionCount: Sendable {
    // Relaxed: a number, with which nothing else is published.
    private let running = Atomic<Int>(0)

    package init() {}

    package var value: Int { running.load(ordering: .relaxed) }

    fileprivate func add(_ lifetime: SubscriptionLifetime) {
        running.add(1, ordering: .relaxed)
        lifetime.onTearDown { [self] in running.subtract(1, ordering: .relaxed) }
    }
}
