extension ObservableType {
    /// Delivers only the elements that satisfy a condition.
    ///
    ///     --1--2--3--|
    ///       filter { $0.isOdd }
    ///     --1-----3--|
    /// [ReactiveX: Filter](https://reactivex.io/documentation/operators/filter.html)
    @inlinable @inline(__always) public func filter<Failure: Error>(
        _ keep: @escaping @Sendable (Element) throws(Failure) -> Bool
    ) -> Observable<Element> {
        Observable { [start = flow.starter] sink in
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) {
                        if try keep(element) { sink.next(element) }
                    } catch { sink.fail(error) }
                })
        }
    }

    /// Drops all elements and delivers only the ending.
    ///
    ///     --a--b--|
    ///       ignoreElements()
    ///     --------|
    /// [ReactiveX](https://reactivex.io/documentation/operators/ignoreelements.html)
    @inlinable @inline(__always) public func ignoreElements() -> Observable<Never> {
        Observable { [start = flow.starter] sink in start(Sink(sink.lifetime) { _ in }) }
    }
}
