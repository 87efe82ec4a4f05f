import Synchronization

/// The lifetime of one linear section of a subscription.
///
/// A subscriber makes a lifetime and passes it upstream; `map`, `filter` and similar operators pass
/// it on, so a chain of any length has one. Sources check its flag before each element. The
/// lifetime delivers the ending, at most once, and disposes the sources, once. Operators that
/// handle an ending, or that run several sources, start child lifetimes.
///
/// When a source ends, the flag is set, then the ending is delivered, then the teardown runs. The
/// teardown of a parent runs that of its children first, also while they deliver their endings.
@usableFromInline
package final class SubscriptionLifetime: Endable {
    @usableFromInline let closed = Atomic<Bool>(false)
    private let held: Lock<Held>
    /// Its index in its group; maintained by the group.
    let place = Atomic<Int>(0)

    @usableFromInline
    init(_ ending: @escaping @Sendable (Ending) -> Void) { held = Lock(Held(ending: ending)) }

    /// A lifetime that is disposed with `parent`.
    @usableFromInline
    package convenience init(
        in parent: SubscriptionLifetime, _ ending: @escaping @Sendable (Ending) -> Void
    ) {
        self.init(ending)
        parent.add(self)
    }

    /// True if nothing may be delivered any more; sources check it before each element.
    @inlinable
    package var isClosed: Bool { closed.load(ordering: .relaxed) }

    /// True if it has been torn down.
    @usableFromInline var isOver: Bool { held.withLock { $0.isTornDown } }

    /// Delivers the ending, unless the lifetime has ended or was disposed, and tears down.
    @usableFromInline
    package func end(_ how: Ending) {
        guard close() else { return }
        let last = held.withLock { $0.takeEnding() }
        last.ending?(how)
        tearDown()
    }

    /// Tears down at once, also while the ending is being delivered.
    @usableFromInline
    package func dispose() {
        _ = close()
        tearDown()
    }

    /// Disposes `disposable` when the lifetime ends or is disposed; at once if it already was.
    @usableFromInline
    func add(_ disposable: any Disposable) { add(.disposable(disposable)) }

    /// Removes the lifetime from `group` when it ends or is disposed; they refer to each other
    /// until then.
    func join(_ group: LifetimeGroup) { held.withLock { $0.last.group = group } }

    /// Runs `action` when the lifetime ends or is disposed; at once if it already was.
    @usableFromInline
    package func onTearDown(_ action: consuming @escaping @Sendable () -> Void) {
        add(.action(action))
    }

    /// Closes the lifetime; true if it was open.
    private func close() -> Bool { !closed.exchange(true, ordering: .acquiringAndReleasing) }

    private func add(_ item: consuming Held.Item) {
        // Lifetimes that are over are released outside the lock.
        let (late, _) = held.withLock { [item] in ($0.add(item), $0.removeOver()) }
        late?.letGo()
    }

    /// Disposes the last added item first, as locals are released at the end of a scope.
    private func tearDown() {
        let held = held.withLock { exchange(&$0, with: Held(isTornDown: true)) }
        held.last.group?.remove(self)
        for item in held.more.reversed() { item.letGo() }
        held.first?.letGo()
    }
}

/// The disposables and actions of a lifetime until its teardown. Most lifetimes hold one, which
/// needs no array.
private struct Held: Sendable {
    /// An action made where its type is known costs less than a `Disposable` of generic type, whose
    /// method looks its type up at run time.
    enum Item: Sendable {
        case disposable(any Disposable)
        case action(@Sendable () -> Void)

        var isOver: Bool {
            if case .disposable(let disposable as any Endable) = self { return disposable.isOver }
            return false
        }

        func letGo() {
            switch self {
            case .disposable(let disposable): disposable.dispose()
            case .action(let action): action()
            }
        }
    }

    /// The parts needed when the stream ends. They are taken together: a closure that a generic
    /// function returns alone is wrapped, which allocates.
    struct Last: Sendable {
        var ending: (@Sendable (Ending) -> Void)?
        var group: LifetimeGroup?
    }

    var last = Last()
    var isTornDown = false
    var first: Item?
    var more: [Item] = []

    init(ending: @escaping @Sendable (Ending) -> Void) { last.ending = ending }

    init(isTornDown: Bool) { self.isTornDown = isTornDown }

    mutating func takeEnding() -> Last { exchange(&last, with: Last(group: last.group)) }

    /// Adds `item`, or returns it if the teardown has already run.
    mutating func add(_ item: consuming Item) -> Item? {
        if isTornDown { return item }
        if first == nil { first = item } else { more.append(item) }
        return nil
    }

    /// Removes and returns what is over, each time that the others have doubled: sources that run
    /// one after another take no memory.
    mutating func removeOver() -> [Item] {
        guard more.count >= 16, more.count == more.capacity else { return [] }
        let waiting = more.filter { !$0.isOver }
        let all = exchange(&more, with: [])
        more.reserveCapacity(2 * waiting.count)
        more += waiting
        return all
    }
}
