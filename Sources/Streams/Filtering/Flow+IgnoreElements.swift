extension ObservableType {
    /// Drops all elements and delivers only the ending.
    ///
    ///     --a--b--|
    ///       ignoreElements()
    ///     --------|
    ///
    /// [ReactiveX](https://reactivex.io/documentation/operators/ignoreelements.html)
    @inlinable @inline(__always)
    public func ignoreElements() -> Observable<Never> {
        let source = flow
        return Observable { sink in source.start(Sink(sink.segment) { _ in }) }
    }
}
