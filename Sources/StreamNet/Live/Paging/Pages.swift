/// The pages of a list, or the items on them, requested one page at a time.
///
///     github.rx.pages(.repos, next: .link)                 // Pages<Response>
///         .mapArray(Repo.self).items                       // Pages<Repo>
///         .take(250)
///
/// A page is requested when the elements of the one before have been delivered, or read, and never
/// earlier. Any number of pages takes no stack, and memory for one. Each subscription and each loop
/// over ``values`` starts with the first page. The first failure ends the pages, after the elements
/// before it.
public struct Pages<Element: Sendable>: ObservableType {
    /// The first page; nil for no pages at all.
    let first: PageStep<Element>?

    /// The elements of all pages; the next is requested on the thread of the last element of one.
    public var flow: Observable<Element> { first?.flow ?? .empty() }

    /// Transforms each element; the result is pages again, requested as they are consumed. An error
    /// thrown by `transform` ends the pages, after the elements of the pages before.
    public func map<New: Sendable>(
        _ transform: @escaping @Sendable (Element) throws -> New
    ) -> Pages<New> { Pages<New>(first: first?.map { try $0.elements.map(transform) }) }

    /// Delivers up to `count` elements: pages, or after ``items`` items. No page is requested
    /// beyond them; of 0 or less, none at all.
    public func take(_ count: Int) -> Pages { Pages(first: first?.prefix(count)) }

    /// Delivers each page with the cursor of the next, a text with which the pages can be resumed
    /// by the same rule; nil after the last page, and if a closure makes the requests. It belongs
    /// before ``items``, since a cursor is that of a page.
    public func withCursors() -> Pages<(value: Element, next: String?)> {
        Pages<(value: Element, next: String?)>(
            first: first?.map { loaded in loaded.elements.map { ($0, loaded.cursor) } })
    }
}

extension Pages where Element: Sequence, Element.Element: Sendable {
    /// The items of the pages; the next page is requested when the last item has been consumed.
    public var items: Pages<Element.Element> {
        Pages<Element.Element>(first: first?.map { $0.elements.flatMap { $0 } })
    }
}

extension Pages where Element == Response {
    /// Transforms each response; a failure is reported to its plugins, and ends the pages.
    public func mapResponse<New: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> New
    ) -> Pages<New> { map { try $0.mapping(transform) } }
}

extension Pages {
    /// The elements for `for try await`: a page is requested when the loop wants an element of it.
    /// Cancelling the task cancels the request and throws `CancellationError`.
    public var values: Values { Values(first: first) }

    /// The elements of pages as an asynchronous sequence.
    public struct Values: AsyncSequence, Sendable {
        let first: PageStep<Element>?

        /// Returns an iterator that starts with the first page and has requested nothing yet.
        public func makeAsyncIterator() -> Iterator { Iterator(next: first) }

        /// Reads pages, one request at a time; a copy continues on its own from where it was made.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            private var elements: ArraySlice<Element> = []
            private var following: PageStep<Element>?

            init(next: PageStep<Element>?) { following = next }

            /// Returns the next element; nil after the last one, and after an error.
            public mutating func next() async throws -> Element? { try await next(isolation: nil) }

            /// Returns the next element on the caller's actor; nil after the last, or an error.
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws -> Element? {
                while elements.isEmpty, let step = following {
                    following = nil
                    let loaded = try await step.load().value
                    (elements, following) = (loaded.elements[...], loaded.next)
                }
                guard let element = elements.popFirst() else { return nil }
                try Task.checkCancellation()
                return element
            }
        }
    }
}
