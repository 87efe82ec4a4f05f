import Locks

/// Messages that several threads add, and that are taken together; without memory while empty, and
/// without a limit, since dropping or refusing an event would break its stream.
// Its messages' type is not part of its own: the code that destroys a generic object must look up
// each generic type in it, 25 ns a time, and every operator that combines streams has a queue. All
// calls for one queue use the same type.
@usableFromInline
struct BurstQueue: ~Copyable, Sendable {
    /// A `MutableBox<[Message]>` while something waits.
    @usableFromInline let box = Mutex<(any AnyObject & Sendable)?>(nil)

    @inlinable
    init() {}

    /// Adds a message and returns true, unless `isOpen`, called under the lock, returns false.
    @inlinable
    @discardableResult
    borrowing func append<Message: Sendable>(
        _ message: Message, if isOpen: () -> Bool = { true }
    ) -> Bool {
        box.withLock { box in
            guard isOpen() else { return false }
            if let box {
                // Only the line below fills it.
                unsafeDowncast(box, to: MutableBox<[Message]>.self).value.append(message)
            } else {
                box = MutableBox([message])
            }
            return true
        }
    }

    /// Removes and returns all messages; if there are none, calls `close` under the lock.
    @inlinable
    borrowing func takeAll<Message: Sendable>(orElse close: () -> Void = {}) -> [Message] {
        let batch = box.withLock { box in
            if box == nil { close() }
            return box.take()
        }
        // Only `append` fills it.
        return batch.map { unsafeDowncast($0, to: MutableBox<[Message]>.self).value } ?? []
    }
}
