extension ObservableType {
    /// Accumulates the elements and delivers each intermediate result.
    ///
    ///     --1--2--3--|
    ///       scan(0) { $0 + $1 }
    ///     --1--3--6--|
    /// The seed is not delivered. For a collection, use `scan(into:accumulator:)`: no copies.
    /// [ReactiveX: Scan](https://reactivex.io/documentation/operators/scan.html)
    @inlinable @inline(__always) public func scan<Result: Sendable, Failure: Error>(
        _ seed: Result,
        accumulator: @escaping @Sendable (Result, Element) throws(Failure) -> Result
    ) -> Flow<Result, Count> {
        scan(into: seed) { result, element throws(Failure) in
            result = try accumulator(result, element)
        }
    }

    /// Accumulates the elements in place and delivers each intermediate result.
    ///
    ///     --a--b---c----|
    ///       scan(into: "") { $0.append($1) }
    ///     --a--(ab)---(abc)----|
    /// As `scan(_:accumulator:)`, without a copy of a collection that no observer has retained.
    @inlinable @inline(__always) public func scan<Result: Sendable, Failure: Error>(
        into seed: Result,
        accumulator: @escaping @Sendable (inout Result, Element) throws(Failure) -> Void
    ) -> Flow<Result, Count> {
        Flow<Result, Count> { [start = flow.starter] sink in
            let result = MutableBox(seed)
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) { try accumulator(&result.value, element) } catch {
                        return sink.fail(error)
                    }
                    sink.next(result.value)
                })
        }
    }

    /// Numbers the elements, from 0 for each subscription.
    ///
    ///     --a--b--|
    ///       enumerated()
    ///     --A--B--|        A = (0, a), B = (1, b)
    @inlinable @inline(__always)
    public func enumerated() -> Flow<(index: Int, element: Element), Count> {
        Flow<(index: Int, element: Element), Count> { [start = flow.starter] sink in
            let count = MutableBox(0)
            start(
                Sink(sink.lifetime) { element in
                    let index = count.value
                    count.value = index &+ 1
                    sink.next((index, element))
                })
        }
    }

    /// Delivers each element together with the previous one.
    ///
    ///     --a--b--c--|
    ///       pairwise()
    ///     -----B--C--|        B = (a, b), C = (b, c)
    /// Fewer than two elements deliver only the ending. The last one is held until then.
    @inlinable @inline(__always) public func pairwise() -> Observable<(Element, Element)> {
        Observable { [start = flow.starter] sink in
            let last = MutableBox<Element?>(nil)
            start(
                Sink(sink.lifetime) { element in
                    let previous = last.value
                    last.value = element
                    if let previous { sink.next((previous, element)) }
                })
        }
    }
}
