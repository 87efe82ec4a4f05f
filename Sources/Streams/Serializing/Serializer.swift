import Locks

/// Serialises the messages of several producers.
///
/// The first producer to arrive handles its message at once; one that arrives meanwhile, from
/// another thread or from inside the handler, queues its message and returns. The first handles the
/// queue, as long as such a burst, before it returns, which ends its turn: messages are handled one
/// at a time, in the order of arrival, without recursion and with no lock held.
@usableFromInline
struct Serializer<Message: Sendable>: ~Copyable, Sendable {
    /// 0 while idle, else the number of messages that the present turn must still account for.
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
        /// It is queued and the turn before it is over: handle the queue.
        case alone
        /// It is queued, and the present turn will handle it.
        case behind
    }

    /// Handles `message` now, or leaves it to the present turn.
    /// All callers must pass the same `handle`.
    @inlinable
    borrowing func send(_ message: Message, _ handle: (Message) -> Void) {
        proceed(enter(message), message, handle)
    }

    /// Gives `message` its place in the order; `proceed` must follow. For callers that do something
    /// else at that instant, under a lock of their own, which they release before `proceed`.
    @inlinable
    borrowing func enter(_ message: Message) -> Place {
        if pending.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged {
            return .first
        }
        queue.append(message)
        let isAlone = pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        return isAlone ? .alone : .behind
    }

    /// Handles `message`, or the queue, as `place` requires.
    @inlinable
    borrowing func proceed(_ place: Place, _ message: Message, _ handle: (Message) -> Void) {
        switch place {
        case .first:
            handle(message)
            if pending.compareExchange(
                expected: 1, desired: 0, ordering: .releasing
            ).exchanged {
                return
            }
            drain(handle)
        case .alone: drain(handle)
        case .behind: break
        }
    }

    /// Handles queued messages until none has arrived meanwhile, then ends the turn.
    @inlinable
    borrowing func drain(_ handle: (Message) -> Void) {
        var seen = pending.load(ordering: .acquiring)
        repeat {
            let messages: [Message] = queue.takeAll()
            for message in messages { handle(message) }
            seen = pending.subtract(seen, ordering: .acquiringAndReleasing).newValue
        } while seen != 0
    }
}
