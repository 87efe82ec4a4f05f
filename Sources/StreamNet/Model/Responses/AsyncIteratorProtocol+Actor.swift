extension AsyncIteratorProtocol {
    /// Returns the next element, read on an actor where the system can.
    mutating func next(on actor: isolated (any Actor)?) async throws -> Element? {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            return try await next(isolation: actor)
        }
        // The caller waits, and no other code has the iterator meanwhile.
        nonisolated(unsafe) var iterator = self
        defer { self = iterator }
        return try await iterator.next()
    }
}
