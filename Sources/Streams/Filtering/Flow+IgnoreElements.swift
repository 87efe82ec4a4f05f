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
        let start = flow.starter
        return Observable { sink in start(Sink(sink.lifetime) { _ in }) }
    }
}
