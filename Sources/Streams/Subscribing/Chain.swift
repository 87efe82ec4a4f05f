/// A source and its successor; each of them may be a chain again. Joining costs one object, and a
/// tree of any depth, also one that grows while it runs, is run and released in a loop.
@usableFromInline final class Chain<Element: Sendable>: Sendable {
    @usableFromInline typealias Halves = (first: Source<Element>, second: Successor<Element>)

    /// Nil only while the chain is being released: only its last owner changes it.
    @usableFromInline let halves: MutableBox<Halves?>
    /// `releaseAll`, specialised for the element; `deinit` itself never is.
    @usableFromInline let release: @Sendable (Chain) -> Void
    /// Set where chains are made, so that starting a flow, as nearly every operator does, does not
    /// specialise the code of `concat` for its element.
    @usableFromInline
    let run: @Sendable (Chain, consuming Sink<Element>, Continuation<Element>?) -> Void

    @inlinable init(
        _ first: Source<Element>, _ second: Successor<Element>,
        run: @escaping @Sendable (Chain, consuming Sink<Element>, Continuation<Element>?) -> Void
    ) {
        halves = MutableBox((first, second))
        release = { $0.releaseAll() }
        self.run = run
    }

    deinit { release(self) }

    /// Releases one chain at a time, each emptied first: no recursion.
    @inlinable func releaseAll() {
        var more: [Chain] = []
        var next = removeHalves(&more)
        while next != nil || !more.isEmpty {
            if next == nil { next = more.popLast() }
            // Another owner will release it.
            next = isKnownUniquelyReferenced(&next) ? next?.removeHalves(&more) : nil
        }
    }

    @inlinable func removeHalves(_ more: inout [Chain]) -> Chain? {
        switch halves.value.take() {
        case (.chain(let first), .source(.chain(let second)))?:
            more.append(second)
            return first
        case (.chain(let only), _)?, (_, .source(.chain(let only)))?: return only
        default: return nil
        }
    }
}

/// The continuation of a source within a chain: after a completion, or after a failure.
@usableFromInline enum Successor<Element: Sendable>: Sendable {
    case source(Source<Element>)
    /// Returns the sources, and true with the last of them, if known.
    case sequence(@Sendable () -> (source: Source<Element>, isLast: Bool)?)
    /// Called with the error and the number of failures so far, from one.
    case recovery(@Sendable (any Error, Int) -> Recovery<Element>)
}

/// The continuation of a source that has failed; the failure of `again` is recovered from, too.
@usableFromInline enum Recovery<Element: Sendable>: Sendable {
    case instead(Source<Element>)
    case again(Source<Element>)
}
