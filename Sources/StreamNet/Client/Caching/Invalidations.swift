import Synchronization

/// The addresses that requests of a provider have made invalid: a response that was under way
/// meanwhile may be older than the change, and is not stored (RFC 9111 §4.4).
final class Invalidations: Sendable {
    private struct State {
        var count = 0
        var latest: [CacheAddress] = []
    }

    /// The number of addresses that are remembered; beyond it, any address counts as invalid.
    private static let limit = 1_000
    private let state = Mutex(State())

    /// The number of all addresses so far.
    var count: Int { state.withLock { $0.count } }

    func add(_ address: CacheAddress) {
        state.withLock { state in
            if state.latest.count < Self.limit {
                state.latest.append(address)
            } else {
                state.latest[state.count % Self.limit] = address
            }
            state.count += 1
        }
    }

    /// True if the address was added since the count was `former`.
    func contain(_ address: CacheAddress, since former: Int) -> Bool {
        state.withLock { state in
            guard state.count - former <= Self.limit else { return true }
            return (former..<state.count).contains {
                state.latest[$0 % Self.limit] == address
            }
        }
    }
}
