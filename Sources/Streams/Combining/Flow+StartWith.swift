extension ObservableType {
    /// Delivers some elements before those of the stream.
    ///
    ///     --a--b--|
    ///       startWith(x)
    ///     x-a--b--|
    ///
    /// They are delivered on subscription, on the subscribing thread, in the order given, and
    /// before the stream is subscribed to. The result of a single is an `Observable`.
    ///
    /// [ReactiveX: StartWith](https://reactivex.io/documentation/operators/startwith.html)
    @inlinable
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = flow.source
        return Observable(
            .deferred { sink in
                for element in elements {
                    if sink.lifetime.isClosed { break }
                    sink.next(element)
                }
                return source
            })
    }
}
