extension Simulation {
    /// A trouble of the network, the server, the clock or the users, drawn from the seed.
    public struct Fault: Sendable {
        enum Kind: Sendable {
            case latency(mean: Duration)
            case pieces(most: Int)
            case drops(Double)
            case statuses([(status: Int, share: Double)])
            case outages(every: Duration, lasting: Duration)
            case tokens(every: Duration)
            case clockJumps(every: Duration, by: Duration)
            case cancels(Double, within: Duration)
        }

        let kind: Kind

        /// The mean of the time that a request and its response are on their way, in equal parts;
        /// exponential.
        public static func latency(_ mean: Duration) -> Fault { Fault(kind: .latency(mean: mean)) }

        /// Bodies arrive in pieces, of random sizes, at most this many.
        public static func pieces(upTo most: Int) -> Fault { Fault(kind: .pieces(most: most)) }

        /// The share of requests whose connection is lost: in a third of the cases before the
        /// server gets the request, in the others after it, at any byte of the response.
        public static func drops(_ share: Double) -> Fault { Fault(kind: .drops(share)) }

        /// The shares of requests that are answered with a status and no body instead of being
        /// processed: `[503: 0.05, 429: 0.02]`.
        public static func statuses(_ shares: [Int: Double]) -> Fault {
            Fault(kind: .statuses(shares.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        }

        /// Times in which no connection can be made; the means of the time from one's end to the
        /// next, and of its length, both exponential.
        public static func outages(every interval: Duration, lasting length: Duration) -> Fault {
            Fault(kind: .outages(every: interval, lasting: length))
        }

        /// Tokens that expire: the mean of their lifetimes, see ``World/tokens``.
        public static func expiringTokens(every interval: Duration) -> Fault {
            Fault(kind: .tokens(every: interval))
        }

        /// Jumps of the date, ``World/date``: the mean of the time between them, and the longest,
        /// forwards or backwards.
        public static func clockJumps(
            every interval: Duration, by longest: Duration = .seconds(86_400)
        ) -> Fault {
            Fault(kind: .clockJumps(every: interval, by: longest))
        }

        /// The share of actions that are disposed, at a random time within this of their beginning.
        public static func cancels(_ share: Double, within time: Duration = .seconds(1)) -> Fault {
            Fault(kind: .cancels(share, within: time))
        }

        /// The name of the kind, by which a failure says what it needs.
        var name: String {
            switch kind {
            case .latency: "latency"
            case .pieces: "pieces"
            case .drops: "drops"
            case .statuses: "statuses"
            case .outages: "outages"
            case .tokens: "expiringTokens"
            case .clockJumps: "clockJumps"
            case .cancels: "cancels"
            }
        }
    }

    /// The random order of work that is due at once, as a fault that can be left out.
    static let order = "order"
}
