import Foundation

/// One request that has a place in its cache: carries out the decision about it, and has a response
/// of the server stored.
struct CachedRequest {
    let location: CacheLocation
    let endpoint: Endpoint
    let next: Interceptor.Next

    private var request: EncodedRequest { location.request }

    func response() throws -> Single<Response> {
        let question = location.question(for: endpoint)
        switch question.decision {
        case .answer(let entry, let status, let part): return answer(entry, status, by: part)
        case .validate(let conditions, let miss):
            return try forwarded(question, miss, conditions)
        case .forward(let miss): return try forwarded(question, miss)
        case .bypass(let reason): return sent(endpoint).bypassing(reason, for: endpoint)
        // A shared cache responds as that of a proxy does to others (RFC 9111 §5.2.1.7).
        case .refuse:
            return location.rules?.isShared == true
                ? .just(Response(status: 504)) : .nothingCached(for: endpoint)
        }
    }

    private func sent(_ endpoint: Endpoint) -> Single<Response> {
        next(endpoint).clearingSiteData(in: location.cache, for: request)
    }

    /// Answers with a stored response, or with 304 if the caller has that already, and its age in
    /// whole seconds (RFC 9111 §5.1), unless the server has just confirmed it.
    /// - Parameter part: The response in place of that of the entry.
    private func answer(
        _ entry: CacheEntry, _ status: CacheStatus, by part: Response? = nil
    ) -> Single<Response> {
        endpoint.mark("cache", status.reason)
        var stored = part ?? entry.response
        if let rules = location.rules {
            var headers = stored.headers
            switch status {
            case .hit(let age, _), .stale(let age, _):
                headers = headers.replacing("Age", "\(age.components.seconds)")
            case .revalidated, .miss, .bypassed: break
            }
            let isHeld =
                stored.status == 200 && request.method.mayBeConditional
                && request.headers.isConditional && rules.isHeldByCaller(entry, request.headers)
            stored = Response(
                status: isHeld ? 304 : stored.status, headers: headers,
                body: isHeld || request.method == .head ? Data() : stored.body, url: stored.url)
        }
        // All three at first, so that setting them copies once.
        var mark: Attributes = Self.cached
        mark[Attributes.cacheStatus] = status
        mark[Attributes.cacheWrite] = CacheWrite(of: entry, at: location, isStored: true)
        if endpoint.delivery.isWhole {
            stored.attributes = mark
            return .just(stored)
        }
        return stored.delivered(for: endpoint).map { [mark] response in
            var response = response
            response.attributes = mark
            return response
        }
    }

    private static let cached: Attributes = [.source(.cache), .cacheStatus(nil), .cacheWrite(nil)]

    /// Sends the request, by conditions if there are any; if network or server fail, a stored
    /// response answers where the decision permits it then.
    private func forwarded(
        _ question: CacheQuestion, _ miss: CacheStatus.Miss, _ conditions: HTTPHeaders = [:]
    ) throws -> Single<Response> {
        endpoint.mark("cache", CacheStatus.miss(miss).reason)
        let response =
            conditions.isEmpty
            ? fetched(question, miss, question.now) : try validated(question, miss, conditions)
        guard location.rules == nil ? endpoint.caching.isForOutages : question.entry != nil
        else { return response }
        return response.orCached(for: endpoint) {
            location.question(for: endpoint).replacement.map { answer($0.entry, $0.status) }
        }
    }

    private func fetched(
        _ question: CacheQuestion, _ miss: CacheStatus.Miss, _ requested: Date
    ) -> Single<Response> {
        sent(endpoint).map { stored($0, requested, question.entry, miss) }
    }

    private func validated(
        _ question: CacheQuestion, _ miss: CacheStatus.Miss, _ conditions: HTTPHeaders
    ) throws -> Single<Response> {
        let (entry, requested) = (question.entry, question.now)
        var conditional = request
        for field in conditions { conditional.headers.add(field.name, field.value) }
        let settled = try NetError.wrapping("a conditional request", endpoint) {
            try endpoint.settled(as: conditional, madeOf: request)
        }
        return sent(settled).flatMap { response in
            guard response.status == 304
            else { return .just(stored(response, requested, entry, miss)) }
            if let rules = location.rules, !isRedirected(response),
                let valid = rules.selected(by: response, of: entry, among: question.entries)
            {
                return confirmed(valid, by: response, requested, rules)
            }
            // It confirms nothing that is here.
            return fetched(question, miss, endpoint.cacheDate)
        }
    }

    private func confirmed(
        _ entry: CacheEntry, by response: Response, _ requested: Date, _ rules: CacheRules
    ) -> Single<Response> {
        let newer = freshened(entry, by: response, requested, rules)
        do {
            if rules.mayStore(newer.response, for: location.sent.headers) {
                try location.store(newer)
            } else {
                try location.cache.remove(.key(location.key))
            }
        } catch { endpoint.reportUnstored(newer.response, error) }
        let age = newer.freshness(by: rules).initialAge
        return answer(newer, .revalidated(age: .seconds(age)))
    }

    /// Returns a response of the server, which is stored once it is delivered, if it may be.
    private func stored(
        _ response: Response, _ requested: Date, _ former: CacheEntry?, _ miss: CacheStatus.Miss
    ) -> Response {
        var response = response
        response.cacheStatus = .miss(miss)
        let now = endpoint.cacheDate
        let entry: CacheEntry
        if let rules = location.rules {
            if request.method == .head {
                update(former, by: response, requested, rules)
                return response
            }
            guard !isRedirected(response), rules.mayStore(response, for: location.sent.headers)
            else {
                // A newer response that is not stored makes the stored one out of date.
                if former != nil, response.isSuccessful { location.removeEntries() }
                return response
            }
            entry = location.entry(
                of: response, headers: rules.storedHeaders(of: response), requested: requested,
                stored: now)
        } else {
            entry = location.entry(
                of: response, headers: response.headers, requested: requested, stored: now,
                expires: endpoint.cacheExpiry.date(from: now))
            // The key of a part is that of the whole (RFC 9111 §3.3).
            guard (200..<300).contains(response.status), response.status != 206,
                !CacheControl(response.headers).contains("no-store"),
                !CacheControl(request.headers).contains("no-store"),
                !response.variesByAnything, entry.isFresh(at: now)
            else { return response }
        }
        return response.storedOnceDelivered(as: entry, at: location, over: former, for: endpoint)
    }

    private func update(
        _ former: CacheEntry?, by head: Response, _ requested: Date, _ rules: CacheRules
    ) {
        guard let former, head.status == former.response.status, !isRedirected(head) else { return }
        guard rules.isUpToDate(former, by: head), rules.mayStore(head, for: location.sent.headers)
        else { return location.removeEntries() }
        do { try location.store(freshened(former, by: head, requested, rules)) } catch {
            endpoint.reportUnstored(head, error)
        }
    }

    /// Returns a stored response with the newer fields of `response`, as it is stored now (§3.2).
    private func freshened(
        _ entry: CacheEntry, by response: Response, _ requested: Date, _ rules: CacheRules
    ) -> CacheEntry {
        let stored = entry.response
        return location.entry(
            of: stored, headers: rules.freshened(stored.headers, by: response),
            requested: requested, stored: endpoint.cacheDate)
    }

    /// True for a response to another URL, after a redirect: it is stored for neither.
    private func isRedirected(_ response: Response) -> Bool {
        guard let url = response.url else { return false }
        var text = URLText(url.absoluteString)
        text.fragment = nil
        return text.text != request.url.absoluteString
    }
}
