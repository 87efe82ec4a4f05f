import Synchronization

/// Runs the latest of the flows that a source makes, and ignores the earlier ones.
///
/// The flows are numbered from 1 in the order in which the source makes them.
@usableFromInline
final class Switching<Element: Sendable>: Disposable {
    @usableFromInline
    enum SwitchEvent: Sendable {
        case next(Element, of: Int)
        case ended(Ending, of: Int)
        /// The source made a constant flow, with this element or empty; the number is the flow's.
        case constant(Element?, Int)
        /// The source ended; the number is that of its last flow.
        case sourceEnded(Ending, last: Int)
    }

    /// Touched only by the serializer's turn.
    @usableFromInline
    struct Endings: Sendable {
        /// The latest flow that has completed, of those that were the latest then.
        @usableFromInline var completed = 0
        /// The number of the flow whose completion completes the result; nil until the source
        /// completes.
        @usableFromInline var last: Int?

        @inlinable
        init() {}
    }

    /// The objects of a flow.
    @usableFromInline typealias Running = (flow: Numbered<Element>, lifetime: SubscriptionLifetime)

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let serializer = Serializer<SwitchEvent>()
    @usableFromInline let state = StateBox(Endings())
    @usableFromInline let running = Mutex<Running?>(nil)
    /// The number of flows that were made, from the first one on that had to run; changed only by
    /// events of the source. Events of any but the last of them are ignored.
    @usableFromInline let made = Atomic<Int>(0)

    @inlinable
    init(_ sink: consuming Sink<Element>) { self.sink = sink }

    @usableFromInline
    func dispose() { disposeRunning() }

    @inlinable
    func run<Count>(_ flow: Flow<Element, Count>) {
        switch flow.source {
        case .just(let element): constant(element)
        case .empty: constant(nil)
        case .error(let error): sourceEnded(.error(error))
        case .run(let start): run(start)
        case .chain, .deferred: run { flow.start($0) }
        }
    }

    /// Delivers the element of a constant flow. No serialising is needed before the first flow that
    /// is not constant.
    @inlinable
    func constant(_ element: Element?) {
        if made.load(ordering: .relaxed) == 0 {
            if let element, !sink.lifetime.isClosed { sink.next(element) }
        } else {
            disposeRunning()
            send(.constant(element, next()))
        }
    }

    @inlinable
    func run(_ start: (consuming Sink<Element>) -> Void) {
        let number = next()
        let (flow, lifetime) = disposeRunning() ?? (Numbered(of: self), SubscriptionLifetime())
        flow.number.store(number, ordering: .relaxed)
        lifetime.reopen { flow.ended($0) }
        running.withLock { $0 = (flow, lifetime) }
        // Disposed before the line above: nothing else disposes this flow.
        if sink.lifetime.isClosed { return dispose() }
        start(Sink(lifetime) { flow.next($0) })
    }

    /// The number for a new flow.
    @inlinable
    func next() -> Int { made.add(1, ordering: .acquiringAndReleasing).newValue }

    /// Disposes the running flow, and returns its objects for the next one if nothing else refers
    /// to them any more.
    @inlinable
    @discardableResult
    func disposeRunning() -> Running? {
        guard var (flow, lifetime) = running.withLock({ $0.take() }) else { return nil }
        lifetime.dispose()
        let areUnused =
            isKnownUniquelyReferenced(&flow) && isKnownUniquelyReferenced(&lifetime)
        return areUnused ? (flow, lifetime) : nil
    }

    @inlinable
    func sourceEnded(_ ending: Ending) {
        send(.sourceEnded(ending, last: made.load(ordering: .relaxed)))
    }

    @inlinable
    func send(_ message: SwitchEvent) { serializer.send(message) { handle($0) } }

    @inlinable
    func handle(_ message: SwitchEvent) {
        guard !sink.lifetime.isClosed else { return }
        switch message {
        case .next(let element, let number):
            if number == made.load(ordering: .acquiring) { sink.next(element) }
            return
        case .ended(let ending, let number):
            if number != made.load(ordering: .acquiring) { return }
            if case .error(let error) = ending { return sink.fail(error) }
            state.value.completed = number
        case .constant(let element, let number):
            state.value.completed = number
            if let element { sink.next(element) }
        case .sourceEnded(.error(let error), _): return sink.fail(error)
        case .sourceEnded(.completed, let last): state.value.last = last
        }
        if state.value.completed == state.value.last { sink.complete() }
    }
}

/// The events of one flow, sent with its number.
@usableFromInline
final class Numbered<Element: Sendable>: Sendable {
    /// Written before the flow is started.
    @usableFromInline let number = Atomic<Int>(0)
    @usableFromInline let switching: Switching<Element>

    @inlinable
    init(of switching: Switching<Element>) { self.switching = switching }

    @inlinable
    func next(_ element: Element) {
        switching.send(.next(element, of: number.load(ordering: .relaxed)))
    }

    @inlinable
    func ended(_ ending: Ending) {
        switching.send(.ended(ending, of: number.load(ordering: .relaxed)))
    }
}
