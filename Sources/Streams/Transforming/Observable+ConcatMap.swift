import Synchronization

extension ObservableType where Count == Many {
    /// Runs the flows that the elements make, one after another.
    ///
    ///     a-b------|
    ///       concatMap { "-\($0)--\($0)|" }
    ///     -a--a-b--b|
    ///
    /// An element that arrives while a flow runs waits in a queue without a limit; `transform` is
    /// called when its turn comes. The stream completes when the source and all flows have. The
    /// first error of the source, which does not wait, or of a flow fails the stream, and so does
    /// an error thrown by `transform`. A million flows that end at once take no stack.
    ///
    /// [ReactiveX: FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func concatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        return Observable { sink in
            let merge = Merge(sink)
            sink.segment.add(merge.running)
            let queue = Queue(into: merge) { (element: Element) in
                do throws(Failure) { return try transform(element).source } catch {
                    return .error(error)
                }
            }
            source.start(Sink(merge.segment { merge.ended($0) }) { queue.add($0) })
        }
    }
}

/// Elements whose flows run one after another.
@usableFromInline
final class Queue<Element: Sendable, New: Sendable>: Sendable {
    @usableFromInline
    enum Message: Sendable { case element(Element), flow(Source<New>), flowCompleted }

    /// Touched only by the serializer's turn.
    @usableFromInline
    struct State: Sendable {
        @usableFromInline var waiting = Buffer<Element>()
        @usableFromInline var isRunning = false

        @inlinable
        init() {}
    }

    @usableFromInline let merge: Merge<New>
    @usableFromInline let make: @Sendable (Element) -> Source<New>
    /// Whose turn it is to start flows; what they deliver meets in `merge`.
    @usableFromInline let serializer = Serializer<Message>()
    @usableFromInline let state = Cell(State())
    /// Whether all flows so far were constant, so that the source has nobody to take turns with;
    /// touched only by events of the source.
    @usableFromInline let isAlone = Cell(true)

    @inlinable
    init(into merge: Merge<New>, _ make: @escaping @Sendable (Element) -> Source<New>) {
        self.merge = merge
        self.make = make
    }

    @inlinable
    func add(_ element: Element) {
        guard isAlone.value else { return enqueue(.element(element)) }
        switch make(element) {
        case .just(let element): merge.sink.on(.next(element))
        case .empty: break
        case .error(let error): merge.fail(error)
        case .run(let start):
            isAlone.value = false
            enqueue(.flow(.run(start)))
        }
    }

    /// The result stays open for each element until its flow has completed.
    @inlinable
    func enqueue(_ message: Message) {
        merge.open.add(1, ordering: .relaxed)
        send(message)
    }

    @inlinable
    func send(_ message: Message) { serializer.send(message) { handle($0) } }

    @inlinable
    func handle(_ message: Message) {
        switch message {
        case .element(let element): state.value.waiting.push(element)
        case .flow(let flow): run(flow)
        case .flowCompleted:
            state.value.isRunning = false
            merge.ended(.completed)
        }
        while !state.value.isRunning, !merge.sink.segment.isClosed,
            let element = state.value.waiting.pop()
        {
            run(make(element))
        }
    }

    @inlinable
    func run(_ flow: Source<New>) {
        switch flow {
        case .just(let element):
            merge.next(element)
            merge.ended(.completed)
        case .empty: merge.ended(.completed)
        case .error(let error): merge.fail(error)
        case .run(let start):
            state.value.isRunning = true
            let segment = merge.segment { [self] ending in
                if case .error = ending { merge.ended(ending) } else { send(.flowCompleted) }
            }
            if segment.isClosed { return }
            start(Sink(segment) { [self] element in merge.next(element) })
        }
    }
}
