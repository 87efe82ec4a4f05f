import Synchronization

extension ObservableType {
    /// Delivers elements until another stream delivers one, and completes there.
    ///
    ///     --a--b--c--|
    ///     ------x
    ///       take(until:)
    ///     --a--b|
    ///
    /// The other stream is subscribed to first. Its failure fails the result; its completion has no
    /// effect. Both may deliver on any threads, and both are disposed with the ending.
    ///
    /// [ReactiveX: TakeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @inlinable
    public func take(until other: some ObservableType) -> Observable<Element> {
        let (source, other) = (flow, other.flow)
        return Observable { sink in
            let junction = Junction(sink, isOpen: true)
            other.start(Sink(junction.segment {}) { _ in junction.send(.completed) })
            source.start(
                Sink(junction.segment { junction.send(.completed) }) { junction.next($0) })
        }
    }

    /// Drops elements until another stream delivers one.
    ///
    ///     --a--b--c--|
    ///     ------x
    ///       skip(until:)
    ///     --------c--|
    ///
    /// The other stream is subscribed to first and disposed with its first element. Its failure
    /// until then fails the result; if it completes without an element, all elements are dropped.
    /// The source's ending is delivered in any case.
    ///
    /// [ReactiveX: SkipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @inlinable
    public func skip(until other: some ObservableType) -> Observable<Element> {
        let (source, other) = (flow, other.flow)
        return Observable { sink in
            let junction = Junction(sink, isOpen: false)
            let gate = junction.segment {}
            other.start(
                Sink(gate) { _ in
                    junction.isOpen.store(true, ordering: .releasing)
                    gate.dispose()
                })
            source.start(
                Sink(junction.segment { junction.send(.completed) }) { junction.next($0) })
        }
    }
}

/// Serialises the events of a stream with those of another that opens or ends it.
@usableFromInline
final class Junction<Element: Sendable>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let serializer = Serializer<Event<Element>>()
    /// True if elements are delivered.
    @usableFromInline let isOpen: Atomic<Bool>

    @inlinable
    init(_ sink: Sink<Element>, isOpen: Bool) {
        self.sink = sink
        self.isOpen = Atomic(isOpen)
    }

    @inlinable
    func next(_ element: Element) {
        if isOpen.load(ordering: .acquiring) { send(.next(element)) }
    }

    @inlinable
    func send(_ event: Event<Element>) { serializer.send(event) { sink.on($0) } }

    /// A segment for one of the two streams; its failure fails the result.
    @inlinable
    func segment(onCompleted: @escaping @Sendable () -> Void) -> Segment {
        Segment(in: sink.segment) { [self] ending in
            switch ending {
            case .completed: onCompleted()
            case .error: send(ending.event())
            }
        }
    }
}
