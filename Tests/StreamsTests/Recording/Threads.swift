import Foundation

/// Counts down to zero, then resumes those who wait.
final class Latch: Sendable {
    private let condition = NSCondition()
    private let left: Locked<Int>

    init(_ count: Int = 1) { left = Locked(count) }

    func open() {
        condition.withLock {
            left.change { $0 -= 1 }
            condition.broadcast()
        }
    }

    /// Waits for the last `open`, half an hour if need be; whether it came.
    @discardableResult func wait() -> Bool {
        let limit = Date(timeIntervalSinceNow: 1_800)
        return condition.withLock {
            while left.value > 0 { if !condition.wait(until: limit) { break } }
            return left.value <= 0
        }
    }
}

/// Runs `work` on `count` threads that start together; returns when all are done.
func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let start = Latch(count)
    let end = Latch(count)
    for index in 0..<count {
        Thread {
            start.open()
            start.wait()
            work(index)
            end.open()
        }.start()
    }
    precondition(end.wait(), "a thread hangs")
}

/// Runs `work` on a thread with a small stack, by default half a megabyte; returns when it is done.
func onSmallStack(of bytes: Int = 512 << 10, _ work: @escaping @Sendable () -> Void) {
    let end = Latch()
    let thread = Thread {
        work()
        end.open()
    }
    thread.stackSize = bytes
    thread.start()
    precondition(end.wait(), "a thread hangs")
}
