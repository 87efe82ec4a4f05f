import Dispatch
import Testing

/// A minute for each test on virtual time, which waits for nothing: a fault that hangs fails soon.
///
/// A time limit of the library begins while a test still waits for its turn behind all others, and
/// cannot end one that keeps its thread. This one begins with the test itself, and ends the process
/// with a line that names the test. Not for tests that await, or run on the main actor: those wait
/// for others within the minute.
struct VirtualLimit: SuiteTrait, TestTrait, TestScoping {
    private static let queue = DispatchQueue(label: "limits")

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let end = DispatchWorkItem { preconditionFailure("a test hangs: \(test.name)") }
        Self.queue.asyncAfter(deadline: .now() + .seconds(60), execute: end)
        defer { end.cancel() }
        try await function()
    }
}

extension Trait where Self == VirtualLimit {
    /// A minute of the test's own, for tests on virtual time.
    static var virtualLimit: Self { VirtualLimit() }
}
