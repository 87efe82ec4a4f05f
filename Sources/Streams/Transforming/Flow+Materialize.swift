extension ObservableType {
    /// Delivers the events of the stream as elements, its ending too, and completes.
    ///
    ///     --a--#
    ///       materialize()
    ///     --A--[E|]        A = next(a), E = error(#)
    ///
    /// The result never fails.
    ///
    /// [ReactiveX](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @inlinable
    public func materialize() -> Observable<Event<Element>> {
        let source = flow
        return Observable { sink in
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { sink.succeed($0.event()) }
            source.start(Sink(lifetime) { sink.next(.next($0)) })
        }
    }

    /// Delivers the events that the elements of the stream contain: the inverse of `materialize`.
    ///
    ///     --A--E--B--|        A = next(a), E = error(#)
    ///       dematerialize()
    ///     --a--#
    ///
    /// The first ending, of an element or of the stream itself, ends the result and disposes the
    /// source.
    ///
    /// [ReactiveX](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @inlinable @inline(__always)
    public func dematerialize<New: Sendable>() -> Observable<New> where Element == Event<New> {
        let source = flow
        return Observable { sink in source.start(Sink(sink.lifetime) { sink.on($0) }) }
    }
}
