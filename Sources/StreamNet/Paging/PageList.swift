/// A list whose pages are requested by a rule.
struct PageList<Page: Sendable>: Sendable {
    /// Sends the declared request with these attributes over all others.
    let send: @Sendable (_ attributes: Attributes) -> Single<(page: Page, response: Response?)>
    /// The rule; nil for that of ``Attributes/paging``.
    let rule: NextPage<Page>?

    func pages(from cursor: PageCursor?) -> Pages<Page> {
        Pages(first: step(at: cursor, PageTrail()))
    }

    private func step(at cursor: PageCursor?, _ trail: PageTrail) -> PageStep<Page> {
        PageStep {
            send(.interceptors([PageRequest(place: rule?.place, cursor: cursor)]))
                .map { loaded($0, $1, cursor, trail) }
        }
    }

    /// A page, and the page after it. An error is that of the next page, so that this one is
    /// delivered.
    private func loaded(
        _ page: Page, _ response: Response?, _ cursor: PageCursor?, _ trail: PageTrail
    ) -> PageStep<Page>.Loaded {
        do {
            let last = PageStep.Loaded(elements: [page])
            guard let rule = rule ?? response?.paging?.reading() else { return last }
            let endpoint = response?.endpoint
            let here = try endpoint.map { try rule.place.cursor(in: $0) } ?? cursor?.rawValue
            let text = try NetError.reading(response) { try rule.find(page, $0, here) }
            guard let text, !text.isEmpty else { return last }
            guard let trail = trail.continued(from: here, to: text) else {
                throw NetError.request(
                    RequestError(
                        .invalidNextPage, request: endpoint?.title,
                        wanted: "a page that has not been requested", found: text.debugDescription))
            }
            let next = PageCursor(rawValue: text)
            return .init(elements: [page], next: step(at: next, trail), cursor: next)
        } catch {
            return .init(elements: [page], next: PageStep(failing: error))
        }
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
