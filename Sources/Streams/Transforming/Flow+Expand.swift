import Synchronization

extension ObservableType {
    /// Delivers each element and subscribes to the flow that it makes, whose elements make flows in
    /// turn.
    ///
    ///     a|
    ///       expand { $0 == "d" ? "|" : "--\($0.next)|" }
    ///     a-b-c-d|
    ///
    /// For recursive structures: the pages of a list, the folders in a folder. All flows run at
    /// once. Elements that are available at once are expanded in the order of delivery, breadth
    /// first; a million of them do not grow the stack. The stream completes when the source and all
    /// flows have; the first error fails it, and so does an error thrown by `transform`.
    @inlinable
    public func expand<Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<Element, Other>
    ) -> Observable<Element> {
        let source = flow
        return Observable { sink in
            let merge = Merge(sink)
            sink.segment.add(merge.running)
            let expansion = Expansion(into: merge) { element in
                do throws(Failure) { return try transform(element).source } catch {
                    return .error(error)
                }
            }
            source.start(Sink(merge.segment { merge.ended($0) }) { expansion.add($0) })
        }
    }
}

/// Elements that have been delivered and wait for their flows to start.
@usableFromInline
final class Expansion<Element: Sendable>: Sendable {
    @usableFromInline let merge: Merge<Element>
    @usableFromInline let make: @Sendable (Element) -> Source<Element>
    /// Serialises the starting of flows; `merge` serialises their elements.
    @usableFromInline let serializer = Serializer<Element>()

    @inlinable
    init(into merge: Merge<Element>, _ make: @escaping @Sendable (Element) -> Source<Element>) {
        self.merge = merge
        self.make = make
    }

    /// Delivers an element and starts its flow. The result stays open until that flow has
    /// completed.
    @inlinable
    func add(_ element: Element) {
        merge.open.add(1, ordering: .relaxed)
        merge.next(element)
        serializer.send(element) { expand($0) }
    }

    @inlinable
    func expand(_ element: Element) {
        if merge.sink.segment.isClosed { return }
        switch make(element) {
        case .just(let element): add(element)
        case .empty: break
        case .error(let error): merge.fail(error)
        case .run(let start): run(start)
        case .chain(let chain): run { chain.start($0) }
        }
        merge.ended(.completed)
    }

    @inlinable
    func run(_ start: (consuming Sink<Element>) -> Void) {
        merge.run { sink in start(Sink(sink.segment) { self.add($0) }) }
    }
}
