/// The treatment of the element that ends `take(while:)` or `take(until:)`.
public enum TakeBehavior: Sendable {
    /// The element is delivered, then the stream completes.
    case inclusive
    /// The stream completes without the element.
    case exclusive
}

extension ObservableType {
    /// Delivers the first elements and completes with the last of them.
    ///
    ///     --a--b--c--|
    ///       take(2)
    ///     --a--[b|]
    ///
    /// The source is then disposed. A count of zero or less completes without subscribing.
    ///
    /// [ReactiveX: Take](https://reactivex.io/documentation/operators/take.html)
    @inlinable @inline(__always)
    public func take(_ count: Int) -> Observable<Element> {
        let start = flow.starter
        return Observable { sink in
            guard count > 0 else { return sink.complete() }
            let left = StateBox(count)
            start(
                Sink(sink.lifetime) { element in
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
    /// - Parameter behavior: the treatment of that element; by default it is not delivered.
    @inlinable @inline(__always)
    public func take<Failure: Error>(
        while predicate: @escaping @Sendable (Element) throws(Failure) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let start = flow.starter
        return Observable { sink in
            start(
                Sink(sink.lifetime) { element in
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
    /// - Parameter behavior: the treatment of that element; by default it is not delivered.
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
