import Foundation

/// Runs `work` on so many threads of their own at a time, and does not wait for them.
func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    for index in 0..<count { Thread { work(index) }.start() }
}
