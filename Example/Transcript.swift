import Foundation
import Locks

/// The output of the example: a heading per file, a line per step with its call, and a flag for
/// anything unexpected.
final class Transcript: Sendable {
    private let failures = Mutex(0)
    private let file = Mutex("")
    private let server: String

    /// A transcript that calls the server by one name, with any port.
    init(server: URL) { self.server = server.absoluteString }

    var isAsExpected: Bool { failures.withLock { $0 } == 0 }

    /// Prints what a step gives; an error is unexpected.
    func step(
        _ title: String, in file: String = #fileID, _ run: () async throws -> String
    ) async {
        head(file)
        do {
            try await note("\(title): \(run())")
        } catch {
            fail("\(title): \(error)")
        }
    }

    /// Prints the error that a step must end with; anything else is unexpected.
    func refusal<Value>(
        _ title: String, in file: String = #fileID, _ run: () async throws -> Value
    ) async {
        head(file)
        do {
            try await fail("\(title): wanted an error, found \(run())")
        } catch {
            note("\(title): \(error)")
        }
    }

    /// Prints the name of a file when its first step comes.
    private func head(_ name: String) {
        let isNew = file.withLock { file in
            defer { file = name }
            return file != name
        }
        if isNew { print("\n\(name)") }
    }

    private func fail(_ line: String) {
        failures.withLock { $0 += 1 }
        note("unexpected: \(line)")
    }

    private func note(_ line: String) {
        print("  " + line.replacingOccurrences(of: server, with: "http://loopback"))
    }
}
