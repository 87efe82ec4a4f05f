import Foundation

/// One request in the mode ``Caching/standard``.
struct StandardCaching {
    private let policy: CachePolicy
    private let place: CachePlace
    private let endpoint: Endpoint
    private let next: Interceptor.Next
    /// The directives of the request.
    private let asked: CacheControl

    init(
        _ policy: CachePolicy, _ place: CachePlace, _ endpoint: Endpoint,
        _ next: @escaping Interceptor.Next
    ) {
        self.policy = policy
        self.place = place
        self.endpoint = endpoint
        self.next = next
        asked = CacheControl(asking: place.request.headers)
    }

    private var request: EncodedRequest { place.request }

    func response() -> Single<Response> {
        let isForServer = CachePolicy.fieldsForServer(with: request.method).contains {
            request.headers.firstValue(for: $0) != nil
        }
        if isForServer || asked.contains("no-store") {
            return asked.contains("only-if-cached")
                ? .nothingCached(for: endpoint) : next(endpoint).bypassing(.request)
        }
        let entries = place.entries
        let entry = place.selected(of: entries)
        var miss: CacheStatus.Miss = entries.isEmpty ? .absent : .vary
        if let entry {
            miss = .request
            if endpoint.cacheStep != .network {
                switch policy.use(of: entry, for: asked, at: endpoint.cacheDate) {
                case .fresh(let age, let left):
                    return answer(entry, age, .hit(age: .seconds(age), left: .seconds(left)))
                case .stale(let age, let reason):
                    return answer(entry, age, .stale(age: .seconds(age), reason))
                case .validate(let reason): miss = reason
                }
            }
        }
        if asked.contains("only-if-cached") { return .nothingCached(for: endpoint) }
        return forwarded(entry, entries, miss)
    }

    /// Answers with a stored response, or with 304 if the caller has that already.
    /// - Parameter age: The age of the response in seconds, which it is sent with (RFC 9111 §5.1);
    ///   nil if the server has just confirmed it.
    private func answer(
        _ entry: CacheEntry, _ age: Double?, _ status: CacheStatus
    ) -> Single<Response> {
        let stored = entry.response
        let headers = age.map { stored.headers.replacing("Age", "\(Int64($0))") } ?? stored.headers
        let isHeld =
            stored.status == 200 && request.method.mayBeConditional
            && request.headers.isConditional && policy.isHeldByCaller(entry, request.headers)
        let hasBody = !isHeld && request.method != .head
        let response = Response(
            status: isHeld ? 304 : stored.status, headers: headers,
            body: hasBody ? stored.body : Data(), url: stored.url)
        return place.answer(entry, as: response, status, to: endpoint)
    }

    /// Asks the server: for the response, or whether the stored one is still valid.
    private func forwarded(
        _ entry: CacheEntry?, _ entries: [CacheEntry], _ miss: CacheStatus.Miss
    ) -> Single<Response> {
        let requested = endpoint.cacheDate
        let isOwn = request.method == .get && !request.headers.isConditional
        let conditions = isOwn ? policy.conditions(for: entry, among: entries) : [:]
        if let entry { permitOnError(entry) }
        let sent: Endpoint
        do throws(RequestError) { sent = try endpoint.adding(conditions, to: request) } catch {
            return .error(NetError.request(error))
        }
        return next(sent).flatMap { response in
            guard response.status == 304, !conditions.isEmpty else {
                return .just(stored(response, requested, entry, miss))
            }
            if !isRedirected(response),
                let valid = policy.selected(by: response, of: entry, among: entries)
            {
                return confirmed(valid, by: response, requested)
            }
            // It confirms nothing that is here.
            let again = endpoint.cacheDate
            return next(endpoint).map { stored($0, again, entry, miss) }
        }
    }

    /// Lets the stored response answer if the last attempt fails, and the server permits it.
    private func permitOnError(_ entry: CacheEntry) {
        endpoint.context?[RequestContext.cacheFallback] = {
            policy.ageOnError(of: entry, for: asked, at: endpoint.cacheDate).map {
                answer(entry, $0, .stale(age: .seconds($0), .onError))
            }
        }
    }

    /// Answers with a stored response that the server has confirmed, with newer fields (§4.3.4).
    private func confirmed(
        _ entry: CacheEntry, by response: Response, _ requested: Date
    ) -> Single<Response> {
        let newer = freshened(entry, by: response, requested)
        do {
            if policy.mayStore(newer.response, for: request) {
                try place.store(newer)
            } else {
                try place.cache.remove(place.key)
            }
        } catch {
            for plugin in endpoint.plugins { plugin.didFailStoring(newer.response, error) }
        }
        return answer(newer, nil, .revalidated)
    }

    /// Returns the response of the server, which is stored if that is permitted.
    private func stored(
        _ response: Response, _ requested: Date, _ former: CacheEntry?, _ miss: CacheStatus.Miss
    ) -> Response {
        var response = response
        response.cacheStatus = .miss(miss)
        if request.method == .head {
            update(former, by: response, requested)
            return response
        }
        guard !isRedirected(response), policy.mayStore(response, for: request),
            !(place.hasCookieJar && response.varyingNames.contains("cookie"))
        else {
            // A newer response that is not stored makes the stored one out of date.
            if former != nil, (200..<300).contains(response.status) {
                try? place.cache.remove(place.key)
            }
            return response
        }
        let entry = place.entry(
            of: response.storable(with: policy.storedHeaders(of: response)), requested: requested,
            stored: endpoint.cacheDate
        ).prepared(for: policy)
        return response.pending(entry, at: place, former: former, for: endpoint)
    }

    /// Updates the stored response to GET by one to HEAD, or removes it (§4.3.5).
    private func update(_ former: CacheEntry?, by head: Response, _ requested: Date) {
        guard let former, head.status == former.response.status, !isRedirected(head) else { return }
        guard policy.isUpToDate(former, by: head), policy.mayStore(head, for: request) else {
            // A cache that cannot remove it now will ask the server when it is used.
            try? place.cache.remove(place.key)
            return
        }
        let newer = freshened(former, by: head, requested)
        do { try place.store(newer) } catch {
            for plugin in endpoint.plugins { plugin.didFailStoring(head, error) }
        }
    }

    /// Returns a stored response with the newer fields of `response`, as it is stored now (§3.2).
    private func freshened(
        _ entry: CacheEntry, by response: Response, _ requested: Date
    ) -> CacheEntry {
        let stored = entry.response
        let fresh = Response(
            status: stored.status, headers: policy.freshened(stored.headers, by: response),
            body: stored.body, url: stored.url)
        return place.entry(of: fresh, requested: requested, stored: endpoint.cacheDate)
            .prepared(for: policy)
    }

    /// True if the response is one to another URL, by a redirect that was followed: it is stored
    /// for neither.
    private func isRedirected(_ response: Response) -> Bool {
        guard let url = response.url else { return false }
        var text = URLText(url.absoluteString)
        text.fragment = nil
        return text.text != request.url.absoluteString
    }
}

extension CacheControl {
    /// The directives of a request; `Pragma: no-cache` without others is one (RFC 9111 §5.4).
    fileprivate init(asking headers: HTTPHeaders) {
        self.init(headers)
        if isEmpty, headers["Pragma"]?.lowercased().contains("no-cache") == true {
            self.init(["Cache-Control": "no-cache"])
        }
    }
}

extension Endpoint {
    /// Returns the endpoint that is sent as `request` with more fields.
    fileprivate func adding(
        _ headers: HTTPHeaders, to request: EncodedRequest
    ) throws(RequestError) -> Endpoint {
        if headers.isEmpty { return self }
        var sent = request
        for field in headers { sent.headers.add(field.name, field.value) }
        return try settled(as: sent, madeOf: request)
    }
}
