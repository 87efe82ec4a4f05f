import Foundation
import Synchronization

/// The queue on which a session tells its delegate what happens, one at a time.
///
/// The toolchain's URLSession reads from its connections as fast as they give and puts each piece
/// on this queue, so that a large body is in memory as soon as the delegate is slower than the
/// network. Here adding waits for room. It waits for a moment only: whoever is told may be starting
/// a request, which waits for the session.
///
/// There is no need of operations either, which take the toolchain longer than all that we do.
// Unchecked, as the class that it inherits from is: its own state is atomic.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// More than the events of as many small requests as run at a time; 4 MB of a large one.
    private static let limit = 256

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
        let tell: @Sendable () -> Void = { [self] in
            block()
            if waiting.subtract(1, ordering: .relaxed).newValue == Self.limit { room.signal() }
        }
        if Platform.tellsByBlocksOnly {
            queue.async(execute: tell)
        } else {
            super.addOperation(tell)
        }
    }
}
