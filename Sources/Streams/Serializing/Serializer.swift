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
    @usableFromInline let queue = Lock<[Message]>([])

    @inlinable
    init() {}

    /// Whether it is nobody's turn, and nothing waits.
    @inlinable
    var isIdle: Bool { pending.load(ordering: .acquiring) == 0 }

    /// Handles `message` now, or lets the turn that is under way handle it.
    ///
    /// All callers must pass the same `handle`.
    @inlinable
    borrowing func send(_ message: Message, _ handle: (Message) -> Void) {
        if pending.compareExchange(
            expected: 0, desired: 1, ordering: .acquiring
        ).exchanged {
            handle(message)
            if pending.compareExchange(
                expected: 1, desired: 0, ordering: .releasing
            ).exchanged {
                return
            }
            drain(handle)
        } else {
            queue.withLock { $0.append(message) }
            if pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0 {
                drain(handle)
            }
        }
    }

    /// Handles what is queued until nothing has arrived meanwhile, then ends the turn.
    @inlinable
    borrowing func drain(_ handle: (Message) -> Void) {
        var seen = pending.load(ordering: .acquiring)
        repeat {
            let batch = queue.withLock { queue in
                defer { queue = [] }
                return queue
            }
            for message in batch { handle(message) }
            seen = pending.subtract(seen, ordering: .acquiringAndReleasing).newValue
        } while seen != 0
    }
}
