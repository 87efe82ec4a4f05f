import Foundation

/// The use that may be made of a stored response (RFC 9111 §4).
enum CacheUse: Sendable, Hashable {
    /// It answers the request; its age in seconds, and the time for which it stays fresh.
    case fresh(age: Double, left: Double)
    /// It answers the request though it is stale: its age in seconds, and the reason.
    case stale(age: Double, CacheStatus.Staleness)
    /// The server is asked first.
    case validate(CacheStatus.Miss)
}

extension CachePolicy {
    /// Returns the use that may be made of a stored response for a request.
    /// - Parameters:
    ///   - entry: A response whose `Vary` matches the request.
    ///   - asked: The directives of the request (§5.2.1).
    ///   - now: The time of the request.
    func use(of entry: CacheEntry, for asked: CacheControl, at now: Date) -> CacheUse {
        let facts = entry.freshness(by: self)
        guard let age = facts.age(at: now) else { return .validate(.expired) }
        if asked.contains("no-cache") { return .validate(.request) }
        if facts.control.containsWhole("no-cache") { return .validate(.noCache) }
        if let limit = asked.seconds("max-age", invalid: 0), age > limit {
            // RFC 8246 §2: a fresh response that cannot change is not asked for again.
            let isFixed = facts.control.contains("immutable") && age < facts.lifetime
            if !isFixed { return .validate(.request) }
        }
        let left = facts.lifetime - age
        if let wanted = asked.seconds("min-fresh", invalid: nil), left < wanted {
            return .validate(.request)
        }
        if left > 0 { return .fresh(age: age, left: left) }
        guard facts.mayBeStale else { return .validate(.expired) }
        if asked.contains("max-stale"),
            -left <= asked.seconds("max-stale", invalid: .infinity) ?? .infinity
        {
            return .stale(age: age, .requested)
        }
        // RFC 5861 §3
        let window = facts.control.seconds("stale-while-revalidate", invalid: nil) ?? 0
        return -left < window ? .stale(age: age, .whileRevalidating) : .validate(.expired)
    }

    /// The age of a stored response that may answer a request that has failed, since the server or
    /// its own request permits that (RFC 5861 §4); nil otherwise.
    func ageOnError(of entry: CacheEntry, for asked: CacheControl, at now: Date) -> Double? {
        let facts = entry.freshness(by: self)
        guard let age = facts.age(at: now), facts.mayBeStale,
            !facts.control.containsWhole("no-cache"),
            !asked.contains("no-cache")
        else { return nil }
        let windows = [facts.control, asked].compactMap {
            $0.seconds("stale-if-error", invalid: nil)
        }
        guard let window = windows.max(), age - facts.lifetime < window else { return nil }
        return age
    }
}

extension Freshness {
    /// False if the server forbids every use of the response without asking again (RFC 9111
    /// §4.2.4).
    fileprivate var mayBeStale: Bool {
        if control.contains("must-revalidate") { return false }
        return !policy.isShared
            || !control.contains("proxy-revalidate") && !control.contains("s-maxage")
    }
}
