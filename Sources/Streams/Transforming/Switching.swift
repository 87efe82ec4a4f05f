/// The latest of the flows that a source makes, and what is left of those before it.
@usableFromInline
final class Switching<Element: Sendable>: Sendable {
    @usableFromInline
    enum Message: Sendable {
        /// The source made a flow of one element.
        case just(Element)
        /// The source made the flow with this number; 0 is one without elements.
        case began(Int)
        case next(Element, of: Int)
        case ended(Ending, of: Int)
        case sourceEnded(Ending)
    }

    /// Touched only by the serializer's turn.
    @usableFromInline
    struct State: Sendable {
        /// The flow that is listened to, 0 while none runs.
        @usableFromInline var current = 0
        @usableFromInline var isSourceOver = false

        @inlinable
        init() {}
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let running = SegmentGroup()
    @usableFromInline let serializer = Serializer<Message>()
    @usableFromInline let state = Cell(State())
    /// How many flows were made, and the last of them; touched only by events of the source.
    @usableFromInline let last = Cell<(number: Int, segment: Segment?)>((0, nil))

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @inlinable
    func run<Count>(_ flow: Flow<Element, Count>) {
        last.value.segment.take()?.dispose()
        switch flow.source {
        case .just(let element): just(element)
        case .empty: send(.began(0))
        case .error(let error): send(.sourceEnded(.error(error)))
        case .run(let start): run(start)
        case .chain(let chain): run { chain.start($0) }
        }
    }

    /// Before the first flow that may deliver by itself, the source has nobody to take turns with.
    @inlinable
    func just(_ element: Element) {
        if last.value.number > 0 { return send(.just(element)) }
        if !sink.segment.isClosed { sink.next(element) }
    }

    @inlinable
    func run(_ start: (Sink<Element>) -> Void) {
        let number = last.value.number + 1
        let segment = Segment { [self] ending in send(.ended(ending, of: number)) }
        last.value = (number, segment)
        running.add(segment)
        if segment.isClosed { return }
        send(.began(number))
        start(Sink(segment) { [self] element in send(.next(element, of: number)) })
    }

    @inlinable
    func send(_ message: Message) { serializer.send(message) { handle($0) } }

    @inlinable
    func handle(_ message: Message) {
        guard !sink.segment.isClosed else { return }
        switch message {
        case .just(let element):
            state.value.current = 0
            sink.next(element)
        case .began(let number): state.value.current = number
        case .next(let element, let number):
            if number == state.value.current { sink.next(element) }
        case .ended(let ending, let number):
            if number == state.value.current { ended(ending) }
        case .sourceEnded(.error(let error)): sink.fail(error)
        case .sourceEnded(.completed):
            state.value.isSourceOver = true
            if state.value.current == 0 { sink.complete() }
        }
    }

    @inlinable
    func ended(_ ending: Ending) {
        state.value.current = 0
        switch ending {
        case .error(let error): sink.fail(error)
        case .completed: if state.value.isSourceOver { sink.complete() }
        }
    }
}
