import Foundation
import Locks
import Loopback

/// The resources of the process; known on Linux, elsewhere always 0.
enum Footprint {
    /// Open descriptors, without those to servers that are gone, which other tests leave.
    static var descriptors: Int {
        let folder = "/proc/self/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let left = orphans
        return names.count { name in
            let place = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "\(folder)/\(name)")
            return !left.contains(place ?? "")
        }
    }

    /// The sockets whose other side has closed, as links to descriptors name them.
    private static var orphans: Set<String> {
        let table = (try? String(contentsOfFile: "/proc/self/net/tcp", encoding: .utf8)) ?? ""
        let rows = table.split(separator: "\n").map { $0.split(separator: " ") }
        return Set(rows.filter { $0.count > 9 && $0[3] == "08" }.map { "socket:[\($0[9])]" })
    }

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

/// The most memory that was used at a time.
final class MemoryPeak: Sendable {
    private let most = Mutex(0)

    var value: Int { most.withLock { $0 } }

    func raise() { most.withLock { $0 = max($0, Footprint.memory) } }
}
