extension Simulation {
    /// A user of what is simulated, or a device, or a process.
    public struct Actor: Sendable {
        /// The number, from 0.
        public let number: Int
        let numbers: RandomNumbers

        /// Returns the next of its random numbers, from 0, included, to 1, excluded. They do not
        /// depend on the other actors.
        public func random() -> Double { numbers.fraction() }

        /// Returns a random one of the choices.
        public func choice<Choice>(of first: Choice, _ others: Choice...) -> Choice {
            let index = numbers.index(below: others.count + 1)
            return index == 0 ? first : others[index - 1]
        }
    }

    /// Tokens that expire, if ``Fault/expiringTokens(every:)`` is among the faults: a part of the
    /// server's state that several of its closures may share.
    public struct Tokens: Sendable {
        let world: World
        /// The token that was issued last: `token-0`, `token-1` and so on.
        public var latest: String { "token-\(renewals)" }
        /// The number of renewals.
        public var renewals: Int { world.state.withLock { $0.renewals } }
        /// The number of times that a token expired.
        public var expiries: Int { world.state.withLock { $0.expiries } }

        /// True if the request has the token that was issued last, as `Bearer`, and that has not
        /// expired.
        public func accept(_ request: EncodedRequest) -> Bool {
            let isExpired = world.state.withLock { $0.isExpired }
            return !isExpired && request.headers["Authorization"] == "Bearer \(latest)"
        }

        /// Issues another token, and returns it; the former one is no longer accepted.
        public func renew() -> String {
            world.state.withLock { ($0.renewals, $0.isExpired) = ($0.renewals + 1, false) }
            return latest
        }

        func expire() {
            world.state.withLock { state in
                if !state.isExpired { state.expiries += 1 }
                state.isExpired = true
            }
            world.log("\(latest) expires")
        }
    }
}
