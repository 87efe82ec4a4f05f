extension ObservableType {
    /// Delivers the only element, and fails unless there is exactly one.
    ///
    ///     --a--|     --a-b-|     --|
    ///       single()   single()    single()
    ///     --a--|     --a-#       --#
    ///
    /// The element is delivered at once, before it is known to be the only one; `asSingle` waits.
    /// Fails with `StreamError.noElements` when the stream completes empty, and with
    /// `StreamError.moreThanOneElement` as soon as a second element arrives.
    ///
    /// [ReactiveX: First](https://reactivex.io/documentation/operators/first.html)
    @inlinable
    public func single() -> Observable<Element> {
        let source = flow
        return Observable { sink in
            let isEmpty = StateBox(true)
            let lifetime = sink.lifetime {
                isEmpty.value ? sink.fail(StreamError.noElements) : sink.complete()
            }
            source.start(
                Sink(lifetime) { element in
                    guard isEmpty.value else { return sink.fail(StreamError.moreThanOneElement) }
                    isEmpty.value = false
                    sink.next(element)
                })
        }
    }

    /// Delivers the only element that satisfies a condition, and fails unless there is exactly one.
    ///
    ///     --1--2--3--|
    ///       single { $0 == "2" }
    ///     -----2-----|
    ///
    /// As `filter(predicate).single()`. An error thrown by `predicate` fails the stream.
    ///
    /// [ReactiveX: First](https://reactivex.io/documentation/operators/first.html)
    @inlinable
    public func single<Failure: Error>(
        _ predicate: @escaping @Sendable (Element) throws(Failure) -> Bool
    ) -> Observable<Element> {
        filter(predicate).single()
    }
}
