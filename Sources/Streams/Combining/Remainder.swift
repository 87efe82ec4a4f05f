/// The parts of a `concat` that have not run; each is made when its turn comes.
@usableFromInline
struct Remainder<Element: Sendable> {
    /// The next parts, the last one first.
    @usableFromInline var parts: [Source<Element>] = []
    /// Returns the parts after those, one by one.
    @usableFromInline var more: (() -> Source<Element>?)?

    @inlinable
    init(parts: [Source<Element>] = [], more: (() -> Source<Element>?)? = nil) {
        self.parts = parts
        self.more = more
    }

    /// True if it is known that nothing follows.
    @inlinable
    var isEmpty: Bool { parts.isEmpty && more == nil }

    @inlinable
    mutating func next() -> Source<Element>? { parts.popLast() ?? more?() }

    /// Puts the halves of a chain in its place.
    @inlinable
    mutating func unfold(_ chain: Chain<Element>) {
        guard let (first, second) = chain.halves.value else { return }
        parts.append(second)
        parts.append(first)
    }
}

extension Remainder {
    /// Runs the parts into `sink`, one after another; the constant ones are delivered as they are.
    @inlinable
    func run(into sink: Sink<Element>) {
        let rest = StateBox(self)
        SourceLoop(into: sink) {
            while !sink.lifetime.isClosed {
                switch rest.value.next() {
                case .chain(let chain): rest.value.unfold(chain)
                case .just(let element): sink.next(element)
                case .empty: break
                case .run(let start):
                    if !rest.value.isEmpty { return start }
                    // The last part has no successor.
                    start(sink)
                    return nil
                case .error(let error): sink.fail(error)
                case nil: sink.complete()
                }
            }
            return nil
        } ended: { ending, loop in
            switch ending {
            case .completed: loop.startNext()
            case .error(let error): sink.fail(error)
            }
        }.begin()
    }
}

extension Source {
    /// This, and `next` when it has completed.
    @inlinable
    func then(_ next: Source) -> Source {
        switch (self, next) {
        case (.empty, _): next
        case (_, .empty), (.error, _): self
        default:
            .chain(
                Chain(self, next) {
                    Remainder(parts: [.chain($0)]).run(into: $1)
                })
        }
    }
}
