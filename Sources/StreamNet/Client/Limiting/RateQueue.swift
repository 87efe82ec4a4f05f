/// The requests of one scope of a ``RateLimit``: those that wait, and the time of the next turn.
///
/// The generic cell rate algorithm: each turn moves the time at which the queue is idle again by an
/// interval, and may come earlier than that by a burst of them.
struct RateQueue: Sendable {
    enum Turn: Sendable { case now(number: Int), tooLate(by: Duration) }

    enum Step: Sendable { case turn(Turn, Waiter), wait(Duration) }

    final class Waiter: Sendable {
        /// The time after which its turn is too late.
        let latest: Duration
        let take: @Sendable (Turn) -> Void

        init(until latest: Duration, _ take: @escaping @Sendable (Turn) -> Void) {
            (self.latest, self.take) = (latest, take)
        }
    }

    /// Those that wait, by their place; the places of those that have left are empty.
    private var waiting: [Int: Waiter] = [:]
    private var (first, end) = (0, 0)
    private let interval: Duration
    private let burst: Int
    private var idle = Duration.zero
    /// The time before which the server wants no request.
    private var blockedUntil = Duration.zero
    /// The requests that the server still allows, each until a time on the clock.
    private var quotas: [Quota] = []
    /// The number of turns, and the latest of those whose response had quotas.
    private var (turns, answered) = (0, 0)
    private var hasTimer = false

    init(_ interval: Duration, _ burst: Int) { (self.interval, self.burst) = (interval, burst) }

    /// True if it differs from a new one.
    func isBusy(at now: Duration) -> Bool {
        hasTimer || now < max(idle, blockedUntil) || quotas.contains { now < $0.reset }
    }

    /// Adds a request, in front of all if `isFirst` is true; returns its place if it waits, and the
    /// next step.
    mutating func enter(
        _ waiter: Waiter, isFirst: Bool = false, at now: Duration
    ) -> (place: Int?, Step?) {
        let start = turn(behind: isFirst ? 0 : waiting.count, at: now)
        if start > waiter.latest { return (nil, .turn(.tooLate(by: start - now), waiter)) }
        if start == now, isFirst || waiting.isEmpty {
            return (nil, takeTurn(of: waiter, at: now))
        }
        if isFirst { first -= 1 } else { end += 1 }
        let place = isFirst ? first : end - 1
        waiting[place] = waiter
        defer { hasTimer = true }
        return (place, hasTimer ? nil : .wait(start - now))
    }

    mutating func leave(_ waiter: Waiter, at place: Int) {
        if waiting[place] === waiter { waiting[place] = nil }
    }

    /// The next step when the timer fires; nil if none waits.
    mutating func next(at now: Duration) -> Step? {
        while first < end {
            guard let waiter = waiting[first] else {
                first += 1
                continue
            }
            let start = turn(behind: 0, at: now)
            if start > now, start <= waiter.latest { return .wait(start - now) }
            waiting[first] = nil
            first += 1
            return start > now
                ? .turn(.tooLate(by: start - now), waiter) : takeTurn(of: waiter, at: now)
        }
        hasTimer = false
        return nil
    }

    /// The time of the turn behind `count` others.
    private func turn(behind count: Int, at now: Duration) -> Duration {
        let spent = quotas.lazy.filter { $0.remaining <= count }.map(\.reset).max() ?? now
        let open = max(now, blockedUntil, spent)
        return max(open, max(open, idle) + interval * (count + 1 - burst))
    }

    private mutating func takeTurn(of waiter: Waiter, at now: Duration) -> Step {
        idle = max(idle, now) + interval
        quotas.removeAll { $0.reset <= now }
        for index in quotas.indices { quotas[index].remaining -= 1 }
        turns += 1
        return .turn(.now(number: turns), waiter)
    }

    /// Obeys a response.
    /// - Parameter number: The turn of its request; quotas of older ones are out of date.
    mutating func obey(_ pause: Duration?, _ quotas: [Quota], in number: Int, at now: Duration) {
        if let pause { blockedUntil = max(blockedUntil, now + min(pause, Quota.longest)) }
        guard number > answered else { return }
        answered = number
        // The server has not counted those that began later.
        self.quotas = quotas.map {
            Quota(remaining: $0.remaining - max(0, turns - number), reset: now + $0.reset)
        }
    }
}
