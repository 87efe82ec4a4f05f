import Locks

/// Messages that several threads add, and that are taken together; without memory while empty.
// Not generic: the code that destroys a generic object looks up each generic type in it, 25 ns a
// time. All calls for one queue use the same type.
@usableFromInline struct BurstQueue: ~Copyable, Sendable {
    /// A `MutableBox<Burst<Message>>` while something waits.
    @usableFromInline let box = Mutex<(any AnyObject & Sendable)?>(nil)

    @inlinable init() {}

    /// Adds a message and returns true, unless `isOpen`, called under the lock, returns false.
    @inlinable @discardableResult borrowing func append<Message: Sendable>(
        _ message: Message, if isOpen: () -> Bool = { true }
    ) -> Bool {
        box.withLock { box in
            guard isOpen() else { return false }
            if let box {
                // Only the line below fills it.
                unsafeDowncast(box, to: MutableBox<Burst<Message>>.self).value.messages.append(
                    message)
            } else {
                box = MutableBox(Burst(messages: [message]))
            }
            return true
        }
    }

    /// Removes and returns all messages; if there are none, calls `close` under the lock.
    @inlinable borrowing func take<Message: Sendable>(
        orElse close: () -> Void = {}
    ) -> MutableBox<Burst<Message>>? {
        let burst = box.withLock { box in
            if box == nil { close() }
            return box.take()
        }
        return burst.map { unsafeDowncast($0, to: MutableBox<Burst<Message>>.self) }
    }

    @inlinable borrowing func putBack<Message: Sendable>(_ burst: MutableBox<Burst<Message>>) {
        burst.value.trim()
        box.withLock { box in
            if let box {
                let later = unsafeDowncast(box, to: MutableBox<Burst<Message>>.self)
                burst.value.messages += later.value.messages
            }
            box = burst
        }
    }
}

// No `Buffer`: that one releases each message as it is removed, 25 % more instructions a message.
@usableFromInline struct Burst<Message: Sendable>: Sendable {
    @usableFromInline var messages: [Message]
    @usableFromInline var head = 0

    @inlinable init(messages: [Message]) { self.messages = messages }

    @inlinable var isEmpty: Bool { head == messages.count }

    @inlinable mutating func next() -> Message? {
        guard head < messages.count else { return nil }
        defer { head += 1 }
        return messages[head]
    }

    /// Releases the removed messages when they are most of all: constant time for each.
    @inlinable mutating func trim() {
        guard head * 2 > messages.count else { return }
        messages.removeFirst(head)
        head = 0
    }
}
