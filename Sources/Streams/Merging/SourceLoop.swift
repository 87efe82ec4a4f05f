import Locks

extension Source {
    @inlinable func followed(by successor: Successor<Element>) -> Source {
        switch (self, successor) {
        case (.just, .recovery), (.empty, .recovery): self
        default: .chain(Chain(self, successor) { SourceLoop(.chain($0), into: $1, $2) })
        }
    }

    @inlinable func then(_ next: Source) -> Source {
        switch (self, next) {
        case (.empty, _): next
        case (_, .empty), (.error, _): self
        default: followed(by: .source(next))
        }
    }

    /// The flow that a known element makes, which then takes the place of the whole; else nil.
    @inlinable func made<New, Count, Failure: Error>(
        by transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Count>
    ) -> Source<New>? {
        guard case .just(let element) = self else { return nil }
        return .deferred { _ in
            Source<New> { () throws(Failure) in try transform(element) }
        }
    }

    /// The source of the flow that a closure makes, or the error that it throws.
    @inlinable init<Count, Failure: Error>(
        _ make: () throws(Failure) -> Flow<Element, Count>
    ) {
        do throws(Failure) { self = try make().source } catch { self = .error(error) }
    }
}

/// Runs a source and its successors into one sink; any number of them takes no stack. The last one
/// gets the sink itself, and the loop is over.
@usableFromInline final class SourceLoop<Element: Sendable>: Endable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let outer: Continuation<Element>?
    /// The source to run next, or the constant that stands for the ending of the last one. Touched
    /// only by the loop's turn, and by the ending that begins one.
    @usableFromInline
    let state: MutableBox<(next: Source<Element>, successors: SuccessorStack<Element>)>
    // Released by who asks for a turn, acquired by the turn, for `state`; `over` is relaxed.
    @usableFromInline let turns = Atomic<Int>(0)
    @usableFromInline let current = Mutex<SubscriptionLifetime?>(nil)
    @usableFromInline let over = Atomic<Bool>(false)

    @inlinable @discardableResult
    init(_ source: Source<Element>, into sink: Sink<Element>, _ outer: Continuation<Element>?) {
        (self.sink, self.outer) = (sink, outer)
        state = MutableBox((next: source, successors: SuccessorStack()))
        sink.lifetime.add(self)
        takeTurn()
    }

    @usableFromInline var isOver: Bool { over.load(ordering: .relaxed) }

    @usableFromInline func dispose() { current.withLock { $0.take() }?.dispose() }

    @usableFromInline func dispose(before parent: SubscriptionLifetime) {
        current.withLock { $0.take() }?.dispose(before: parent)
    }

    /// Continues with `next`; an ending inside of a turn only asks for another one.
    @inlinable func ended(_ ending: Ending) {
        switch ending {
        case .completed: state.value.next = .empty
        case .error(let error): state.value.next = .error(error)
        }
        takeTurn()
    }

    @inlinable func takeTurn() {
        guard turns.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            proceed()
        } while turns.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Runs constant sources as they are, until one must be waited for.
    @inlinable func proceed() {
        var next = exchange(&state.value.next, with: .empty)
        while !sink.lifetime.isClosed {
            switch next {
            case .run(let start): return run(start)
            case .just(let element):
                sink.next(element)
                next = .empty
            case .empty:
                guard let following = state.value.successors.afterCompletion()
                else { return sink.complete() }
                next = following
            case .error(let error):
                guard let following = state.value.successors.afterFailure(error)
                else { return sink.fail(error) }
                next = following
            case .chain(let chain):
                guard let (first, second) = chain.halves.value else { return }
                state.value.successors.push(second)
                next = first
            case .deferred(let make): next = make(sink)
            case .continuing(let start):
                if !state.value.successors.isEmpty {
                    return run { Observable(.continuing(start)).start($0) }
                }
                retireLast()
                // Others may take its place, and have successors.
                guard let following = start(sink, outer)
                else { return over.store(true, ordering: .relaxed) }
                next = following
            }
        }
    }

    @inlinable func retireLast() {
        if let last = current.withLock({ $0.take() }) { sink.lifetime.retire(last) }
    }

    @inlinable func run(_ start: (consuming Sink<Element>) -> Void) {
        if state.value.successors.isEmpty {
            retireLast()
            over.store(true, ordering: .relaxed)
            return sink.lifetime.isClosed ? () : start(sink)
        }
        let lifetime = SubscriptionLifetime.replacing(
            current.withLock { $0.take() }, in: sink.lifetime)
        lifetime.reopen(in: sink.lifetime) { [self] in ended($0) }
        current.withLock { $0 = lifetime }
        // Disposed since the check before: nothing else disposes this lifetime.
        if sink.lifetime.isClosed { return dispose() }
        start(Sink(lifetime, sink.next))
    }
}

@usableFromInline struct SuccessorStack<Element: Sendable>: Sendable {
    /// A successor, and the number of failures that it has recovered from.
    @usableFromInline typealias Entry = (successor: Successor<Element>, failures: Int)

    /// The next one; there is seldom another, so most need no array.
    @usableFromInline var next: Entry?
    @usableFromInline var later: [Entry] = []

    @inlinable init() {}

    @inlinable var isEmpty: Bool { next == nil }

    @inlinable mutating func push(_ successor: Successor<Element>, failures: Int = 0) {
        if let next { later.append(next) }
        next = (successor, failures)
    }

    @inlinable mutating func afterCompletion() -> Source<Element>? {
        while let entry = pop() {
            switch entry.successor {
            case .source(let source): return source
            case .sequence(let sources):
                guard let (source, isLast) = sources() else { continue }
                if !isLast { push(entry.successor) }
                return source
            case .recovery: continue
            }
        }
        return nil
    }

    @inlinable mutating func afterFailure(_ error: any Error) -> Source<Element>? {
        while let entry = pop() {
            guard case .recovery(let recover) = entry.successor else { continue }
            switch recover(error, entry.failures + 1) {
            case .instead(let source): return source
            case .again(let source):
                push(entry.successor, failures: entry.failures + 1)
                return source
            }
        }
        return nil
    }

    @inlinable mutating func pop() -> Entry? {
        let entry = next
        next = later.popLast()
        return entry
    }
}
