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
final class Segment: Disposable {
    @usableFromInline let closed = Atomic<Bool>(false)
    private let held: Lock<Held>
    /// Where it stands among its siblings; kept by the group.
    let place = Atomic<Int>(0)

    @usableFromInline
    init(_ ending: @escaping @Sendable (Ending) -> Void) { held = Lock(Held(ending: ending)) }

    /// A segment that is disposed with `parent`.
    @usableFromInline
    convenience init(in parent: Segment, _ ending: @escaping @Sendable (Ending) -> Void) {
        self.init(ending)
        parent.add(self)
    }

    /// Whether nothing may be delivered any more; sources ask before each element.
    @inlinable
    var isClosed: Bool { closed.load(ordering: .relaxed) }

    /// Delivers the ending, unless the segment has ended or was disposed, and tears down.
    @usableFromInline
    func end(_ how: Ending) {
        guard !closed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let (deliver, group) = held.withLock { ($0.ending.take(), $0.group.take()) }
        group?.remove(self)
        deliver?(how)
        tearDown()
    }

    @usableFromInline
    func dispose() {
        guard !closed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let group = held.withLock { $0.group.take() }
        group?.remove(self)
        tearDown()
    }

    /// Disposes `disposable` when the segment ends or is disposed; at once if it already was.
    @usableFromInline
    func add(_ disposable: any Disposable) { add(.disposable(disposable)) }

    /// Leaves `group` when the segment ends or is disposed; they refer to each other until then.
    func join(_ group: SegmentGroup) { held.withLock { $0.group = group } }

    /// Runs `action` when the segment ends or is disposed; at once if it already was.
    @usableFromInline
    func onTearDown(_ action: @escaping @Sendable () -> Void) { add(.action(action)) }

    private func add(_ item: Held.Item) {
        if !held.withLock({ $0.accept(item) }) { item.letGo() }
    }

    /// The last added goes first, as locals do at the end of a scope.
    private func tearDown() {
        let held = held.withLock { held in
            defer { held = Held(isTornDown: true) }
            return held
        }
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

    var ending: (@Sendable (Ending) -> Void)?
    var group: SegmentGroup?
    var isTornDown = false
    var first: Item?
    var more: [Item] = []

    mutating func accept(_ item: Item) -> Bool {
        if isTornDown { return false }
        if first == nil { first = item } else { more.append(item) }
        return true
    }
}
