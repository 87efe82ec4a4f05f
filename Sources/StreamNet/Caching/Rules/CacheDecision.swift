import Foundation

/// The use that a request makes of its cache, and the reason (RFC 9111 §4). ``CachedRequest``
/// carries it out.
enum CacheDecision: Sendable {
    /// A stored response answers, or a part of it.
    case answer(CacheEntry, CacheStatus, part: Response? = nil)
    /// These conditions ask the server if a stored response is still valid.
    case validate(HTTPHeaders, CacheStatus.Miss)
    /// The server answers, as nothing stored may.
    case forward(CacheStatus.Miss)
    /// The server answers, and nothing is stored.
    case bypass(CacheStatus.Bypass)
    /// Neither a stored response may answer nor the server.
    case refuse
}

/// A request at one time, and what is stored for it: the facts of a ``CacheDecision``.
struct CacheQuestion: Sendable {
    let endpoint: Endpoint
    let request: EncodedRequest
    /// The responses that are stored for its key, the latest first.
    let entries: [CacheEntry]
    /// The latest of them that `Vary` selects (§4.1).
    let entry: CacheEntry?
    let now: Date

    private var step: CacheStep { endpoint.cacheStep }
    private var limit: Duration? { endpoint.maximumStaleness }

    var decision: CacheDecision {
        endpoint.caching.rules.map { decision(by: $0) } ?? requested
    }

    /// The stored response that answers if network or server have failed, and its status; nil for
    /// none.
    var replacement: (entry: CacheEntry, status: CacheStatus)? {
        guard let entry else { return nil }
        let rules = endpoint.caching.rules
        let status = rules.map { useOnError(of: entry, by: $0) } ?? use(of: entry, hasFailed: true)
        return status.map { (entry, $0) }
    }

    /// Decides by the policies with which the request itself determines what is used.
    private var requested: CacheDecision {
        let isFresh = entry?.isFresh(at: now) ?? false
        let isFirst =
            switch endpoint.caching {
            case .cacheOnly: true
            case .cacheFirst: isFresh && step != .network
            case .networkFirst: false
            case .offlineFirst: step == .lookUp
            default: isFresh && step == .lookUp
            }
        if isFirst, let entry, let status = use(of: entry) { return .answer(entry, status) }
        if endpoint.caching == .cacheOnly { return .refuse }
        if entry != nil { return .forward(isFresh ? .request : .expired) }
        return .forward(entries.isEmpty ? .absent : .vary)
    }

    /// The use of a stored response by the request's own choice; nil for one that has expired for
    /// longer than ``Attributes/maximumStaleness``.
    private func use(of entry: CacheEntry, hasFailed: Bool = false) -> CacheStatus? {
        let age = Duration.seconds(max(0, now.timeIntervalSince(entry.stored)))
        if entry.isFresh(at: now), !hasFailed {
            let left = entry.expires.map { Duration.seconds($0.timeIntervalSince(now)) }
            return .hit(age: age, left: left)
        }
        if let limit {
            guard entry.stored <= now, !entry.hasExpired(at: now - limit / .seconds(1))
            else { return nil }
        }
        return .stale(age: age, hasFailed ? .onError : .requested)
    }

    private func decision(by rules: CacheRules) -> CacheDecision {
        let asked = CacheControl(asking: request.headers)
        let forServer = CacheRules.fieldsForServer(with: request.method)
        let isForServer = request.headers.contains(anyOf: forServer) || asked.contains("no-store")
        var miss: CacheStatus.Miss = entries.isEmpty ? .absent : .vary
        if let entry {
            let use = use(
                of: entry, by: rules, asked, isFollowed: step == .lookUp && !isForServer)
            switch use {
            case _ where step == .network: miss = .request
            // One range of it, of which the caller sets no condition.
            case .hit where isForServer:
                if request.method == .get, !asked.contains("no-store"),
                    !request.headers.contains(anyOf: CacheRules.conditions),
                    let part = ByteRange(request.headers)
                        .flatMap({ entry.response.part($0, for: request.headers) })
                {
                    return .answer(entry, use, part: part)
                }
            case .miss(let reason): miss = reason
            default: if !isForServer { return .answer(entry, use) }
            }
        }
        if asked.contains("only-if-cached") { return .refuse }
        if isForServer { return .bypass(.request) }
        let isOwn = request.method == .get && !request.headers.isConditional
        let conditions = isOwn ? rules.conditions(for: entry, among: entries) : [:]
        return conditions.isEmpty ? .forward(miss) : .validate(conditions, miss)
    }

    /// The use of a stored response that both sides permit (§4).
    /// - Parameter isFollowed: True if the response of the server follows the stored one, so that
    ///   this may be stale for any time that the request does not limit.
    private func use(
        of entry: CacheEntry, by rules: CacheRules, _ asked: CacheControl, isFollowed: Bool
    ) -> CacheStatus {
        let facts = entry.freshness(by: rules)
        guard let age = facts.age(at: now) else { return .miss(.expired) }
        if asked.contains("no-cache") { return .miss(.request) }
        if facts.control.containsWhole("no-cache") { return .miss(.noCache) }
        if let limit = asked.seconds("max-age", invalid: 0), age > limit {
            // RFC 8246 §2: a fresh response that cannot change is not asked for again.
            let isFixed = facts.control.contains("immutable") && age < facts.lifetime
            if !isFixed { return .miss(.request) }
        }
        let staleness = age - facts.lifetime
        if let wanted = asked.seconds("min-fresh", invalid: nil), -staleness < wanted {
            return .miss(.request)
        }
        if staleness < 0 { return .hit(age: .seconds(age), left: .seconds(-staleness)) }
        guard facts.mayBeStale, isWithinLimit(staleness) else { return .miss(.expired) }
        if asked.contains("max-stale"),
            staleness <= asked.seconds("max-stale", invalid: .infinity) ?? .infinity
        {
            return .stale(age: .seconds(age), .requested)
        }
        // RFC 5861 §3
        let window = facts.control.seconds("stale-while-revalidate", invalid: nil) ?? 0
        if staleness < window { return .stale(age: .seconds(age), .whileRevalidating) }
        return isFollowed && !asked.contains("max-stale")
            ? .stale(age: .seconds(age), .requested) : .miss(.expired)
    }

    /// The use of a stored response in place of a failure (RFC 5861 §4); nil if none is permitted.
    private func useOnError(of entry: CacheEntry, by rules: CacheRules) -> CacheStatus? {
        let asked = CacheControl(asking: request.headers)
        let facts = entry.freshness(by: rules)
        guard let age = facts.age(at: now), facts.mayBeStale,
            !facts.control.containsWhole("no-cache"), !asked.contains("no-cache")
        else { return nil }
        let windows = [facts.control, asked].compactMap {
            $0.seconds("stale-if-error", invalid: nil)
        }
        let staleness = age - facts.lifetime
        let isPermitted = staleness < windows.max() ?? -.infinity
        return isPermitted && isWithinLimit(staleness) ? .stale(age: .seconds(age), .onError) : nil
    }

    private func isWithinLimit(_ staleness: Double) -> Bool {
        limit.map { staleness < $0 / .seconds(1) } ?? true
    }
}

/// One delivery of a request: the only one, or one of two, from the cache and from the network.
enum CacheStep: Sendable { case single, lookUp, network }

extension Attributes {
    static var cacheStep: Key<CacheStep> { .init(.single) }
}
