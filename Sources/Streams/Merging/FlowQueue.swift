import Locks

/// Runs the flows of elements one after another, or as many at a time as a limit allows. The last
/// flow after the end of the source takes the place of the whole.
@usableFromInline final class FlowQueue<Element: Sendable, New: Sendable>: Sendable {
    @usableFromInline
    enum FlowEvent: Sendable { case element(Element), flow(Source<New>), flowCompleted }

    @usableFromInline let merge: Merge<New>
    @usableFromInline let limit: Int
    @usableFromInline let make: @Sendable (Element) -> Source<New>
    @usableFromInline let deliver: (@Sendable (New, FlowQueue) -> Void)?
    /// Serializes the starts of flows; their elements are serialized by `merge`.
    @usableFromInline let serializer = Serializer<FlowEvent>()
    /// Touched only by the serializer's turn.
    @usableFromInline let state = MutableBox((waiting: Buffer<Element>(), running: 0))
    /// True if all flows so far were constant, and only the source delivers events; the queue of
    /// the successor of `merge`. Touched only by the source.
    @usableFromInline
    let fromSource = MutableBox((isAlone: true, successor: FlowQueue<Element, New>?.none))

    @inlinable init(
        into merge: Merge<New>, atOnce limit: Int = 1,
        deliver: (@Sendable (New, FlowQueue) -> Void)? = nil,
        _ make: @escaping @Sendable (Element) -> Source<New>
    ) {
        self.merge = merge
        self.limit = limit
        self.deliver = deliver
        self.make = make
    }

    /// Runs a flow while all earlier ones were constant; a constant one bypasses the serializer.
    @inlinable func begin<Count>(_ flow: Flow<New, Count>) {
        switch flow.source {
        case .just, .empty, .error: merge.run(flow)
        case .run, .chain, .deferred, .continuing:
            merge.rise()
            if let successor = merge.successor {
                let queue = FlowQueue(into: successor, atOnce: limit, make)
                fromSource.value = (false, queue)
                return queue.begin(flow)
            }
            if merge.isAtLast { return merge.takePlace(flow.source) }
            fromSource.value.isAlone = false
            add(.flow(flow.source))
        }
    }

    /// Queues an element of the source, or runs its flow while the queue is alone.
    @inlinable @inline(__always) func take<Count>(
        _ element: Element, _ make: (Element) throws -> Flow<New, Count>
    ) {
        guard fromSource.value.isAlone
        else { return (fromSource.value.successor ?? self).add(.element(element)) }
        do { begin(try make(element)) } catch { merge.fail(error) }
    }

    /// Queues an element or a flow. The result stays open until the flow has completed.
    @inlinable func add(_ message: FlowEvent) {
        merge.open.add(1, ordering: .relaxed)
        send(message)
    }

    @inlinable func send(_ message: FlowEvent) { serializer.send(message) { handle($0) } }

    @inlinable func handle(_ message: FlowEvent) {
        switch message {
        case .element(let element):
            beginHeld()
            state.value.waiting.push(element)
        case .flow(let flow): run(flow)
        case .flowCompleted:
            state.value.running -= 1
            merge.ended(.completed)
        }
        while state.value.running < limit, !merge.sink.lifetime.isClosed,
            let element = state.value.waiting.pop()
        { run(make(element)) }
    }

    @inlinable func run(_ flow: Source<New>) {
        switch flow {
        case .just(let element):
            next(element)
            merge.ended(.completed)
        case .empty: merge.ended(.completed)
        case .error(let error): merge.fail(error)
        case .run, .chain, .deferred, .continuing: start(flow)
        }
    }

    @inlinable func next(_ element: New) {
        if let deliver { deliver(element, self) } else { merge.next(element) }
    }

    @inlinable func start(_ flow: Source<New>) {
        if deliver == nil, merge.hasLast {
            // The earlier flows and the source have ended, but may not be torn down yet.
            merge.running.retire(from: merge.sink.lifetime)
            return Observable(flow).start(merge.sink, within: merge.outer)
        }
        beginHeld()
        state.value.running += 1
        // It is counted already.
        if deliver == nil, merge.isDeep, merge.hold(flow) { return }
        begin(flow)
    }

    @inlinable func beginHeld() { if let held = merge.takeHeld() { begin(held) } }

    @inlinable func begin(_ flow: Source<New>) {
        let lifetime = merge.innerLifetime { [self] ending in
            if case .error = ending { merge.ended(ending) } else { send(.flowCompleted) }
        }
        guard let lifetime else { return }
        merge.start(flow, in: lifetime) { [self] element in next(element) }
    }
}
