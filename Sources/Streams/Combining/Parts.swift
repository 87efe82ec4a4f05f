import Synchronization

/// The parts of one `concat`, one after another.
@usableFromInline
final class Parts<Element: Sendable>: Disposable {
    @usableFromInline let sink: Sink<Element>
    /// Touched only by the loop in `startNext`.
    @usableFromInline let rest: Cell<Remainder<Element>>
    @usableFromInline let wanted = Atomic<Int>(0)
    @usableFromInline let current = Lock<Segment?>(nil)

    @inlinable
    init(_ rest: Remainder<Element>, into sink: Sink<Element>) {
        self.rest = Cell(rest)
        self.sink = sink
    }

    @inlinable
    func begin() {
        sink.segment.add(self)
        startNext()
    }

    @usableFromInline
    func dispose() { current.withLock { $0.take() }?.dispose() }

    /// A completion inside `start` only asks for another turn of the loop that is running.
    @inlinable
    func startNext() {
        guard wanted.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            guard let start = advance() else { return }
            // The last part has nobody to hand over to.
            if rest.value.isEmpty { return start(sink) }
            run(start)
        } while wanted.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Delivers the constant parts up to one that runs, and returns that; ends the sink when there
    /// is none.
    @inlinable
    func advance() -> (@Sendable (consuming Sink<Element>) -> Void)? {
        while !sink.segment.isClosed {
            switch rest.value.next() {
            case .chain(let chain): rest.value.unfold(chain)
            case .just(let element): sink.next(element)
            case .empty: break
            case .run(let start): return start
            case .error(let error): sink.fail(error)
            case nil: sink.complete()
            }
        }
        return nil
    }

    @inlinable
    func run(_ start: (consuming Sink<Element>) -> Void) {
        let part = Segment { [self] ending in
            switch ending {
            case .completed: startNext()
            case .error(let error): sink.fail(error)
            }
        }
        current.withLock { $0 = part }
        // Disposed between the question in `advance` and the line above: nobody else will do it.
        if sink.segment.isClosed { return part.dispose() }
        start(Sink(part, sink.next))
    }
}

/// What is left of a `concat`; it is asked for a part when that part's turn comes.
@usableFromInline
struct Remainder<Element: Sendable> {
    /// The next parts, the last one first.
    @usableFromInline var parts: [Source<Element>] = []
    /// Gives the parts behind those, one by one.
    @usableFromInline var more: (() -> Source<Element>?)?

    @inlinable
    init(parts: [Source<Element>] = [], more: (() -> Source<Element>?)? = nil) {
        self.parts = parts
        self.more = more
    }

    /// Whether it is known that nothing comes any more.
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
                    Parts(Remainder(parts: [.chain($0)]), into: $1).begin()
                })
        }
    }
}
