extension Pages {
    /// Transforms each element; the result is pages again, requested as they are consumed.
    ///
    /// An error thrown by `transform` ends the pages, after the elements of the pages before.
    public func map<New: Sendable>(
        _ transform: @escaping @Sendable (Element) throws -> New
    ) -> Pages<New> {
        Pages<New>(first: first?.map { try $0.elements.map(transform) })
    }

    /// Delivers up to `count` elements: pages, or after ``items`` items. No page is requested
    /// beyond them; of 0 or less, none at all.
    public func take(_ count: Int) -> Pages { Pages(first: first?.prefix(count)) }

    /// Delivers each page with the cursor of the next, with which the pages can be resumed.
    ///
    /// ```swift
    /// let pages = github.rx.pages(GitHub.repos, next: .link).withCursors()
    /// for try await page in pages.values {
    ///     try store.save(page.value, next: page.next)
    /// }
    /// let rest = github.rx.pages(GitHub.repos, next: .link, from: store.next)
    /// ```
    ///
    /// It belongs before ``items``, since a cursor is that of a page.
    public func withCursors() -> Pages<PageWithCursor<Element>> {
        Pages<PageWithCursor<Element>>(
            first: first?.map { loaded in
                loaded.elements.map { PageWithCursor(value: $0, next: loaded.cursor) }
            })
    }
}

extension Pages where Element: Sequence, Element.Element: Sendable {
    /// The items of the pages, one by one; the next page is requested when the last item of a page
    /// has been consumed.
    public var items: Pages<Element.Element> {
        Pages<Element.Element>(first: first?.map { $0.elements.flatMap { $0 } })
    }
}

extension Pages where Element == Response {
    /// Transforms each response; a failure is reported to the plugins of its request, and ends the
    /// pages.
    public func mapResponse<New: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> New
    ) -> Pages<New> {
        map { try $0.mapping(transform) }
    }
}
