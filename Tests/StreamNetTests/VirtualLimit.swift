import Dispatch
import Testing

/// Ends the process, and names the test, where a test that never waits has not ended in a minute.
///
/// A time limit of Swift Testing would count the time in which all others have their turn, and
/// cannot end a test that does not return; this one begins with the first line of the test.
struct VirtualLimit: TestTrait, SuiteTrait, TestScoping {
    private static let queue = DispatchQueue(label: "virtual limit")

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let alarm = DispatchWorkItem { fatalError("\(test.id) hangs") }
        Self.queue.asyncAfter(deadline: .now() + .seconds(60), execute: alarm)
        defer { alarm.cancel() }
        try await function()
    }
}

extension Trait where Self == VirtualLimit {
    /// A minute: for tests that never wait, as their time is virtual.
    static var virtualLimit: Self { VirtualLimit() }
}
