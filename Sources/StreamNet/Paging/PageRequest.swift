/// Changes the declared request of a list to that of one page.
struct PageRequest: Interceptor {
    /// The place of the cursor; nil if ``Attributes/paging`` has the rule.
    let place: PagePlace?
    /// The cursor of the page; nil for the declared request.
    let cursor: PageCursor?

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .deferred {
            let page = try NetError.wrapping("the request of a page", endpoint) {
                guard let place = place ?? endpoint.paging?.place else {
                    throw RequestError(
                        .invalidNextPage, wanted: "a rule for the next page, by next: or .paging",
                        found: "none")
                }
                return try cursor.map { try place.request(endpoint, at: $0) } ?? endpoint
            }
            return next(page)
        }
    }
}
