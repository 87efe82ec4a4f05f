extension ObservableType {
    /// Delivers the element with the given number, counted from 0, and completes.
    ///
    ///     --a--b--c--|     --a--|
    ///       element(at: 1)   element(at: 1)
    ///     -----[b|]        -----#
    ///
    /// Fails with `StreamError.argumentOutOfRange` when the stream completes before that element,
    /// and at once, without subscribing, when `index` is negative.
    ///
    /// [ReactiveX: ElementAt](https://reactivex.io/documentation/operators/elementat.html)
    @inlinable
    public func element(at index: Int) -> Observable<Element> {
        let source = flow
        return Observable { sink in
            guard index >= 0 else { return sink.fail(StreamError.argumentOutOfRange(index)) }
            let left = StateBox(index)
            let lifetime = sink.lifetime { sink.fail(StreamError.argumentOutOfRange(index)) }
            source.start(
                Sink(lifetime) { element in
                    if left.value == 0 { return sink.succeed(element) }
                    left.value -= 1
                })
        }
    }
}
