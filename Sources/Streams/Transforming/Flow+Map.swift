extension ObservableType {
    /// Transforms each element.
    ///
    ///     --a--b--|
    ///       map { $0.uppercased() }
    ///     --A--B--|
    /// [ReactiveX: Map](https://reactivex.io/documentation/operators/map.html)
    @inlinable @inline(__always) public func map<New: Sendable, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> New
    ) -> Flow<New, Count> {
        Flow<New, Count> { [start = flow.starter] sink in
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) { sink.next(try transform(element)) } catch {
                        sink.fail(error)
                    }
                })
        }
    }

    /// Transforms each element, or drops it if `transform` returns nil.
    ///
    ///     --1--x--2--|
    ///       compactMap { Int($0) }
    ///     --1-----2--|
    @inlinable @inline(__always) public func compactMap<New: Sendable, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> New?
    ) -> Observable<New> {
        Observable { [start = flow.starter] sink in
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) {
                        if let new = try transform(element) { sink.next(new) }
                    } catch { sink.fail(error) }
                })
        }
    }

    /// Delivers the events of the stream as elements, its ending too, and completes.
    ///
    ///     --a--#
    ///       materialize()
    ///     --A--[E|]        A = next(a), E = error(#)
    /// [ReactiveX](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @inlinable public func materialize() -> Observable<Event<Element>> {
        Observable { [flow] sink in
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { sink.succeed($0.event()) }
            flow.start(in: lifetime) { sink.next(.next($0)) }
        }
    }

    /// Delivers the events that the elements of the stream contain: the inverse of `materialize`.
    ///
    ///     --A--E--B--|        A = next(a), E = error(#)
    ///       dematerialize()
    ///     --a--#
    /// The first ending, of an element or of the stream itself, ends the result.
    @inlinable @inline(__always)
    public func dematerialize<New: Sendable>() -> Observable<New> where Element == Event<New> {
        Observable { [flow] sink in flow.start(Sink(sink.lifetime) { sink.on($0) }) }
    }
}
