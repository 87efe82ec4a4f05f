import Foundation

struct StandardCaching {
    let rules: CacheRules
    let location: CacheLocation
    let endpoint: Endpoint
    let next: Interceptor.Next
    let asked: CacheControl

    private var request: EncodedRequest { location.request }

    func response() -> Single<Response> {
        let forServer = CacheRules.fieldsForServer(with: request.method)
        if request.headers.contains(anyOf: forServer) || asked.contains("no-store") {
            if let part = storedPart { return part }
            return asked.contains("only-if-cached")
                ? nothingCached : send(endpoint).bypassing(.request, for: endpoint)
        }
        let entries = location.entries
        let entry = location.selected(of: entries)
        var miss: CacheStatus.Miss = entries.isEmpty ? .absent : .vary
        if let entry {
            miss = .request
            if endpoint.cacheStep != .network {
                let use = rules.use(
                    of: entry, for: asked, at: endpoint.cacheDate,
                    isFollowed: endpoint.cacheStep == .lookUp)
                guard case .miss(let reason) = use else { return answer(entry, use) }
                miss = reason
            }
        }
        if asked.contains("only-if-cached") { return nothingCached }
        endpoint.mark("cache", CacheStatus.miss(miss).reason)
        return forwarded(entry, entries, miss)
    }

    /// The part of a fresh response for a request that asks for one range of it and sets no
    /// condition; nil if the server is to answer.
    private var storedPart: Single<Response>? {
        guard request.method == .get, endpoint.cacheStep != .network, !asked.contains("no-store"),
            !request.headers.contains(anyOf: CacheRules.conditions),
            let range = ByteRange(request.headers),
            let entry = location.selected(of: location.entries),
            let part = entry.response.part(range, for: request.headers)
        else { return nil }
        let use = rules.use(of: entry, for: asked, at: endpoint.cacheDate)
        if case .hit = use { return answer(entry, use, by: part) }
        return nil
    }

    /// A response 504 of a shared cache, as that of a proxy is for others (RFC 9111 §5.2.1.7).
    private var nothingCached: Single<Response> {
        rules.isShared ? .just(Response(status: 504)) : .nothingCached(for: endpoint)
    }

    private func send(_ endpoint: Endpoint) -> Single<Response> {
        next(endpoint).clearingSiteData(in: location.cache, for: request)
    }

    /// Answers with a stored response, or with 304 if the caller has that already, and its age in
    /// whole seconds (RFC 9111 §5.1), unless the server has just confirmed it.
    /// - Parameter part: The response in place of that of the entry.
    private func answer(
        _ entry: CacheEntry, _ status: CacheStatus, by part: Response? = nil
    ) -> Single<Response> {
        let stored = part ?? entry.response
        var headers = stored.headers
        switch status {
        case .hit(let age, _), .stale(let age, _):
            headers = headers.replacing("Age", "\(age.components.seconds)")
        case .revalidated, .miss, .bypassed: break
        }
        let isHeld =
            stored.status == 200 && request.method.mayBeConditional
            && request.headers.isConditional && rules.isHeldByCaller(entry, request.headers)
        let response = Response(
            status: isHeld ? 304 : stored.status, headers: headers,
            body: isHeld || request.method == .head ? Data() : stored.body, url: stored.url)
        return location.answer(entry, as: response, status, to: endpoint)
    }

    private func forwarded(
        _ entry: CacheEntry?, _ entries: [CacheEntry], _ miss: CacheStatus.Miss
    ) -> Single<Response> {
        let requested = endpoint.cacheDate
        let isOwn = request.method == .get && !request.headers.isConditional
        let conditions = isOwn ? rules.conditions(for: entry, among: entries) : [:]
        var (sent, changed) = (endpoint, request)
        for field in conditions { changed.headers.add(field.name, field.value) }
        if !conditions.isEmpty {
            do throws(RequestError) {
                sent = try endpoint.settled(as: changed, madeOf: request)
            } catch { return .error(NetError.request(error)) }
        }
        let response: Single<Response> = send(sent).flatMap { response in
            guard response.status == 304, !conditions.isEmpty
            else { return .just(stored(response, requested, entry, miss)) }
            if !isRedirected(response),
                let valid = rules.selected(by: response, of: entry, among: entries)
            {
                return confirmed(valid, by: response, requested)
            }
            // It confirms nothing that is here.
            let again = endpoint.cacheDate
            return send(endpoint).map { stored($0, again, entry, miss) }
        }
        guard let entry else { return response }
        return response.orCached(for: endpoint) {
            rules.ageOnError(of: entry, for: asked, at: endpoint.cacheDate).map {
                answer(entry, .stale(age: .seconds($0), .onError))
            }
        }
    }

    private func confirmed(
        _ entry: CacheEntry, by response: Response, _ requested: Date
    ) -> Single<Response> {
        let newer = freshened(entry, by: response, requested)
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

    private func stored(
        _ response: Response, _ requested: Date, _ former: CacheEntry?, _ miss: CacheStatus.Miss
    ) -> Response {
        var response = response
        response.cacheStatus = .miss(miss)
        if request.method == .head {
            update(former, by: response, requested)
            return response
        }
        guard !isRedirected(response), rules.mayStore(response, for: location.sent.headers) else {
            // A newer response that is not stored makes the stored one out of date.
            if former != nil, response.isSuccessful { location.removeEntries() }
            return response
        }
        let entry = location.entry(
            of: response, headers: rules.storedHeaders(of: response), requested: requested,
            stored: endpoint.cacheDate)
        return response.storedOnceDelivered(as: entry, at: location, over: former, for: endpoint)
    }

    private func update(_ former: CacheEntry?, by head: Response, _ requested: Date) {
        guard let former, head.status == former.response.status, !isRedirected(head) else { return }
        guard rules.isUpToDate(former, by: head), rules.mayStore(head, for: location.sent.headers)
        else { return location.removeEntries() }
        do { try location.store(freshened(former, by: head, requested)) } catch {
            endpoint.reportUnstored(head, error)
        }
    }

    /// Returns a stored response with the newer fields of `response`, as it is stored now (§3.2).
    private func freshened(
        _ entry: CacheEntry, by response: Response, _ requested: Date
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

extension CacheControl {
    /// The directives of a request; `Pragma: no-cache` without others is one (RFC 9111 §5.4).
    init(asking headers: HTTPHeaders) {
        self.init(headers)
        if isEmpty, headers["Pragma"]?.lowercased().contains("no-cache") == true {
            self.init(["Cache-Control": "no-cache"])
        }
    }
}
