import Foundation
import Loopback

/// The resources of the process; known on Linux, elsewhere always 0.
enum Footprint {
    /// Open descriptors.
    static var descriptors: Int { count("/proc/self/fd") }

    /// Threads.
    static var threads: Int { count("/proc/self/task") }

    private static func count(_ path: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.count ?? 0
    }

    /// Resident memory in bytes.
    static var memory: Int {
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * 4_096
    }

    /// True once there are no more than `limit` of something, of descriptors by default:
    /// idle threads of Dispatch stay for five seconds.
    static func shrinks(
        _ measure: @autoclosure @escaping @Sendable () -> Int = descriptors, to limit: Int,
        _ server: LoopbackServer
    ) async -> Bool {
        var pause = Duration.milliseconds(50)
        let end = ContinuousClock.now + .hangLimit
        // One look a round: between two of them, there may be more again.
        while measure() > limit {
            guard .now < end else { return false }
            _ = await server.wait(upTo: pause) { _ in measure() <= limit }
            // Each look wakes a thread of Dispatch: too many, and none of them is idle.
            pause = min(pause * 2, .seconds(10))
        }
        return true
    }
}
