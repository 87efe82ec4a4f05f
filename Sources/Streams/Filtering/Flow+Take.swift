/// What `take(while:)` and `take(until:)` do with the element that ends them.
public enum TakeBehavior: Sendable {
    /// Deliver it, then complete.
    case inclusive
    /// Complete without it.
    case exclusive
}

extension ObservableType {
    /// Delivers the first elements and completes with the last of them.
    ///
    ///     --a--b--c--|
    ///       take(2)
    ///     --a--[b|]
    ///
    /// Disposes the source then. A count of zero or less completes without subscribing.
    ///
    /// [ReactiveX: Take](https://reactivex.io/documentation/operators/take.html)
    @inlinable @inline(__always)
    public func take(_ count: Int) -> Observable<Element> {
        let start = flow.starter
        return Observable { sink in
            guard count > 0 else { return sink.complete() }
            let left = Cell(count)
            start(
                Sink(sink.segment) { element in
                    left.value -= 1
                    sink.next(element)
                    if left.value == 0 { sink.complete() }
                })
        }
    }

    /// Delivers elements up to the first that does not satisfy a condition, and completes there.
    ///
    ///     --1--2--3--1--|
    ///       take(while: { $0 < "3" })
    ///     --1--2--|
    ///
    /// An error thrown by `predicate` fails the stream.
    ///
    /// [ReactiveX: TakeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    /// - Parameter behavior: whether that element is delivered too; by default it is not.
    @inlinable @inline(__always)
    public func take<Failure: Error>(
        while predicate: @escaping @Sendable (Element) throws(Failure) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let start = flow.starter
        return Observable { sink in
            start(
                Sink(sink.segment) { element in
                    do throws(Failure) {
                        if try predicate(element) { return sink.next(element) }
                    } catch {
                        return sink.fail(error)
                    }
                    behavior == .inclusive ? sink.succeed(element) : sink.complete()
                })
        }
    }

    /// Delivers elements up to the first that satisfies a condition, and completes there.
    ///
    ///     --1--2--3--1--|
    ///       take(until: { $0 == "3" }, behavior: .inclusive)
    ///     --1--2--[3|]
    ///
    /// An error thrown by `predicate` fails the stream.
    ///
    /// [ReactiveX: TakeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    /// - Parameter behavior: whether that element is delivered too; by default it is not.
    @inlinable @inline(__always)
    public func take<Failure: Error>(
        until predicate: @escaping @Sendable (Element) throws(Failure) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(
            while: { element throws(Failure) in try !predicate(element) },
            behavior: behavior)
    }
}
