import Locks

/// The lifetime of one linear section of a subscription.
///
/// A subscriber makes a lifetime and passes it upstream; `map`, `filter` and similar operators pass
/// it on, so a chain of any length has one. Sources check its flag before each element. The
/// lifetime delivers the ending, at most once, and disposes the sources, once. Operators that
/// handle an ending, or that run several sources, start child lifetimes.
///
/// When a source ends, the flag is set, then the ending is delivered, then the teardown runs. The
/// teardown of a parent runs that of its children first, also while they deliver their endings.
// Unchecked: `ending` is touched by the initializer, then only by the thread that sets the flag
// `closed`, and by `reopen`, whose caller has the only reference.
@usableFromInline
package final class SubscriptionLifetime: Endable, @unchecked Sendable {
    /// A set of the flags below. They are set for good, until `reopen`.
    @usableFromInline let phase = Atomic<UInt8>(0)
    private let items = Mutex(TearDownItems())
    // Unchecked: see above.
    @exclusivity(unchecked) private var ending: (@Sendable (Ending) -> Void)?

    @usableFromInline
    init(_ ending: @escaping @Sendable (Ending) -> Void) { self.ending = ending }

    /// A lifetime that is over, to be opened.
    @usableFromInline
    init() { phase.store(LifetimePhase.all, ordering: .relaxed) }

    /// A lifetime that is disposed with `parent`.
    @usableFromInline
    package convenience init(
        in parent: SubscriptionLifetime, _ ending: @escaping @Sendable (Ending) -> Void
    ) {
        self.init(ending)
        parent.add(.lifetime(self))
    }

    /// True if nothing may be delivered any more; sources check it before each element.
    @inlinable
    package var isClosed: Bool { phase.load(ordering: .relaxed) & 1 != 0 }

    /// True if it has been torn down.
    @usableFromInline var isOver: Bool {
        phase.load(ordering: .acquiring) & LifetimePhase.tornDown != 0
    }

    /// Delivers the ending, unless the lifetime has ended or was disposed, and tears down.
    @usableFromInline
    package func end(_ how: Ending) {
        guard close() else { return }
        takeEnding()?(how)
        tearDown()
    }

    /// Tears down at once, also while the ending is being delivered.
    @usableFromInline
    package func dispose() {
        if close() { _ = takeEnding() }
        tearDown()
    }

    /// Disposes `disposable` when the lifetime ends or is disposed; at once if it already was.
    @usableFromInline
    func add(_ disposable: any Disposable) {
        // Most closures of `create` return it.
        if disposable !== Disposables.nothing { add(.disposable(disposable)) }
    }

    /// Runs `action` when the lifetime ends or is disposed; at once if it already was.
    @usableFromInline
    package func onTearDown(_ action: consuming @escaping @Sendable () -> Void) {
        add(.action(action))
    }

    /// Disposes `earlier` and returns it, if nothing else refers to it, or else a new lifetime that
    /// is over: sources that run one after another allocate one lifetime.
    @usableFromInline
    static func replacing(_ earlier: consuming SubscriptionLifetime?) -> SubscriptionLifetime {
        var earlier = earlier
        earlier?.dispose()
        if isKnownUniquelyReferenced(&earlier), let earlier { return earlier }
        return SubscriptionLifetime()
    }

    /// Opens a lifetime that is over, with another ending; the caller has the only reference to it.
    @usableFromInline
    func reopen(_ ending: @escaping @Sendable (Ending) -> Void) {
        // Whoever took the earlier ending has written the phase after that.
        _ = phase.load(ordering: .acquiring)
        self.ending = ending
        phase.store(0, ordering: .releasing)
    }

    private func add(_ item: consuming TearDownItems.Item) {
        // Lifetimes that are over are released outside the lock.
        _ = items.withLock { [item] in $0.add(item) }
        let before = phase.bitwiseOr(LifetimePhase.hasItems, ordering: .acquiringAndReleasing)
        if before.oldValue & LifetimePhase.tornDown != 0 { disposeItems() }
    }

    /// Closes the lifetime; true if it was open. The caller then takes the ending and tears down.
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

    /// Disposes the items, unless that has been done.
    private func tearDown() {
        let before = phase.exchange(LifetimePhase.all, ordering: .acquiringAndReleasing)
        if before & (LifetimePhase.tornDown | LifetimePhase.hasItems) == LifetimePhase.hasItems {
            disposeItems()
        }
    }

    private func disposeItems() {
        items.withLock { exchange(&$0, with: TearDownItems()) }.dispose()
    }
}

/// The flags in the phase of a lifetime.
private enum LifetimePhase {
    /// Nothing may be delivered any more. `isClosed` reads it by its number: a debug build calls
    /// this property.
    static let closed: UInt8 = 1
    /// The items have been disposed, and later ones are disposed at once.
    static let tornDown: UInt8 = 2
    /// An item has been added.
    static let hasItems: UInt8 = 4
    static let all: UInt8 = 7
}

/// The disposables and actions of a lifetime until its teardown; mostly one, without an array.
struct TearDownItems: Sendable {
    /// An action made where its type is known costs less than a `Disposable` of generic type, whose
    /// method looks its type up at run time.
    enum Item: Sendable {
        case lifetime(SubscriptionLifetime)
        case disposable(any Disposable)
        case action(@Sendable () -> Void)

        var isOver: Bool {
            switch self {
            case .lifetime(let lifetime): lifetime.isOver
            case .disposable(let disposable): (disposable as? any Endable)?.isOver ?? false
            case .action: false
            }
        }

        func dispose() {
            switch self {
            case .lifetime(let lifetime): lifetime.dispose()
            case .disposable(let disposable): disposable.dispose()
            case .action(let action): action()
            }
        }
    }

    private var first: Item?
    private var more: [Item] = []

    /// Adds `item`. Removes and returns what is over, each time that the others have doubled:
    /// sources that run one after another take no memory.
    mutating func add(_ item: consuming Item) -> [Item] {
        if first == nil {
            first = item
            return []
        }
        more.append(item)
        return more.compact { $0.isOver }
    }

    /// Disposes the last added item first, as locals are released at the end of a scope.
    func dispose() {
        for item in more.reversed() { item.dispose() }
        first?.dispose()
    }
}

extension Array {
    /// Removes and returns the elements that are over, each time that the others have doubled;
    /// those that stay are among the result.
    mutating func compact(_ isOver: (Element) -> Bool) -> [Element] {
        guard count >= 16, count == capacity else { return [] }
        let waiting = filter { !isOver($0) }
        let all = exchange(&self, with: [])
        reserveCapacity(2 * waiting.count)
        self += waiting
        return all
    }
}
