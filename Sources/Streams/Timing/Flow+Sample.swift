extension ObservableType {
    /// Delivers the latest element whenever a sampler delivers one, if there is a new one.
    ///
    ///     -a-bc---d--|
    ///     --x---x--x---x---|
    ///       sample
    ///     --a---c--d-|
    ///
    /// When the stream completes, its last element waits for the sampler, and the completion
    /// follows it; with no element waiting the completion does not wait either. The sampler's
    /// completion counts as a last sample and completes the result. The first failure of the two
    /// fails the result, at once.
    ///
    /// The source is subscribed to first, then the sampler. Elements are delivered on the thread of
    /// the sampler.
    ///
    /// [ReactiveX: Sample](https://reactivex.io/documentation/operators/sample.html)
    /// - Parameters:
    ///   - sampler: determines the times; its elements are ignored.
    ///   - defaultValue: delivered when the sampler delivers and there is no new element; by
    ///     default, nothing is.
    @inlinable
    public func sample(
        _ sampler: some ObservableType, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let (source, sampler) = (flow, sampler.flow)
        return Observable { sink in
            Sampling(sink, defaultValue).run(source, sampler)
        }
    }
}

/// Serialises the events of a source and of its sampler.
@usableFromInline
final class Sampling<Element: Sendable>: Sendable {
    @usableFromInline
    enum Message: Sendable {
        case source(Event<Element>)
        case sample
        case samplerEnded(Ending)
    }

    @usableFromInline
    struct State: Sendable {
        @usableFromInline var latest: Element?
        @usableFromInline var isOver = false

        @inlinable
        init() {}
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let defaultValue: Element?
    @usableFromInline let serializer = Serializer<Message>()
    /// Touched only by the serializer's turn.
    @usableFromInline let state = Cell(State())

    @inlinable
    init(_ sink: Sink<Element>, _ defaultValue: Element?) {
        self.sink = sink
        self.defaultValue = defaultValue
    }

    @inlinable
    func run<Count, Sample, SampleCount>(
        _ source: Flow<Element, Count>, _ sampler: Flow<Sample, SampleCount>
    ) {
        let elements = Segment(in: sink.segment) { self.send(.source($0.event())) }
        let samples = Segment(in: sink.segment) { self.send(.samplerEnded($0)) }
        source.start(Sink(elements) { self.send(.source(.next($0))) })
        sampler.start(Sink(samples) { _ in self.send(.sample) })
    }

    @inlinable
    func send(_ message: Message) {
        serializer.send(message) { message in
            guard !sink.segment.isClosed else { return }
            switch message {
            case .source(.next(let element)): state.value.latest = element
            case .source(.completed) where state.value.latest != nil: state.value.isOver = true
            case .source(let ending): sink.on(ending)
            case .sample: sample()
            case .samplerEnded(.completed):
                sample()
                sink.complete()
            case .samplerEnded(.error(let error)): sink.fail(error)
            }
        }
    }

    @inlinable
    func sample() {
        if let element = state.value.latest.take() ?? defaultValue { sink.next(element) }
        if state.value.isOver { sink.complete() }
    }
}
