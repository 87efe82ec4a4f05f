/// The treatment of the element that ends `take(while:)`.
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
    /// The source is then disposed. A count of zero or less completes without subscribing.
    /// [ReactiveX: Take](https://reactivex.io/documentation/operators/take.html)
    @inlinable @inline(__always) public func take(_ count: Int) -> Observable<Element> {
        Observable { [start = flow.starter] sink in
            guard count > 0 else { return sink.complete() }
            let left = MutableBox(count)
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
    /// [ReactiveX: TakeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @inlinable @inline(__always) public func take<Failure: Error>(
        while predicate: @escaping @Sendable (Element) throws(Failure) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        Observable { [start = flow.starter] sink in
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) {
                        if try predicate(element) { return sink.next(element) }
                    } catch { return sink.fail(error) }
                    behavior == .inclusive ? sink.succeed(element) : sink.complete()
                })
        }
    }

    /// Delivers the last elements, when the stream completes.
    ///
    ///     --a--b--c--|
    ///       takeLast(2)
    ///     -----------[bc|]
    /// At most `count` elements wait; a failure drops them. Zero or less delivers only the ending.
    /// [ReactiveX: TakeLast](https://reactivex.io/documentation/operators/takelast.html)
    @inlinable public func takeLast(_ count: Int) -> Observable<Element> {
        Observable { [flow] sink in
            let last = MutableBox(Buffer<Element>())
            let lifetime = sink.lifetime {
                while !sink.lifetime.isClosed, let element = last.value.pop() {
                    sink.next(element)
                }
                sink.complete()
            }
            flow.start(in: lifetime) { element in
                last.value.push(element)
                if last.value.count > count { _ = last.value.pop() }
            }
        }
    }

    /// Delivers elements for a given time since the subscription, then completes.
    ///
    ///     a-b-c-d|
    ///       take(for: 3)
    ///     a-b|
    /// An event at that very moment comes too late. The scheduler delivers the completion.
    /// - Parameter duration: zero or less completes at once and does not subscribe.
    @inlinable
    public func take(for duration: Duration, scheduler: any Scheduler) -> Observable<Element> {
        if duration <= .zero { return .empty() }
        let end = Single<Void> { sink in
            sink.lifetime.add(scheduler.schedule(after: duration) { sink.succeed(()) })
        }
        return take(until: end)
    }
}
