import Synchronization

/// The lifetime of one linear stretch of a subscription.
///
/// Whoever subscribes makes a segment and passes it upstream; `map`, `filter` and their like pass
/// it on, so a chain of any length has one. Its flag is what a source asks before each element;
/// it delivers the ending, at most once; and it tears the sources down, once. Operators that must
/// hear an ending, or that run several sources, start child segments.
///
/// The order when a source ends: the flag flips, the ending is delivered, the teardown runs.
@usableFromInline
package final class Segment: Disposable {
    @usableFromInline let closed = Atomic<Bool>(false)
    private let held: Lock<Held>
    /// Where it stands among its siblings; kept by the group.
    let place = Atomic<Int>(0)

    @usableFromInline
    init(_ ending: @escaping @Sendable (Ending) -> Void) { held = Lock(Held(ending: ending)) }

    /// A segment that is disposed with `parent`.
    @usableFromInline
    package convenience init(in parent: Segment, _ ending: @escaping @Sendable (Ending) -> Void) {
        self.init(ending)
        parent.add(self)
    }

    /// Whether nothing may be delivered any more; sources ask before each element.
    @inlinable
    package var isClosed: Bool { closed.load(ordering: .relaxed) }

    /// Delivers the ending, unless the segment has ended or was disposed, and tears down.
    @usableFromInline
    package func end(_ how: Ending) {
        guard close() else { return }
        let last = held.withLock { $0.takeLast() }
        last.group?.remove(self)
        last.ending?(how)
        tearDown()
    }

    @usableFromInline
    package func dispose() { if close() { tearDown() } }

    /// Disposes `disposable` when the segment ends or is disposed; at once if it already was.
    @usableFromInline
    func add(_ disposable: any Disposable) { add(.disposable(disposable)) }

    /// Leaves `group` when the segment ends or is disposed; they refer to each other until then.
    func join(_ group: SegmentGroup) { held.withLock { $0.last.group = group } }

    /// Runs `action` when the segment ends or is disposed; at once if it already was.
    @usableFromInline
    package func onTearDown(_ action: consuming @escaping @Sendable () -> Void) {
        add(.action(action))
    }

    /// Whether it was open.
    private func close() -> Bool { !closed.exchange(true, ordering: .acquiringAndReleasing) }

    private func add(_ item: consuming Held.Item) {
        if let late = held.withLock({ [item] in $0.add(item) }) { late.letGo() }
    }

    /// The last added goes first, as locals do at the end of a scope.
    private func tearDown() {
        let held = held.withLock { exchange(&$0, with: Held(isTornDown: true)) }
        held.last.group?.remove(self)
        for item in held.more.reversed() { item.letGo() }
        held.first?.letGo()
    }
}

/// What a segment holds until it is torn down; of what it lets go, most hold one item, which needs
/// no array.
private struct Held: Sendable {
    /// An action that is made where its type is known costs less than a `Disposable` of generic
    /// type, whose method looks its type up at run time.
    enum Item: Sendable {
        case disposable(any Disposable)
        case action(@Sendable () -> Void)

        func letGo() {
            switch self {
            case .disposable(let disposable): disposable.dispose()
            case .action(let action): action()
            }
        }
    }

    /// What is needed once more when the stream ends; together, since a closure that is handed
    /// out alone by a generic function is wrapped, which allocates.
    struct Last: Sendable {
        var ending: (@Sendable (Ending) -> Void)?
        var group: SegmentGroup?
    }

    var last = Last()
    var isTornDown = false
    var first: Item?
    var more: [Item] = []

    init(ending: @escaping @Sendable (Ending) -> Void) { last.ending = ending }

    init(isTornDown: Bool) { self.isTornDown = isTornDown }

    mutating func takeLast() -> Last { exchange(&last, with: Last()) }

    /// Holds `item`, or gives it back when it is too late.
    mutating func add(_ item: consuming Item) -> Item? {
        if isTornDown { return item }
        if first == nil { first = item } else { more.append(item) }
        return nil
    }
}
