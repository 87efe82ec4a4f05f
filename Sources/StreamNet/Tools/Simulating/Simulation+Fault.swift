extension Simulation {
    /// A trouble of the network, the server, the clock or the users, drawn from the seed.
    public enum Fault: Sendable {
        /// The mean of the time that a request and its response are on their way, in equal parts;
        /// exponential.
        case latency(_ mean: Duration)
        /// Bodies arrive in pieces, of random sizes, at most this many.
        case pieces(upTo: Int)
        /// The share of requests whose connection is lost: in a third of the cases before the
        /// server gets the request, in the others after it, at any byte of the response.
        case drops(_ share: Double)
        /// The shares of requests that are answered with a status and no body instead of being
        /// processed: `[503: 0.05, 429: 0.02]`.
        case statuses(_ shares: [Int: Double])
        /// Times in which no connection can be made; the means of the time from one's end to the
        /// next, and of its length, both exponential.
        case outages(every: Duration, lasting: Duration)
        /// Tokens that expire: the mean of their lifetimes, see ``World/tokens``.
        case expiringTokens(every: Duration)
        /// Jumps of the date, ``World/date``: the mean of the time between them, and the longest,
        /// forwards or backwards.
        case clockJumps(every: Duration, by: Duration = .seconds(86_400))
        /// The share of actions that are disposed, at a random time within this of their beginning.
        case cancels(_ share: Double, within: Duration = .seconds(1))

        /// The name of the case, by which a failure says what it needs.
        var name: String { Mirror(reflecting: self).children.first?.label ?? "" }
    }

    /// The random order of work that is due at once, as a fault that can be left out.
    static let order = "randomOrder"
}

extension Simulation.World {
    enum Trouble: Sendable {
        case none, unreachable, lost
        case cut(Double)
        case status(Int)
    }

    /// Draws the trouble of a request. Each fault draws for each request, so that leaving out one
    /// of them changes nothing for the others; an outage comes before all.
    func drawTrouble() -> Trouble {
        var trouble = Trouble.none
        for (fault, numbers) in faults {
            switch fault {
            case .drops(let share):
                let (first, place) = (numbers.fraction(), numbers.fraction() * 1.5 - 0.5)
                if first < share { trouble = place < 0 ? .lost : .cut(place) }
            case .statuses(let shares):
                var rest = numbers.fraction()
                for (status, share) in shares.sorted(by: { $0.key < $1.key }) {
                    if rest >= 0, rest < share { trouble = .status(status) }
                    rest -= share
                }
            default: break
            }
        }
        return state.withLock { $0.outageEnd } == nil ? trouble : .unreachable
    }

    func drawLatency() -> Duration {
        faults.reduce(.zero) { sum, fault in
            guard case (.latency(let mean), let numbers) = fault else { return sum }
            return sum + numbers.duration(mean: mean / 2)
        }
    }

    func drawPieces() -> Int {
        faults.reduce(1) { most, fault in
            guard case (.pieces(let limit), let numbers) = fault else { return most }
            return max(most, 1 + numbers.index(below: limit))
        }
    }

    /// Draws the time after which an action is disposed; nil if it is not.
    func drawCancel() -> Duration? {
        for case (.cancels(let share, let time), let numbers) in faults {
            let (first, place) = (numbers.fraction(), numbers.fraction())
            if first < share { return time * place }
        }
        return nil
    }

    func startFaults() {
        for (fault, numbers) in faults {
            switch fault {
            case .outages(let interval, let length):
                repeatedly(every: interval, numbers) { [self] in
                    let end = clock.now + numbers.duration(mean: length)
                    state.withLock { $0.outageEnd = end }
                    log("outage")
                    schedule(after: end - clock.now) { [self] in
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
        schedule(after: wait) { [self] in
            guard clock.now < scenario.duration else { return }
            let end = work()
            schedule(after: end - clock.now) { [self] in
                repeatedly(every: interval, numbers, work)
            }
        }
    }
}
