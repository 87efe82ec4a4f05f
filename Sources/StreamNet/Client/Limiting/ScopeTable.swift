import Locks

/// Values by the name of a scope, each made when it is first used. One that is unused for a time is
/// made anew, and takes no memory when that has passed again; a use costs the same for any number.
final class ScopeTable<Value: Sendable>: Sendable {
    private struct State: Sendable {
        /// The values used since the last turn; and those used last before that.
        var (recent, earlier): ([String: Entry], [String: Entry]) = ([:], [:])
        var turned = Duration.zero

        mutating func take(
            _ name: String, at now: Duration, _ period: Duration,
            _ isBusy: (Value, Duration) -> Bool
        ) -> Value? {
            guard
                let entry = recent.removeValue(forKey: name) ?? earlier.removeValue(forKey: name),
                now - entry.used < period || isBusy(entry.value, now)
            else { return nil }
            return entry.value
        }
    }

    private struct Entry: Sendable {
        var value: Value
        var used: Duration
    }

    let scheduler: any Scheduler
    private let period: Duration
    private let state = Mutex(State())
    private let make: @Sendable () -> Value
    private let isBusy: @Sendable (Value, _ now: Duration) -> Bool

    /// - Parameters:
    ///   - period: The time after which an unused value is forgotten.
    ///   - isBusy: Returns true for a value to keep in any case; called under the lock.
    init(
        for period: Duration, on scheduler: any Scheduler,
        make: @escaping @Sendable () -> Value,
        unless isBusy: @escaping @Sendable (Value, _ now: Duration) -> Bool
    ) {
        self.period = period
        self.scheduler = scheduler
        self.make = make
        self.isBusy = isBusy
    }

    /// The number of values in memory.
    var count: Int { state.withLock { $0.recent.count + $0.earlier.count } }

    /// Changes the value of a scope, under the lock, at the present time.
    func change<Result: Sendable>(
        _ name: String, _ change: (inout Value, _ now: Duration) -> Result
    ) -> Result {
        let now = scheduler.now
        // The forgotten ones are released after the lock.
        let (result, _) = state.withLock { state -> (Result, [[String: Entry]]) in
            var forgotten: [[String: Entry]] = []
            if now - state.turned >= period {
                forgotten = [state.earlier]
                let kept = state.earlier.filter { isBusy($0.value.value, now) }
                state.earlier = state.recent.merging(kept) { recent, _ in recent }
                (state.recent, state.turned) = ([:], now)
            }
            // Taken out, so that it changes in place.
            var value = state.take(name, at: now, period, isBusy) ?? make()
            defer { state.recent[name] = Entry(value: value, used: now) }
            return (change(&value, now), forgotten)
        }
        return result
    }
}
