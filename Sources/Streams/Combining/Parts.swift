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

    /// Starts the next part. If a part completes inside `start`, the loop that is running starts
    /// the next.
    @inlinable
    func startNext() {
        guard wanted.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            guard let start = advance() else { return }
            // No part follows the last one, so it can use `sink` itself.
            if rest.value.isEmpty { return start(sink) }
            run(start)
        } while wanted.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Delivers the constant parts up to one that runs, and returns that; ends the sink if there is
    /// none.
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
        // Disposed between the check in `advance` and the line above: nothing else disposes this
        // part.
        if sink.segment.isClosed { return part.dispose() }
        start(Sink(part, sink.next))
    }
}

/// The remaining parts of a `concat`, each requested only when it is due to start.
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

    /// True if it is known that no part is left.
    @inlinable
    var isEmpty: Bool { parts.isEmpty && more == nil }

    @inlinable
    mutating func next() -> Source<Element>? { parts.popLast() ?? more?() }

    /// Replaces a chain by its halves.
    @inlinable
    mutating func unfold(_ chain: Chain<Element>) {
        guard let (first, second) = chain.halves.value else { return }
        parts.append(second)
        parts.append(first)
    }
}
