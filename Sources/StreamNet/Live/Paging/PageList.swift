struct PageList<Page: Sendable>: Sendable {
    /// Sends the declared request with these attributes over all others.
    let send: @Sendable (_ attributes: Attributes) -> Single<(Page, Response?)>
    let rule: NextPage<Page>?

    func pages(from cursor: String?) -> Pages<Page> { Pages(first: step(at: cursor, PageTrail())) }

    private func step(at cursor: String?, _ trail: PageTrail) -> PageStep<Page> {
        PageStep {
            send(.interceptors([PageRequest(place: rule?.place, cursor: cursor)]))
                .map { loaded($0, $1, cursor, trail) }
        }
    }

    /// A page and the one after it. An error is that of the next page: this one is delivered.
    private func loaded(
        _ page: Page, _ response: Response?, _ cursor: String?, _ trail: PageTrail
    ) -> PageStep<Page>.Loaded {
        do {
            let last = PageStep.Loaded(elements: [page])
            guard let rule = rule ?? response?.paging?.reading() else { return last }
            let endpoint = response?.endpoint
            let here = try endpoint.map { try rule.place.cursor(in: $0) } ?? cursor
            let text = try NetError.reading(response) { try rule.find(page, $0, here) }
            guard let text, !text.isEmpty else { return last }
            guard
                let trail = trail.continued(
                    from: here.map(rule.place.identity), to: rule.place.identity(of: text))
            else {
                if rule.endsAtRepetition { return last }
                throw NetError.request(
                    RequestError(
                        .invalidNextPage, request: endpoint?.title,
                        wanted: "a page that has not been requested", found: text.debugDescription))
            }
            return .init(elements: [page], next: step(at: text, trail), cursor: text)
        } catch { return .init(elements: [page], next: PageStep(failing: error)) }
    }
}

extension NetError {
    /// Returns the result of `read`, of whose failure the plugins of the request are notified.
    fileprivate static func reading<Value>(
        _ response: Response?, _ read: (Response?) throws -> Value
    ) throws -> Value {
        guard let response else { return try read(nil) }
        return try response.mapping { response in
            do { return try read(response) } catch let failure as RequestError {
                throw NetError.request(failure.naming(response.endpoint?.title ?? "a response"))
            }
        }
    }
}

/// Changes the declared request of a list to that of one page.
struct PageRequest: Interceptor {
    /// The place of the cursor; nil if ``Attributes/paging`` has the rule.
    let place: PagePlace?
    let cursor: String?

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .deferred {
            let page = try NetError.wrapping("the request of a page", endpoint) {
                guard let place = place ?? endpoint.paging?.place else {
                    throw RequestError(
                        .invalidNextPage,
                        wanted: "a rule for the next page: next: or the attribute .paging",
                        found: "none")
                }
                return try cursor.map { try place.request(endpoint, at: $0) } ?? endpoint
            }
            return next(page)
        }
    }
}

/// The pages by which a loop is noticed: the first, and of the later ones the 2nd, 4th, 8th and so
/// on (Brent's algorithm). A loop takes at most three times as many requests as it has pages.
struct PageTrail: Sendable {
    private var first: String?
    private var mark: String?
    private var distance = 0
    private var limit = 1

    /// Returns the trail with the page after `page` added to it; nil if `next` has been requested.
    func continued(from page: String?, to next: String) -> PageTrail? {
        guard next != page, next != first, next != mark else { return nil }
        var trail = self
        trail.first = first ?? page
        trail.distance += 1
        if trail.distance == limit {
            (trail.mark, trail.distance, trail.limit) = (next, 0, limit * 2)
        }
        return trail
    }
}
