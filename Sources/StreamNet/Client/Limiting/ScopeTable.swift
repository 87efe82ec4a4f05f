import Locks

/// Values by the name of a scope, each made when it is first used, and anew if it was unused for a
/// time; after two such times it takes no memory. A use costs the same for any number of them.
final class ScopeTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        var used: Duration
    }

    let scheduler: any Scheduler
    private let period: Duration
    private let entries = Mutex<(byName: [String: Entry], swept: Duration)>(([:], .zero))
    private let make: @Sendable () -> Value
    private let isBusy: @Sendable (Value, _ now: Duration) -> Bool

    /// - Parameter isBusy: Returns true for a value to keep in any case; called under the lock.
    init(
        for period: Duration, on scheduler: any Scheduler, make: @escaping @Sendable () -> Value,
        unless isBusy: @escaping @Sendable (Value, _ now: Duration) -> Bool
    ) { (self.period, self.scheduler, self.make, self.isBusy) = (period, scheduler, make, isBusy) }

    var count: Int { entries.withLock { $0.byName.count } }

    func change<Result: Sendable>(
        _ name: String, _ change: (inout Value, _ now: Duration) -> Result
    ) -> Result {
        let now = scheduler.now
        return entries.withLock { entries in
            // Each entry was used since the last time or the time before, so that a use pays for
            // two looks at one. What is released here holds nothing of a user's.
            if now - entries.swept >= period {
                entries = (entries.byName.filter { isCurrent($0.value, now) }, now)
            }
            let fresh = Entry(value: make(), used: now)
            if let entry = entries.byName[name], !isCurrent(entry, now) {
                entries.byName[name] = fresh
            }
            entries.byName[name, default: fresh].used = now
            return change(&entries.byName[name, default: fresh].value, now)
        }
    }

    func forget(_ name: String, if isUnused: (Value) -> Bool) {
        entries.withLock { entries in
            if entries.byName[name].map({ isUnused($0.value) }) == true {
                entries.byName[name] = nil
            }
        }
    }

    private func isCurrent(_ entry: Entry, _ now: Duration) -> Bool {
        now - entry.used < period || isBusy(entry.value, now)
    }
}

/// The exchanges that have a circuit or a rate together: those of the same name.
///
///     let tenant = RequestScope { $0.headers["X-Tenant"] ?? "" }
///     CircuitBreaker(per: tenant)
public struct RequestScope: Sendable {
    let name: @Sendable (Endpoint) -> String

    /// Makes a scope for each name.
    /// - Parameter name: Returns the name for a request, on the thread that sends it.
    public init(_ name: @escaping @Sendable (Endpoint) -> String) { self.name = name }

    /// A scope for each server: scheme, host and port; of a redirect, those to which it leads.
    public static let host = RequestScope { (try? $0.encoded())?.url.origin ?? "" }

    /// One scope for all exchanges.
    public static let all = RequestScope { _ in "" }
}
