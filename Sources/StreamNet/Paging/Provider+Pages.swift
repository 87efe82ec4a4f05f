extension Reactive {
    /// Returns the pages of the list that `target` requests, as responses.
    ///
    /// ```swift
    /// github.rx.pages(.repos, next: .link).mapArray(Repo.self).items
    /// ```
    ///
    /// Each page is a request of its own, sent when the page before has been consumed. Fails with
    /// the errors of `rx(target)`; with ``RequestError/Reason/invalidNextPage`` if a page leads
    /// back to one before it, or to a server that ``Attributes/pageOrigins`` does not permit, or if
    /// there is no rule; and with the error of the rule. Each comes after the pages before it.
    /// - Parameters:
    ///   - target: The target of the first page.
    ///   - attributes: Those of this call only; they override all others.
    ///   - next: The rule for the next page; by default that of ``Attributes/paging``.
    ///   - cursor: The cursor of the first page, found by the same rule; nil for the target's own.
    public func pages<T>(
        _ target: T, _ attributes: Attributes..., next: NextPage<Response>? = nil,
        from cursor: String? = nil
    ) -> Pages<Response> where Base == Provider<T> {
        base.chain.pages(target, attributes, next, cursor)
    }

    /// Returns the pages of a list whose requests a closure makes: each target makes the next one.
    ///
    /// ```swift
    /// github.rx.pages(.repos(page: 1)) { response, target in
    ///     response.body.isEmpty ? nil : .repos(page: target.page + 1)
    /// }
    /// ```
    ///
    /// A closure that returns the same target again asks for ever: ``Pages/take(_:)`` sets a limit.
    /// A target of another server than the first fails with
    /// ``RequestError/Reason/invalidNextPage``, unless ``Attributes/pageOrigins`` permits it.
    /// Resuming is a call with the target of the page to begin with.
    /// - Parameters:
    ///   - target: The target of the first page.
    ///   - attributes: Those of this call only; they override all others.
    ///   - next: Returns the next target; nil after the last page. An error that it throws ends the
    ///     pages, after this one.
    public func pages<T>(
        _ target: T, _ attributes: Attributes...,
        next: @escaping @Sendable (_ response: Response, _ target: T) throws -> T?
    ) -> Pages<Response> where Base == Provider<T> {
        base.chain.pages(after: target, attributes, next)
    }
}

extension InterceptorChain {
    fileprivate func pages(
        _ target: some Target, _ call: [Attributes], _ rule: NextPage<Response>?,
        _ cursor: String?
    ) -> Pages<Response> {
        PageList(
            send: { [self] in send(target, call + [$0]).map { ($0, $0) } }, rule: rule
        ).pages(from: cursor)
    }

    fileprivate func pages<Listed: Target>(
        after target: Listed, _ call: [Attributes],
        _ next: @escaping @Sendable (Response, Listed) throws -> Listed?
    ) -> Pages<Response> {
        Pages(after: target) { [self] target, check in
            send(target, call + [check])
        } next: { response, target in
            try response.mapping { try next($0, target) }
        }
    }
}
