import Synchronization

extension ObservableType where Count == Many {
    /// Runs the flow that each element makes, all at once, and merges what they deliver.
    ///
    ///     --a--b--|
    ///       flatMap { "-\($0)-\($0)|" }
    ///     ---a-ab-b|
    ///
    /// The first error, of the source or of an inner flow, fails the stream and disposes the
    /// rest; it completes when the source and all inner flows have. An error thrown by
    /// `transform` fails the stream.
    ///
    /// Inner flows may deliver on any threads: elements are delivered one at a time, in the order
    /// of arrival, by the thread that tells, or by the one that delivers already. There is no limit
    /// to how many run; disposing disposes them all.
    ///
    /// [ReactiveX: FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func flatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        return Observable { sink in
            let merge = Merge(sink)
            sink.segment.add(merge.running)
            source.start(
                Sink(merge.segment { merge.ended($0) }) { element in
                    do throws(Failure) {
                        merge.run(try transform(element))
                    } catch {
                        merge.fail(error)
                    }
                })
        }
    }
}

/// Where the elements of several flows meet.
@usableFromInline
final class Merge<Element: Sendable>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let running = SegmentGroup()
    @usableFromInline let serializer = Serializer<Event<Element>>()
    /// The sources that have not completed, the outer one among them.
    @usableFromInline let open = Atomic<Int>(1)

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @inlinable
    func segment(_ ending: @escaping @Sendable (Ending) -> Void) -> Segment {
        let segment = Segment(ending)
        running.add(segment)
        return segment
    }

    @inlinable
    func run<Count>(_ inner: Flow<Element, Count>) {
        switch inner.source {
        case .just(let element): nextOfOuter(element)
        case .empty: break
        case .error(let error): fail(error)
        case .run(let start): run(start)
        }
    }

    @inlinable
    func run(_ start: (Sink<Element>) -> Void) {
        open.add(1, ordering: .relaxed)
        let inner = segment { [self] ending in ended(ending) }
        if inner.isClosed { return }
        start(Sink(inner) { [self] element in next(element) })
    }

    @inlinable
    func next(_ element: Element) {
        serializer.send(.next(element)) { sink.on($0) }
    }

    /// Delivers what the outer source's own turn made; while no inner flow runs, and none has left
    /// elements behind, there is nobody to take turns with.
    @inlinable
    func nextOfOuter(_ element: Element) {
        if open.load(ordering: .acquiring) == 1 && serializer.isIdle {
            if !sink.segment.isClosed { sink.next(element) }
        } else {
            next(element)
        }
    }

    @inlinable
    func fail(_ error: any Error) {
        serializer.send(.error(error)) { sink.on($0) }
    }

    /// The stream is over when every source is; the order of the queue puts that last.
    @inlinable
    func ended(_ ending: Ending) {
        switch ending {
        case .error(let error): fail(error)
        case .completed:
            if open.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                serializer.send(.completed) { sink.on($0) }
            }
        }
    }
}
