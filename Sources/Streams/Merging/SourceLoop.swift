import Synchronization

/// Runs a source and its successors into one sink; any number of them takes no stack.
///
/// The last one takes the place of the whole: it gets the sink itself, and the loop is over.
@usableFromInline
final class SourceLoop<Element: Sendable>: Endable {
    @usableFromInline
    struct State: Sendable {
        /// The source to run next, or the constant that stands for the ending of the last one.
        @usableFromInline var next: Source<Element>
        @usableFromInline var successors = Successors<Element>()

        @inlinable
        init(_ next: Source<Element>) { self.next = next }
    }

    @usableFromInline let sink: Sink<Element>
    /// Touched only by the loop's turn, and by the ending that begins one.
    @usableFromInline let state: StateBox<State>
    @usableFromInline let turns = Atomic<Int>(0)
    @usableFromInline let current = Mutex<SubscriptionLifetime?>(nil)
    @usableFromInline let over = Atomic<Bool>(false)

    /// Runs `source` into `sink`.
    @inlinable
    @discardableResult
    init(_ source: Source<Element>, into sink: Sink<Element>) {
        self.sink = sink
        state = StateBox(State(source))
        sink.lifetime.add(self)
        takeTurn()
    }

    @usableFromInline var isOver: Bool { over.load(ordering: .relaxed) }

    @usableFromInline
    func dispose() { current.withLock { $0.take() }?.dispose() }

    /// Continues with `next`; an ending inside of a turn only asks for another one.
    @inlinable
    func ended(_ ending: Ending) {
        switch ending {
        case .completed: state.value.next = .empty
        case .error(let error): state.value.next = .error(error)
        }
        takeTurn()
    }

    @inlinable
    func takeTurn() {
        guard turns.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            proceed()
        } while turns.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Runs constant sources as they are, until one must be waited for.
    @inlinable
    func proceed() {
        var next = exchange(&state.value.next, with: .empty)
        while !sink.lifetime.isClosed {
            switch next {
            case .run(let start): return run(start)
            case .just(let element):
                sink.next(element)
                next = .empty
            case .empty:
                guard let following = state.value.successors.afterCompletion() else {
                    return sink.complete()
                }
                next = following
            case .error(let error):
                guard let following = state.value.successors.afterFailure(error) else {
                    return sink.fail(error)
                }
                next = following
            case .chain(let chain):
                guard let (first, second) = chain.halves.value else { return }
                state.value.successors.push(second)
                next = first
            case .deferred(let make): next = make(sink)
            }
        }
    }

    @inlinable
    func run(_ start: (consuming Sink<Element>) -> Void) {
        // The earlier one has ended, but may not be torn down yet.
        if state.value.successors.isEmpty {
            dispose()
            over.store(true, ordering: .relaxed)
            return start(sink)
        }
        let lifetime = SubscriptionLifetime.replacing(current.withLock { $0.take() })
        lifetime.reopen { [self] in ended($0) }
        current.withLock { $0 = lifetime }
        // Disposed since the check before: nothing else disposes this lifetime.
        if sink.lifetime.isClosed { return dispose() }
        start(Sink(lifetime, sink.next))
    }
}
