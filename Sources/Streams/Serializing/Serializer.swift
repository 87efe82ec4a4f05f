import Synchronization

/// Decides whose turn it is where several producers meet.
///
/// The first producer to arrive handles its message at once; one that arrives meanwhile, from
/// another thread or from inside the handler, leaves its message in the queue and returns. The
/// one whose turn it is handles the queue before it goes, so messages are handled one at a time,
/// in the order of arrival, without recursion and with no lock held.
///
/// The queue is as long as the burst that arrives during one turn; it has no limit, since to
/// drop or to refuse an event would break the stream it belongs to.
@usableFromInline
struct Serializer<Message: Sendable>: ~Copyable, Sendable {
    /// 0 while idle, else the number of messages that the present turn must still account for.
    @usableFromInline let pending = Atomic<Int>(0)
    /// A `Cell<[Message]>` while something waits.
    // Its type is left out for speed: a generic object goes away in code that must look up each
    // generic type in it, 25 ns a time, and every operator where streams meet has a serializer.
    @usableFromInline let queue = Lock<(any AnyObject & Sendable)?>(nil)

    @inlinable
    init() {}

    /// Whether it is nobody's turn, and nothing waits.
    @inlinable
    var isIdle: Bool { pending.load(ordering: .acquiring) == 0 }

    /// What it means for the one who brings a message that it has taken its place.
    @usableFromInline
    enum Place: Sendable {
        /// A turn has begun with it: handle it.
        case first
        /// It is queued and the turn before it is over: handle the queue.
        case alone
        /// It is queued; the present turn comes to it.
        case behind
    }

    /// Handles `message` now, or lets the turn that is under way handle it.
    ///
    /// All callers must pass the same `handle`.
    @inlinable
    borrowing func send(_ message: Message, _ handle: (Message) -> Void) {
        proceed(enter(message), message, handle)
    }

    /// Gives `message` its place in the order and calls nobody; `proceed` must follow.
    ///
    /// The two halves of `send` are apart for who must do something else at the same instant, under
    /// a lock of its own, which `proceed` must not see.
    @inlinable
    borrowing func enter(_ message: Message) -> Place {
        if pending.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged {
            return .first
        }
        append(message)
        let isAlone = pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        return isAlone ? .alone : .behind
    }

    /// Does what the place asks for.
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

    /// Handles what is queued until nothing has arrived meanwhile, then ends the turn.
    @inlinable
    borrowing func drain(_ handle: (Message) -> Void) {
        var seen = pending.load(ordering: .acquiring)
        repeat {
            takeAll { handle($0) }
            seen = pending.subtract(seen, ordering: .acquiringAndReleasing).newValue
        } while seen != 0
    }

    @inlinable
    borrowing func append(_ message: Message) {
        queue.withLock { queue in
            if let queue {
                // Nothing but the line below fills it.
                unsafeDowncast(queue, to: Cell<[Message]>.self).value.append(message)
            } else {
                queue = Cell([message])
            }
        }
    }

    @inlinable
    borrowing func takeAll(_ handle: (Message) -> Void) {
        guard let batch = queue.withLock({ $0.take() }) else { return }
        // Nothing but `append` fills it.
        for message in unsafeDowncast(batch, to: Cell<[Message]>.self).value { handle(message) }
    }
}
