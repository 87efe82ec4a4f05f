import Synchronization

/// The lifetime of one linear stretch of a subscription.
///
/// Whoever subscribes makes a segment and passes it upstream; `map`, `filter` and their like pass
/// it on, so a chain of any length has one. Its flag is what a source asks before each element;
/// it delivers the ending, at most once; and it tears the sources down, once. Operators that must
/// hear an ending, or that run several sources, start child segments.
///
/// The order when a source ends: the flag flips, the ending is delivered, the teardown runs.
// Unchecked: `ending` and `group` are touched only by whoever flips the flag, and never again.
@usableFromInline
final class Segment: Disposable, @unchecked Sendable {
    @usableFromInline let closed = Atomic<Bool>(false)
    @exclusivity(unchecked) private var ending: (@Sendable (Ending) -> Void)?
    private let teardown = Lock(Teardown())
    /// The siblings, which this segment leaves when it ends; they refer to each other until then.
    @exclusivity(unchecked) var group: SegmentGroup?
    /// Where it stands among them; kept by the group.
    @exclusivity(unchecked) var place = 0

    @usableFromInline
    init(_ ending: @escaping @Sendable (Ending) -> Void) { self.ending = ending }

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
        let deliver = ending
        ending = nil
        group.take()?.remove(self)
        deliver?(how)
        tearDown()
    }

    @usableFromInline
    func dispose() {
        guard !closed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        ending = nil
        group.take()?.remove(self)
        tearDown()
    }

    /// Disposes `disposable` when the segment ends or is disposed; at once if it already was.
    @usableFromInline
    func add(_ disposable: any Disposable) { add(.disposable(disposable)) }

    /// Runs `action` when the segment ends or is disposed; at once if it already was.
    @usableFromInline
    func onTearDown(_ action: @escaping @Sendable () -> Void) { add(.action(action)) }

    private func add(_ held: Held) {
        if !teardown.withLock({ $0.accept(held) }) { held.letGo() }
    }

    /// The last added goes first, as locals do at the end of a scope.
    private func tearDown() {
        let held = teardown.withLock { teardown in
            defer { teardown = Teardown(isDone: true) }
            return teardown
        }
        for held in held.more.reversed() { held.letGo() }
        held.first?.letGo()
    }
}

/// One thing that a segment lets go.
///
/// An action that is made where its type is known costs less than a `Disposable` of generic type,
/// whose method looks its type up at run time.
private enum Held: Sendable {
    case disposable(any Disposable)
    case action(@Sendable () -> Void)

    func letGo() {
        switch self {
        case .disposable(let disposable): disposable.dispose()
        case .action(let action): action()
        }
    }
}

/// What a segment holds; most hold one thing, which needs no array.
private struct Teardown: Sendable {
    var isDone = false
    var first: Held?
    var more: [Held] = []

    mutating func accept(_ held: Held) -> Bool {
        if isDone { return false }
        if first == nil { first = held } else { more.append(held) }
        return true
    }
}
