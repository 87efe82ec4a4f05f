import Foundation
import Locks

/// The queue on which a session calls its delegate, one event at a time. On Linux, where events
/// become no operations, as those cost more, a large body would be in memory: adding a piece waits
/// for room, but only for a moment, as the delegate may be starting a request.
// Unchecked, like the class that it inherits from: its own state is atomic.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// The number of waiting events: more than small requests have, and 4 MB of a large one.
    private static let limit = 256

    // Relaxed: a number; the semaphore and the queue publish what waits.
    private let waiting = Atomic<Int>(0)
    private let room = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "streamnet.session")

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
        name = "streamnet.session"
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        if waiting.add(1, ordering: .relaxed).newValue > Self.limit {
            _ = room.wait(timeout: .now() + .milliseconds(10))
        }
        let notify: @Sendable () -> Void = { [self] in
            block()
            if waiting.subtract(1, ordering: .relaxed).newValue == Self.limit { room.signal() }
        }
        if Platform.usesBlocksOnly {
            queue.async(execute: notify)
        } else {
            super.addOperation(notify)
        }
    }
}
