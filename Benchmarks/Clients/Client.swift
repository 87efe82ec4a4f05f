import Synchronization

/// A client that is made once and asked again and again, for one and the same URL.
package struct Client: Sendable {
    private let get: @Sendable () async throws -> Int
    private let close: @Sendable () async throws -> Void

    /// - Parameters:
    ///   - close: Closes its connections.
    ///   - get: Sends a request, and returns how many bytes the body of its response has.
    init(
        close: @escaping @Sendable () async throws -> Void = {},
        get: @escaping @Sendable () async throws -> Int
    ) {
        self.get = get
        self.close = close
    }

    /// Sends requests, so many at a time, until there were `count` of them or `limit` is over.
    ///
    /// Returns how many were sent, and the bytes of their bodies; throws where one fails.
    @discardableResult
    package func send(
        _ count: Int, inFlight: Int, within limit: Duration = .seconds(60)
    ) async throws -> (requests: Int, bytes: Int) {
        let end = ContinuousClock.now + limit
        let turns = Turns(count)
        return try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for _ in 0..<inFlight {
                group.addTask {
                    var sent = (requests: 0, bytes: 0)
                    while ContinuousClock.now < end, turns.take() {
                        sent.bytes += try await get()
                        sent.requests += 1
                    }
                    return sent
                }
            }
            return try await group.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
        }
    }

    /// Closes its connections, where it has any of its own.
    package func end() async throws { try await close() }
}

/// The counter of its requests.
private final class Turns: Sendable {
    private let taken = Atomic(0)
    private let count: Int

    init(_ count: Int) { self.count = count }

    /// True if there was one left.
    func take() -> Bool { taken.add(1, ordering: .relaxed).oldValue < count }
}
