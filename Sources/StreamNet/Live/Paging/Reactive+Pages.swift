extension Reactive {
    /// Returns the pages of the list that `target` requests, as responses.
    ///
    ///     github.rx.pages(.repos, next: .link).mapArray(Repo.self).items
    ///
    /// Each page is a request of its own, sent when the page before has been consumed. Fails with
    /// the errors of `rx(target)`; with ``RequestError/Reason/invalidNextPage`` if a page leads
    /// back to one before it, or to a server that ``Attributes/pageOrigins`` does not permit, or if
    /// there is no rule; and with the error of the rule. Each comes after the pages before it.
    /// - Parameters:
    ///   - next: The rule for the next page; by default that of ``Attributes/paging``.
    ///   - cursor: The cursor of the first page, found by the same rule; nil for the target's own.
    public func pages<T>(
        _ target: T, _ attributes: Attributes..., next: NextPage<Response>? = nil,
        from cursor: String? = nil
    ) -> Pages<Response> where Base == Provider<T> {
        let chain = base.chain
        return PageList(
            send: { chain.send(target, attributes + [$0]).map { ($0, $0) } }, rule: next
        ).pages(from: cursor)
    }

    /// Returns the pages of a list whose requests a closure makes: each target makes the next one.
    ///
    ///     github.rx.pages(.repos(page: 1)) { response, target in
    ///         response.body.isEmpty ? nil : .repos(page: target.page + 1)
    ///     }
    ///
    /// There is no limit but that of ``Pages/take(_:)``. A target of another server than the first
    /// fails with ``RequestError/Reason/invalidNextPage``, unless ``Attributes/pageOrigins``
    /// permits it.
    /// - Parameter next: Returns the next target; nil after the last page. Its error ends them.
    public func pages<T>(
        _ target: T, _ attributes: Attributes...,
        next: @escaping @Sendable (_ response: Response, _ target: T) throws -> T?
    ) -> Pages<Response> where Base == Provider<T> {
        let chain = base.chain
        return Pages(after: target) { target, check in
            chain.send(target, attributes + [check])
        } next: { response, target in
            try response.mapping { try next($0, target) }
        }
    }

    /// Returns the pages of the list that `action` requests, as its outputs.
    ///
    ///     @GET("/repos", .paging(.link)) var repos: Action<Void, [Repo]>
    ///
    ///     github.rx.pages(GitHub.repos).items                    // Pages<Repo>
    ///
    /// As for a target; each page is a call for the action's interceptors, with the same input. An
    /// output without a response is the last page for a rule that reads responses.
    public func pages<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...,
        next: NextPage<Output>? = nil, from cursor: String? = nil
    ) -> Pages<Output> where Base == Provider<T> {
        let (chain, action) = (base.chain, action.setting(attributes))
        return PageList(
            send: { chain.sendObserved(action.setting([$0]), input) }, rule: next
        ).pages(from: cursor)
    }

    /// Returns such pages for an action without input.
    public func pages<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...,
        next: NextPage<Output>? = nil, from cursor: String? = nil
    ) -> Pages<Output> where Base == Provider<T> {
        pages(action.setting(attributes), (), next: next, from: cursor)
    }

    /// Returns the pages of a list whose requests a closure makes: each input makes the next one.
    ///
    ///     shop.rx.pages(Shop.search, query) { page, query in
    ///         page.endCursor.map { query.after($0) }
    ///     }
    ///
    /// - Parameter next: Returns the next input; nil after the last page. Its error ends the pages.
    public func pages<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...,
        next: @escaping @Sendable (_ page: Output, _ input: Input) throws -> Input?
    ) -> Pages<Output> where Base == Provider<T> {
        let (chain, action) = (base.chain, action.setting(attributes))
        return Pages(after: input, send: { chain.send(action.setting([$1]), $0) }, next: next)
    }
}
