extension Reactive {
    /// Returns the pages of the list that `action` requests, as its outputs.
    ///
    ///     @GET("/repos", .paging(.link)) var repos: Action<Void, [Repo]>
    ///
    ///     github.rx.pages(GitHub.repos).items                    // Pages<Repo>
    ///
    /// As for a target; each page is a call for the action's interceptors, with the same input. The
    /// answer of an interceptor that sends nothing is the last page for a rule that reads
    /// responses, such as ``NextPage/link``.
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
    /// As for a target: without a limit, and resumed with the input of the page to begin with.
    /// - Parameter next: Returns the next input; nil after the last page. Its error ends the pages.
    public func pages<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...,
        next: @escaping @Sendable (_ page: Output, _ input: Input) throws -> Input?
    ) -> Pages<Output> where Base == Provider<T> {
        let (chain, action) = (base.chain, action.setting(attributes))
        return Pages(after: input, send: { chain.send(action.setting([$1]), $0) }, next: next)
    }
}
