import Foundation

/// The resources that this process has used.
enum Usage {
    /// The CPU time in seconds.
    static var cpu: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// The memory in kilobytes, as Linux reports it; 0 elsewhere.
    static var memory: Int {
        let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    }
}

/// Arguments that name nothing to measure.
struct Misuse: Error {}
