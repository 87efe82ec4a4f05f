extension Attributes {
    /// The rule by which pages follow each other: `.paging(.link)`; nil, the default, for requests
    /// that have none.
    ///
    /// Used by `rx.pages` without `next:`. Other calls ignore it, and are answered with one page.
    public static var paging: Key<NextPage<Response>?> { .init(nil) }
}
