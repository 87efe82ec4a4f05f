/// The pages of a list, or the items on them, requested one page at a time.
///
/// ```swift
/// github.rx.pages(.repos, next: .link)                 // Pages<Response>
///     .mapArray(Repo.self).items                       // Pages<Repo>
///     .take(250)
/// ```
///
/// A page is requested when the elements of the one before have been delivered, or read, and never
/// earlier; leaving requests nothing more. Any number of pages takes no stack, and memory for one.
///
/// Pages are a stream, with all of its operators. A loop reads ``values``, which waits until the
/// next element is wanted; `values(buffering:)`, as of any stream, does not wait for its loop.
/// Each subscription and each loop starts with the first page. The first failure ends the pages,
/// after the elements before it.
public struct Pages<Element: Sendable>: ObservableType {
    /// The first page; nil for no pages at all.
    let first: PageStep<Element>?

    /// The elements of all pages. The next page is requested when the subscriber has returned from
    /// the last element of a page, on that thread.
    public var flow: Observable<Element> { first?.flow ?? .empty() }
}
