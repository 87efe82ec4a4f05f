import Locks

/// Handles the messages of several producers one at a time, in the order of arrival, without
/// recursion and with no lock held.
///
/// The first producer to arrive handles its message at once; one that arrives meanwhile, from
/// another thread or from inside the handler, queues its message and returns. The first handles the
/// queue before it returns, which ends its turn.
///
/// A turn that has handled 64 queued messages is free for a moment, and again after every 128 more
/// while others arrive: a producer that arrives then takes it over, with all that waits, so that a
/// fast producer handles its own messages. If none arrives, the turn goes on.
@usableFromInline struct Serializer<Message: Sendable>: ~Copyable, Sendable {
    /// The number of messages to account for, 0 while idle, and a flag while it may be taken over.
    // Who ends a turn or frees it releases what it wrote, who begins one or takes it over acquires
    // it; who queues a message does both, as it may be alone. Glances at the number are relaxed.
    @usableFromInline let pending = Atomic<Int>(0)
    @usableFromInline let queue = BurstQueue()

    @inlinable init() {}

    @inlinable var isIdle: Bool { pending.load(ordering: .acquiring) == 0 }

    /// The place of a message in the order, which determines the next step of its sender.
    @usableFromInline enum Place: Sendable {
        case first
        /// It is queued and the turn before it is over, or was free by the other flag: handle the
        /// queue, in a turn that is free by `flag`.
        case alone(flag: Int)
        case behind
    }

    /// All callers must pass the same `handle`. Tests send another message `whileFree`.
    @inlinable borrowing func send(
        _ message: Message, _ handle: (Message) -> Void, whileFree: () -> Void = {}
    ) { proceed(enter(message), message, handle, whileFree: whileFree) }

    /// Gives `message` its place in the order; `proceed` must follow. For callers that do something
    /// else at that instant, under a lock of their own, which they release before `proceed`.
    @inlinable borrowing func enter(_ message: Message) -> Place {
        if pending.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged {
            return .first
        }
        queue.append(message)
        let before = pending.add(1, ordering: .acquiringAndReleasing).oldValue
        if before == 0 { return .alone(flag: Turn.first) }
        guard before >= Turn.first else { return .behind }
        let taken = pending.bitwiseAnd(~Turn.free, ordering: .acquiringAndReleasing).oldValue
        return taken < Turn.first ? .behind : .alone(flag: ~taken & Turn.free)
    }

    @inlinable borrowing func proceed(
        _ place: Place, _ message: Message, _ handle: (Message) -> Void,
        whileFree: () -> Void = {}
    ) {
        switch place {
        case .first:
            handle(message)
            if pending.compareExchange(expected: 1, desired: 0, ordering: .releasing).exchanged {
                return
            }
            drain(handle, whileFree, flag: Turn.first)
        case .alone(let flag): drain(handle, whileFree, flag: flag)
        case .behind: break
        }
    }

    /// Handles queued messages until none has arrived meanwhile, or the turn is taken over.
    @inlinable
    borrowing func drain(_ handle: (Message) -> Void, _ whileFree: () -> Void, flag: Int) {
        var seen = pending.load(ordering: .acquiring)
        var (handled, limit, accounted, arrived) = (0, Turn.limit, 0, 0)
        while seen != 0 {
            let burst: MutableBox<Burst<Message>>? = queue.take()
            while handled < limit, let message = burst?.value.next() {
                handle(message)
                handled += 1
            }
            if let burst, !burst.value.isEmpty {
                queue.putBack(burst)
            } else {
                accounted += seen
                seen = pending.subtract(seen, ordering: .acquiringAndReleasing).newValue
            }
            if handled == limit, seen != 0 {
                let before = arrived
                arrived = accounted + pending.load(ordering: .relaxed)
                if arrived - before >= Turn.crowd, offerTurn(handled, whileFree, flag) { return }
                limit += 2 * Turn.limit
                seen = pending.load(ordering: .acquiring)
            }
        }
    }

    /// Frees the turn for a moment, which another processor can see; returns true if one took it.
    @inlinable
    borrowing func offerTurn(_ handled: Int, _ whileFree: () -> Void, _ flag: Int) -> Bool {
        pending.bitwiseOr(flag, ordering: .acquiringAndReleasing)
        whileFree()
        // Those who send may share this processor.
        if handled > Turn.limit { Processor.yield() }
        for _ in 0..<Turn.glances where pending.load(ordering: .relaxed) & flag == 0 {
            return true
        }
        return pending.bitwiseAnd(~flag, ordering: .acquiringAndReleasing).oldValue & flag == 0
    }
}

/// The numbers by which a turn is free. Not in the serializer, whose type a debug build looks up.
@usableFromInline enum Turn {
    /// The flags of which one is set in the number of messages while the turn is free. Who takes it
    /// over frees it by the other one, so that who had it before sees that it was taken.
    @inlinable static var free: Int { 3 * first }

    @inlinable static var first: Int { 1 << (Int.bitWidth - 3) }

    @inlinable static var limit: Int { 64 }

    /// The number of new messages that makes it worth the while: a mere backlog needs none.
    @inlinable static var crowd: Int { 16 }

    /// The length of the moment, in reads of a number: a fraction of a microsecond.
    @inlinable static var glances: Int { 500 }
}
