/// The continuation of a source within a chain.
@usableFromInline
enum Successor<Element: Sendable>: Sendable {
    /// Runs after a completion.
    case source(Source<Element>)
    /// Returns the sources that run after a completion, one by one, and true with the last of them
    /// if that is known.
    case sequence(@Sendable () -> (source: Source<Element>, isLast: Bool)?)
    /// Called after a failure with the error and the number of failures so far, from one.
    case recovery(@Sendable (any Error, Int) -> Recovery<Element>)
}

/// The continuation of a source that has failed.
@usableFromInline
enum Recovery<Element: Sendable>: Sendable {
    /// Takes the place of the source that failed.
    case instead(Source<Element>)
    /// Runs next; its failure is recovered from, too.
    case again(Source<Element>)
}
