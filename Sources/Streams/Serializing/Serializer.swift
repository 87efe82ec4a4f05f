import Synchronization

/// Serialises the messages of several producers.
///
/// The first producer to arrive handles its message at once; one that arrives meanwhile, from
/// another thread or from inside the handler, queues its message and returns. The first handles the
/// queue before it returns, which ends its turn: messages are handled one at a time, in the order
/// of arrival, without recursion and with no lock held.
///
/// A turn that has handled more than 64 queued messages is free for a moment after every few more:
/// a producer that arrives then takes it over, with all that waits, so that a fast producer handles
/// its own messages. If none arrives, the turn goes on.
@usableFromInline
struct Serializer<Message: Sendable>: ~Copyable, Sendable {
    /// 0 while idle, else the number of messages that the present turn must still account for,
    /// and `Turn.free` while that may be taken over.
    @usableFromInline let pending = Atomic<Int>(0)
    @usableFromInline let queue = BurstQueue()

    @inlinable
    init() {}

    /// True if no turn is under way and nothing waits.
    @inlinable
    var isIdle: Bool { pending.load(ordering: .acquiring) == 0 }

    /// The place of a message in the order, which determines the next step of its sender.
    @usableFromInline
    enum Place: Sendable {
        /// A turn has begun with it: handle it.
        case first
        /// It is queued and the turn before it is over, or was free: handle the queue.
        case alone
        /// It is queued, and the present turn will handle it.
        case behind
    }

    /// Handles `message` now, or leaves it to the present turn.
    /// All callers must pass the same `handle`. Tests send another one `whileFree`.
    @inlinable
    borrowing func send(
        _ message: Message, _ handle: (Message) -> Void, whileFree: () -> Void = {}
    ) {
        proceed(enter(message), message, handle, whileFree: whileFree)
    }

    /// Gives `message` its place in the order; `proceed` must follow. For callers that do something
    /// else at that instant, under a lock of their own, which they release before `proceed`.
    @inlinable
    borrowing func enter(_ message: Message) -> Place {
        if pending.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged {
            return .first
        }
        queue.append(message)
        let before = pending.add(1, ordering: .acquiringAndReleasing).oldValue
        return before == 0 || before >= Turn.free && takesOver() ? .alone : .behind
    }

    /// Handles `message`, or the queue, as `place` requires.
    @inlinable
    borrowing func proceed(
        _ place: Place, _ message: Message, _ handle: (Message) -> Void,
        whileFree: () -> Void = {}
    ) {
        switch place {
        case .first:
            handle(message)
            if pending.compareExchange(
                expected: 1, desired: 0, ordering: .releasing
            ).exchanged {
                return
            }
            drain(handle, whileFree)
        case .alone: drain(handle, whileFree)
        case .behind: break
        }
    }

    /// Handles queued messages until none has arrived meanwhile, which ends the turn, or until
    /// another producer has taken it over.
    @inlinable
    borrowing func drain(_ handle: (Message) -> Void, _ whileFree: () -> Void) {
        var seen = pending.load(ordering: .acquiring)
        var handled = 0
        while seen != 0 {
            let burst: MutableBox<Burst<Message>>? = queue.take()
            while let message = burst?.value.next() {
                handle(message)
                handled += 1
                if Turn.isLong(handled) { break }
            }
            if let burst, !burst.value.isEmpty {
                queue.putBack(burst)
            } else {
                seen = pending.subtract(seen, ordering: .acquiringAndReleasing).newValue
            }
            if seen != 0, Turn.isLong(handled) {
                pending.bitwiseOr(Turn.free, ordering: .acquiringAndReleasing)
                whileFree()
                if !takesOver() { return }
            }
        }
    }

    /// Takes the turn if it is free; true for one caller.
    @inlinable
    borrowing func takesOver() -> Bool {
        pending.bitwiseAnd(~Turn.free, ordering: .acquiringAndReleasing).oldValue >= Turn.free
    }
}

/// The rule by which a turn is free. Not in the type of the serializer, which a debug build looks
/// up to find it.
@usableFromInline
enum Turn {
    /// Set in the number of messages while the turn is free.
    @inlinable
    static var free: Int { 1 << (Int.bitWidth - 2) }

    /// True after more than 64 queued messages, for one in eight.
    @inlinable
    static func isLong(_ handled: Int) -> Bool { handled > 64 && handled & 7 == 0 }
}
