import Foundation

/// What becomes of a request that has a policy for caches, and the reason (RFC 9111 §4).
///
/// All of it is decided here; ``CacheLookup`` and ``CacheStoring`` carry it out.
enum CacheDecision: Sendable {
    /// A stored response answers, or a part of it.
    case answer(CacheEntry, CacheStatus, part: Response? = nil)
    /// The server is asked by these conditions if a stored response is still valid.
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
    /// The responses that are stored for its key, the latest first; nil if it has no key.
    let entries: [CacheEntry]?
    /// The latest of them that `Vary` selects (§4.1).
    let entry: CacheEntry?
    let now: Date

    private var step: CacheStep { endpoint.cacheStep }
    private var limit: Duration? { endpoint.maximumStaleness }

    /// The decision before the request is sent.
    var decision: CacheDecision {
        guard let entries else {
            let isOnly = endpoint.caching == .cacheOnly
            let isSafe = HTTPMethod.safe.contains(request.method) || endpoint.isSafe
            return isOnly ? .refuse : .bypass(isSafe ? .unsupported : .method)
        }
        return endpoint.caching.rules.map { decision(by: $0, entries) } ?? requested(entries)
    }

    /// The stored response that answers if network or server have failed, and its status; nil for
    /// none.
    var replacement: (entry: CacheEntry, status: CacheStatus)? {
        guard let entry else { return nil }
        let asked = CacheControl(asking: request.headers)
        let rules = endpoint.caching.rules
        let status =
            rules.map { $0.useOnError(of: entry, for: asked, at: now, staleFor: limit) }
            ?? use(of: entry, hasFailed: true)
        return status.map { (entry, $0) }
    }

    /// Decides by the policies with which the request itself determines what is used.
    private func requested(_ entries: [CacheEntry]) -> CacheDecision {
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

    /// Decides as the server specifies.
    private func decision(by rules: CacheRules, _ entries: [CacheEntry]) -> CacheDecision {
        let asked = CacheControl(asking: request.headers)
        let forServer = CacheRules.fieldsForServer(with: request.method)
        let isForServer = request.headers.contains(anyOf: forServer) || asked.contains("no-store")
        var miss: CacheStatus.Miss = entries.isEmpty ? .absent : .vary
        if let entry {
            let use = rules.use(
                of: entry, for: asked, at: now, staleFor: limit,
                isFollowed: step == .lookUp && !isForServer)
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
}

/// One delivery of a request: the only one, or one of two, from the cache and from the network.
enum CacheStep: Sendable { case single, lookUp, network }

extension Attributes {
    static var cacheStep: Key<CacheStep> { .init(.single) }
}
