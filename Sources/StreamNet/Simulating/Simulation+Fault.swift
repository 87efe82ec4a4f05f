extension Simulation {
    /// A trouble of the network, the server, the clock or the users, drawn from the seed.
    public struct Fault: Sendable {
        enum Kind: Sendable {
            case latency(mean: Duration)
            case pieces(most: Int)
            case drops(Double)
            case statuses([(status: Int, share: Double)])
            case outages(every: Duration, lasting: Duration)
            case expiringTokens(every: Duration)
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
            Fault(kind: .expiringTokens(every: interval))
        }

        /// Jumps of the date, ``World/date``: the mean of the time between them, and the longest,
        /// forwards or backwards.
        public static func clockJumps(
            every interval: Duration, by longest: Duration = .seconds(86_400)
        ) -> Fault { Fault(kind: .clockJumps(every: interval, by: longest)) }

        /// The share of actions that are disposed, at a random time within this of their beginning.
        public static func cancels(_ share: Double, within time: Duration = .seconds(1)) -> Fault {
            Fault(kind: .cancels(share, within: time))
        }

        /// The name of the kind, by which a failure says what it needs.
        var name: String { Mirror(reflecting: kind).children.first?.label ?? "" }
    }

    /// The random order of work that is due at once, as a fault that can be left out.
    static let order = "order"
}

extension Simulation.World {
    /// The trouble of one request.
    enum Trouble: Sendable {
        case none, unreachable, lost
        case cut(Double)
        case status(Int)
    }

    /// Draws the trouble of a request. Each fault draws for each request, so that leaving out one
    /// of them changes nothing for the others; an outage comes before all.
    func drawTrouble() -> Trouble {
        var trouble = Trouble.none
        for (kind, numbers) in faults {
            switch kind {
            case .drops(let share):
                let (first, place) = (numbers.fraction(), numbers.fraction() * 1.5 - 0.5)
                if first < share { trouble = place < 0 ? .lost : .cut(place) }
            case .statuses(let shares):
                var rest = numbers.fraction()
                for (status, share) in shares {
                    if rest >= 0, rest < share { trouble = .status(status) }
                    rest -= share
                }
            default: break
            }
        }
        return state.withLock { $0.outageEnd } == nil ? trouble : .unreachable
    }

    /// Draws the time of one direction.
    func drawLatency() -> Duration {
        faults.reduce(.zero) { sum, fault in
            guard case .latency(let mean) = fault.kind else { return sum }
            return sum + fault.numbers.duration(mean: mean / 2)
        }
    }

    /// Draws the number of pieces of a body.
    func drawPieces() -> Int {
        faults.reduce(1) { most, fault in
            guard case .pieces(let limit) = fault.kind else { return most }
            return max(most, 1 + fault.numbers.index(below: limit))
        }
    }

    /// Draws the time after which an action is disposed; nil if it is not.
    func drawCancel() -> Duration? {
        for (kind, numbers) in faults {
            guard case .cancels(let share, let time) = kind else { continue }
            let (first, place) = (numbers.fraction(), numbers.fraction())
            if first < share { return time * place }
        }
        return nil
    }

    /// Starts the troubles that come by themselves.
    func startFaults() {
        for (kind, numbers) in faults {
            switch kind {
            case .outages(let interval, let length):
                repeatedly(every: interval, numbers) { [self] in
                    let end = clock.now + numbers.duration(mean: length)
                    state.withLock { $0.outageEnd = end }
                    log("outage")
                    clock.schedule(after: end - clock.now) { [self] in
                        state.withLock { if $0.outageEnd == end { $0.outageEnd = nil } }
                    }
                    return end
                }
            case .expiringTokens(let interval):
                repeatedly(every: interval, numbers) { [self] in
                    tokens.expire()
                    return clock.now
                }
            case .clockJumps(let interval, let longest):
                repeatedly(every: interval, numbers) { [self] in
                    let jump = longest * (numbers.fraction() * 2 - 1)
                    state.withLock { $0.offset += jump }
                    log("the date jumps by \(jump.inWords)")
                    return clock.now
                }
            default: break
            }
        }
    }

    /// Runs `work`, which returns its end, again and again until the end of the simulation.
    private func repeatedly(
        every interval: Duration, _ numbers: RandomNumbers,
        _ work: @escaping @Sendable () -> Duration
    ) {
        let wait = numbers.duration(mean: interval)
        guard wait > .zero else { return }
        clock.schedule(after: wait) { [self] in
            guard clock.now < scenario.duration else { return }
            let end = work()
            clock.schedule(after: end - clock.now) { [self] in
                repeatedly(every: interval, numbers, work)
            }
        }
    }
}
