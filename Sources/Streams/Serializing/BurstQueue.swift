import Locks

/// Messages that several threads add, and that are taken together; without memory while empty.
// Not generic: the code that destroys a generic object looks up each generic type in it, 25 ns a
// time. All calls for one queue use the same type.
@usableFromInline struct BurstQueue: ~Copyable, Sendable {
    /// A `MutableBox<Buffer<Message>>` while something waits.
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
                unsafeDowncast(box, to: MutableBox<Buffer<Message>>.self).value.push(message)
            } else {
                box = MutableBox(Buffer(message))
            }
            return true
        }
    }

    /// Removes and returns all messages; if there are none, calls `close` under the lock.
    @inlinable borrowing func take<Message: Sendable>(
        orElse close: () -> Void = {}
    ) -> MutableBox<Buffer<Message>>? {
        let burst = box.withLock { box in
            if box == nil { close() }
            return box.take()
        }
        return burst.map { unsafeDowncast($0, to: MutableBox<Buffer<Message>>.self) }
    }

    @inlinable borrowing func putBack<Message: Sendable>(_ burst: MutableBox<Buffer<Message>>) {
        box.withLock { box in
            if let box {
                let later = unsafeDowncast(box, to: MutableBox<Buffer<Message>>.self)
                while let message = later.value.pop() { burst.value.push(message) }
            }
            box = burst
        }
    }
}
