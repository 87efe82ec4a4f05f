extension ObservableType {
    /// Drops the first elements.
    ///
    ///     --a--b--c--|
    ///       skip(2)
    ///     --------c--|
    ///
    /// A negative count is treated as zero.
    ///
    /// [ReactiveX: Skip](https://reactivex.io/documentation/operators/skip.html)
    @inlinable @inline(__always)
    public func skip(_ count: Int) -> Observable<Element> {
        let start = flow.starter
        return Observable { sink in
            let left = StateBox(count)
            start(
                Sink(sink.lifetime) { element in
                    if left.value > 0 { left.value -= 1 } else { sink.next(element) }
                })
        }
    }

    /// Drops elements up to the first that does not satisfy a condition.
    ///
    ///     --1--2--3--1--|
    ///       skip(while: { $0 < "3" })
    ///     --------3--1--|
    ///
    /// The condition is not checked again after that. An error thrown by `predicate` fails the
    /// stream.
    ///
    /// [ReactiveX: SkipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @inlinable @inline(__always)
    public func skip<Failure: Error>(
        while predicate: @escaping @Sendable (Element) throws(Failure) -> Bool
    ) -> Observable<Element> {
        let start = flow.starter
        return Observable { sink in
            let isSkipping = StateBox(true)
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) {
                        if isSkipping.value { isSkipping.value = try predicate(element) }
                    } catch {
                        return sink.fail(error)
                    }
                    if !isSkipping.value { sink.next(element) }
                })
        }
    }
}
