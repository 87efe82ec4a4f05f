/// Two flows that run one after the other; each of them may be a chain again.
///
/// What `concat` builds is a tree of these, and not closures in closures: joining costs one object
/// whichever side is long, changes neither side, and a tree of any depth is run and released in a
/// loop.
@usableFromInline
final class Chain<Element: Sendable>: Sendable {
    @usableFromInline typealias Halves = (first: Source<Element>, second: Source<Element>)

    /// Nil only when the chain is about to go.
    @usableFromInline let halves: Lock<Halves?>

    @inlinable
    init(_ first: Source<Element>, _ second: Source<Element>) { halves = Lock((first, second)) }

    @inlinable
    deinit {
        var waiting: [Chain] = []
        letGo(into: &waiting)
        while !waiting.isEmpty {
            // Whoever else holds it will let it go.
            let isLast = isKnownUniquelyReferenced(&waiting[waiting.count - 1])
            let chain = waiting.removeLast()
            if isLast { chain.letGo(into: &waiting) }
        }
    }

    /// Empties the chain; the chains in it must not be released from here, which would be recursion.
    @inlinable
    func letGo(into waiting: inout [Chain]) {
        guard let (first, second) = halves.withLock({ $0.take() }) else { return }
        if case .chain(let chain) = first { waiting.append(chain) }
        if case .chain(let chain) = second { waiting.append(chain) }
    }

    @inlinable
    func start(_ sink: Sink<Element>) {
        Parts(Remainder(parts: [.chain(self)]), into: sink).begin()
    }
}

extension Source {
    /// This, and `next` when it has completed.
    @inlinable
    func then(_ next: Source) -> Source {
        switch (self, next) {
        case (.empty, _): next
        case (_, .empty), (.error, _): self
        default: .chain(Chain(self, next))
        }
    }
}
