extension ObservableType {
    /// Drops the first elements.
    ///
    ///     --a--b--c--|
    ///       skip(2)
    ///     --------c--|
    /// A negative count is treated as zero.
    /// [ReactiveX: Skip](https://reactivex.io/documentation/operators/skip.html)
    @inlinable @inline(__always) public func skip(_ count: Int) -> Observable<Element> {
        Observable { [start = flow.starter] sink in
            let left = MutableBox(count)
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
    /// The condition is not checked again after that.
    /// [ReactiveX: SkipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @inlinable @inline(__always) public func skip<Failure: Error>(
        while predicate: @escaping @Sendable (Element) throws(Failure) -> Bool
    ) -> Observable<Element> {
        Observable { [start = flow.starter] sink in
            let isSkipping = MutableBox(true)
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) {
                        if isSkipping.value { isSkipping.value = try predicate(element) }
                    } catch { return sink.fail(error) }
                    if !isSkipping.value { sink.next(element) }
                })
        }
    }

    /// Drops the elements that come before a given time has passed since the subscription.
    ///
    ///     a-b-c-d|
    ///       skip(3)
    ///     ----c-d|
    /// An ending is not delayed. No timer runs: the clock is read at each element until then.
    /// - Parameter duration: zero or less drops nothing.
    @inlinable
    public func skip(_ duration: Duration, scheduler: any Scheduler) -> Observable<Element> {
        Observable { [flow] sink in
            let start = scheduler.now + duration
            let hasStarted = MutableBox(false)
            flow.start(
                Sink(sink.lifetime) { element in
                    if !hasStarted.value {
                        guard scheduler.now >= start else { return }
                        hasStarted.value = true
                    }
                    sink.next(element)
                })
        }
    }
}
