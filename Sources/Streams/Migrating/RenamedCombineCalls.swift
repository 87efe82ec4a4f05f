import Dispatch

// Operators of Combine with other arguments than those in RenamedCombineOperators.swift, and calls
// with a queue in place of a scheduler, so that the compiler says what to write.

extension ObservableType {
    /// Takes a scheduler.
    @available(
        *, unavailable,
        message: "write observe(on: MainScheduler.instance), or on: QueueScheduler(queue)"
    )
    public func observe(on queue: DispatchQueue, options: Any? = nil) -> Flow<Element, Count> {
        flow
    }

    /// Takes a scheduler.
    @available(
        *, unavailable,
        message: "write subscribe(on: QueueScheduler(queue)), or on: QueueScheduler.main"
    )
    public func subscribe(on queue: DispatchQueue, options: Any? = nil) -> Flow<Element, Count> {
        flow
    }

    /// Is `observe(on:)`.
    @available(
        *, unavailable, renamed: "observe(on:)",
        message: "a scheduler is MainScheduler.instance, or a QueueScheduler"
    )
    public func receive(on queue: DispatchQueue, options: Any? = nil) -> Flow<Element, Count> {
        flow
    }

    /// Takes a scheduler.
    @available(
        *, unavailable,
        message: "write timeout(.seconds(1), scheduler: QueueScheduler.main): StreamError.timedOut"
    )
    public func timeout(
        _ time: Duration, scheduler: DispatchQueue, options: Any? = nil,
        customError: (() -> any Error)? = nil
    ) -> Flow<Element, Count> { flow }

    /// Takes a scheduler.
    @available(
        *, unavailable,
        message: "write debounce(.milliseconds(300), scheduler: QueueScheduler.main)"
    )
    public func debounce(
        _ time: Duration, scheduler: DispatchQueue, options: Any? = nil
    ) -> Observable<Element> { .never() }

    /// Takes a scheduler.
    @available(
        *, unavailable, message: "write delay(.seconds(1), scheduler: QueueScheduler.main)"
    )
    public func delay(
        _ time: Duration, scheduler: DispatchQueue, options: Any? = nil
    ) -> Flow<Element, Count> { flow }

    /// Is `reduce(_:accumulator:)`, whose closure may throw.
    @available(*, unavailable, renamed: "reduce(_:accumulator:)")
    public func tryReduce<New>(
        _ first: New, _ next: (New, Element) throws -> New
    ) -> Observable<New> { .never() }

    /// Is `distinctUntilChanged(_:)`, whose closure may throw.
    @available(*, unavailable, renamed: "distinctUntilChanged(_:)")
    public func tryRemoveDuplicates(
        by areEqual: (Element, Element) throws -> Bool
    ) -> Observable<Element> { .never() }

    /// Is `take(while:)`, whose closure may throw.
    @available(*, unavailable, renamed: "take(while:)")
    public func tryPrefix(while isWanted: (Element) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Is `skip(while:)`, whose closure may throw.
    @available(*, unavailable, renamed: "skip(while:)")
    public func tryDrop(while isUnwanted: (Element) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Is `filter(_:)` and `take(_:)`.
    @available(*, unavailable, message: "filter { … }.take(1)")
    public func tryFirst(where isWanted: (Element) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Is `filter(_:)` and `takeLast(_:)`.
    @available(*, unavailable, message: "filter { … }.takeLast(1)")
    public func tryLast(where isWanted: (Element) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Is `toArray()` and `map(_:)`.
    @available(*, unavailable, message: "toArray().map { try $0.contains { … } }")
    public func tryContains(where isWanted: (Element) throws -> Bool) -> Single<Bool> { .never() }

    /// Is `toArray()` and `map(_:)`.
    @available(*, unavailable, message: "toArray().map { try $0.allSatisfy { … } }")
    public func tryAllSatisfy(_ isWanted: (Element) throws -> Bool) -> Single<Bool> { .never() }

    /// Is `buffer(timeSpan:count:scheduler:)`.
    @available(*, unavailable, renamed: "buffer(timeSpan:count:scheduler:)")
    public func collect(_ strategy: CollectStrategy) -> Observable<[Element]> { .never() }

    /// Is `values(buffering:)` for a slow loop.
    @available(
        *, unavailable, message: "values(buffering:) for a slow loop; a chain has no demand"
    )
    public func buffer(
        size: Int, prefetch: BufferPrefetch, whenFull: BufferOverflow
    ) -> Flow<Element, Count> { flow }

    /// Is `skip(_:)` and `take(_:)`.
    @available(*, unavailable, message: "skip(range.lowerBound).take(range.count)")
    public func output(in range: Range<Int>) -> Observable<Element> { .never() }

    /// Is `combineLatest(_:_:_:resultSelector:)`, which is static.
    @available(*, unavailable, message: "Observable.combineLatest(a, b, c) { … }")
    public func combineLatest<Second: ObservableType, Third: ObservableType, New>(
        _ second: Second, _ third: Third,
        _ transform: (Element, Second.Element, Third.Element) -> New
    ) -> Observable<New> { .never() }

    /// Is `zip(_:_:_:resultSelector:)`, which is static.
    @available(*, unavailable, message: "Observable.zip(a, b, c) { ($0, $1, $2) }")
    public func zip<Second: ObservableType, Third: ObservableType>(
        _ second: Second, _ third: Third
    ) -> Observable<(Element, Second.Element, Third.Element)> { .never() }

    /// Is `zip(_:_:_:resultSelector:)`, which is static.
    @available(*, unavailable, message: "Observable.zip(a, b, c) { … }")
    public func zip<Second: ObservableType, Third: ObservableType, New>(
        _ second: Second, _ third: Third,
        _ transform: (Element, Second.Element, Third.Element) -> New
    ) -> Observable<New> { .never() }
}

extension Observer where Element == Void {
    /// Is `onNext(_:)`.
    @available(*, unavailable, message: "onNext(()) of a subject, accept(()) of a relay")
    public func send() {}
}

/// Is a length of time of Combine's schedulers.
@_documentation(visibility: internal)
public struct CombineStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Is a length of time.
    public init(floatLiteral seconds: Double) {}
    /// Is a length of time.
    public init(integerLiteral seconds: Int) {}
    /// Is a length of time.
    public static func seconds(_ count: Double) -> Self { 0 }
    /// Is a length of time.
    public static func milliseconds(_ count: Int) -> Self { 0 }
    /// Is a length of time.
    public static func microseconds(_ count: Int) -> Self { 0 }
    /// Is a length of time.
    public static func nanoseconds(_ count: Int) -> Self { 0 }
}

/// Is a way to group elements in Combine's `collect(_:)`.
@_documentation(visibility: internal)
public struct CollectStrategy {
    /// Is a group for each span of time.
    public static func byTime(_ scheduler: Any, _ time: CombineStride) -> Self { Self() }
    /// Is a group for each span of time, or of a number of elements.
    public static func byTimeOrCount(
        _ scheduler: Any, _ time: CombineStride, _ count: Int
    ) -> Self { Self() }
}

/// Is the first demand of Combine's `buffer(size:prefetch:whenFull:)`.
@_documentation(visibility: internal)
public enum BufferPrefetch { case keepFull, byRequest }

/// Is what Combine's `buffer(size:prefetch:whenFull:)` does with a full buffer.
@_documentation(visibility: internal)
public enum BufferOverflow { case dropNewest, dropOldest, customError(() -> any Error) }
