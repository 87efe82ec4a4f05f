import Locks

/// The lifetime of one linear section of a subscription: it delivers the ending and disposes the
/// sources, once. `map`, `filter` and similar operators pass it on upstream; those that handle an
/// ending or run several sources start child lifetimes.
///
/// When a source ends, the flag is set, then the ending is delivered, then the teardown runs. The
/// teardown of a parent runs that of its children first, also while they deliver their endings.
// Unchecked: `ending` is touched by the initializer, then by the thread that sets `closed`, and by
// `reopen`, whose caller owns it. `demand`, `limit` and `depth` are set before the source starts.
@usableFromInline package final class SubscriptionLifetime: Endable, @unchecked Sendable {
    /// The flags below, set for good, until `reopen`; above them, the number of unfinished things.
    // The flag `closed` is read relaxed before each element: an element that crosses it is one that
    // was sent before. Who sets a flag releases what it wrote and acquires what others did before.
    @usableFromInline let phase = Atomic<UInt32>(0)
    let items = Mutex(TearDownItems())
    @exclusivity(unchecked) private var ending: (@Sendable (Ending) -> Void)?
    @exclusivity(unchecked) private(set) var demand: (any Demand)?
    @exclusivity(unchecked) package private(set) var limit: TimeLimit?
    /// The number of operators whose sources are being started within each other: the stack.
    @exclusivity(unchecked) @usableFromInline var depth: UInt32 = 0

    @usableFromInline
    package init(_ ending: @escaping @Sendable (Ending) -> Void) { self.ending = ending }

    /// A lifetime that is over, to be opened.
    @usableFromInline init() { phase.store(LifetimePhase.over, ordering: .relaxed) }

    @usableFromInline package convenience init(
        in parent: SubscriptionLifetime, _ ending: @escaping @Sendable (Ending) -> Void
    ) {
        self.init(ending)
        inherit(from: parent)
        parent.add(.children(self))
    }

    @usableFromInline func inherit(from parent: SubscriptionLifetime) {
        (demand, limit, depth) = (parent.demand, parent.limit, parent.depth)
    }

    package func end(by limit: TimeLimit) { self.limit = limit }

    @usableFromInline package func wait(for demand: any Demand) { self.demand = demand }

    @inlinable package var isClosed: Bool { phase.load(ordering: .relaxed) & 1 != 0 }

    @usableFromInline var isOver: Bool {
        let phase = phase.load(ordering: .acquiring)
        return phase & LifetimePhase.tornDown != 0 && phase < LifetimePhase.unfinished
    }

    @usableFromInline var isAtLast: Bool {
        phase.load(ordering: .relaxed) & LifetimePhase.atLast != 0
    }

    /// Notes that the next element is the last one; true if the lifetime is open.
    @usableFromInline func beginLast() -> Bool {
        let before = phase.bitwiseOr(LifetimePhase.atLast, ordering: .relaxed).oldValue
        return before & LifetimePhase.closed == 0
    }

    /// Delivers the ending, unless the lifetime is closed, and tears down.
    @usableFromInline package func end(_ how: Ending) {
        guard close() else { return }
        takeEnding()?(how)
        tearDown()
    }

    /// Tears down at once, also while the ending is being delivered.
    @usableFromInline package func dispose() {
        if close() { _ = takeEnding() }
        tearDown()
    }

    /// Disposes `disposable` when the lifetime ends or is disposed; at once if it already was.
    @usableFromInline func add(_ disposable: any Disposable) {
        // Most closures of `create` return it.
        if disposable !== Disposables.nothing { add(.disposable(disposable)) }
    }

    @usableFromInline func add(_ children: any Endable) { add(.children(children)) }

    /// Runs `action` when the lifetime ends or is disposed; at once if it already was.
    @usableFromInline package func onTearDown(_ action: consuming @escaping @Sendable () -> Void) {
        add(.action(action))
    }

    /// The same with this lifetime, for children that it shares with others.
    @usableFromInline
    func onTearDown(_ action: consuming @escaping @Sendable (SubscriptionLifetime) -> Void) {
        add(.release(action))
    }

    /// Runs `action` after the teardown, when all sources have returned and are torn down.
    @usableFromInline
    func afterTearDown(_ action: consuming @escaping @Sendable () -> Void) { add(.last(action)) }

    /// Disposes `earlier`, a child of `parent`, and returns it, if nothing else refers to it, or
    /// else a new lifetime that is over: sources one after another allocate one lifetime.
    @usableFromInline static func replacing(
        _ earlier: consuming SubscriptionLifetime?, in parent: SubscriptionLifetime
    ) -> SubscriptionLifetime {
        var earlier = earlier
        if let earlier { parent.retire(earlier) }
        if isKnownUniquelyReferenced(&earlier), let earlier { return earlier }
        return SubscriptionLifetime()
    }

    /// Opens a lifetime that is over, to which the caller has the only reference.
    @usableFromInline
    func reopen(in parent: SubscriptionLifetime, _ ending: @escaping @Sendable (Ending) -> Void) {
        // Whoever took the earlier ending has written the phase after that.
        _ = phase.load(ordering: .acquiring)
        self.ending = ending
        inherit(from: parent)
        phase.store(0, ordering: .releasing)
    }

    func add(_ item: consuming TearDownItems.Item) {
        // Lifetimes that are over are released outside the lock.
        _ = items.withLock { [item] in $0.add(item) }
        let before = phase.bitwiseOr(LifetimePhase.hasItems, ordering: .acquiringAndReleasing)
        if before.oldValue & LifetimePhase.tornDown != 0 { disposeItems() }
    }

    /// Returns true if it was open; the caller then takes the ending and tears down.
    private func close() -> Bool {
        let before = phase.bitwiseOr(LifetimePhase.closed, ordering: .acquiringAndReleasing)
        return before.oldValue & LifetimePhase.closed == 0
    }

    /// Not `take`: a closure that a generic function returns is wrapped, which allocates.
    private func takeEnding() -> (@Sendable (Ending) -> Void)? {
        let last = ending
        ending = nil
        return last
    }

    private func tearDown() {
        let before = phase.bitwiseOr(LifetimePhase.over, ordering: .acquiringAndReleasing).oldValue
        if before & (LifetimePhase.tornDown | LifetimePhase.hasItems) == LifetimePhase.hasItems {
            disposeItems()
        }
    }

    /// Ends without an ending, and leaves what it would dispose to `parent`.
    func handOver(to parent: SubscriptionLifetime) {
        if close() { _ = takeEnding() }
        let left = items.withLock { exchange(&$0, with: TearDownItems()) }
        phase.bitwiseOr(LifetimePhase.over, ordering: .acquiringAndReleasing)
        left.move(to: parent)
    }

    func disposeItems() {
        items.withLock { exchange(&$0, with: TearDownItems()) }.dispose(in: self)
    }

    @usableFromInline var hasDemand: Bool { demand != nil }

    /// Calls `action`, once, when the consumer has taken all elements; at once without one.
    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        if let demand { demand.whenReady(action) } else { action() }
    }

    func ready() async {
        guard let demand else { return }
        await withCheckedContinuation { continuation in demand.whenReady { continuation.resume() } }
    }
}

/// A consumer that takes elements at its own pace, such as a loop, or another executor: a source
/// that can wait asks its lifetime before it reads on. A shared source has none.
@usableFromInline package protocol Demand: AnyObject, Sendable {
    /// Calls `action`, once, when no element waits or the consumer is gone; on any thread.
    func whenReady(_ action: @escaping @Sendable () -> Void)
}

enum LifetimePhase {
    /// Nothing may be delivered any more. `isClosed` has its number, for debug builds.
    static let closed: UInt32 = 1
    /// The items have been disposed, and later ones are disposed at once.
    static let tornDown: UInt32 = 2
    static let hasItems: UInt32 = 4
    static let over: UInt32 = 7
    /// An item has been added that waits until the lifetime has finished.
    static let hasLast: UInt32 = 8
    static let atLast: UInt32 = 16
    /// The unit of the number of unfinished things.
    static let unfinished: UInt32 = 32
}

/// The time by which a subscription is to be over, on the clock of whoever has set it. A lifetime
/// inherits that of its parent, a task that of its subscription; a shared source has none.
package final class TimeLimit: Sendable {
    /// The limit of the asynchronous code that runs in a subscription with one.
    @TaskLocal package static var current: TimeLimit?
    private let rest: @Sendable () -> Duration

    package init(remaining: @escaping @Sendable () -> Duration) { rest = remaining }

    /// The time that is left; zero or less if it is over.
    package var remaining: Duration { rest() }
}
