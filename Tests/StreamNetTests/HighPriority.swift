import Testing

/// Runs a suite at high priority, so that its tests, which mostly wait, do so while others compute.
///
/// All tests begin at once, and those of one priority take turns: an `await` goes behind thousands.
struct HighPriority: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await Task(priority: .high) { try await function() }.value
        }
    }
}

extension Trait where Self == HighPriority {
    static var highPriority: Self { Self() }
}
