// Names of swift-async-algorithms that have another name here, so that the compiler says which.
// `zip` and `chain` are not among them: they are functions of collections, too.

extension ObservableType {
    /// Is `pairwise()`.
    @available(*, unavailable, renamed: "pairwise()")
    public func adjacentPairs() -> Observable<(Element, Element)> { .never() }

    /// Is `scan(_:accumulator:)`.
    @available(*, unavailable, renamed: "scan(_:accumulator:)")
    public func reductions<New>(_ first: New, _ next: (New, Element) -> New) -> Observable<New> {
        .never()
    }

    /// Is `compactMap(_:)`.
    @available(*, unavailable, message: "compactMap { $0 }")
    public func compacted<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? { .never() }

    /// Is `buffer(count:)`.
    @available(*, unavailable, renamed: "buffer(count:)")
    public func chunks(ofCount count: Int) -> Observable<[Element]> { .never() }

    /// Is `buffer(timeSpan:count:scheduler:)`.
    @available(*, unavailable, renamed: "buffer(timeSpan:count:scheduler:)")
    public func chunks(ofCount count: Int, or signal: AsyncTimerSequence) -> Observable<[Element]> {
        .never()
    }

    /// Is `buffer(timeSpan:count:scheduler:)`.
    @available(*, unavailable, renamed: "buffer(timeSpan:count:scheduler:)")
    public func chunked(
        by signal: AsyncTimerSequence, into type: Any? = nil
    ) -> Observable<[Element]> { .never() }

    /// Is `scan(into:accumulator:)`.
    @available(*, unavailable, renamed: "scan(into:accumulator:)")
    public func reductions<New>(
        into first: New, _ next: (inout New, Element) -> Void
    ) -> Observable<New> { .never() }

    /// Takes a scheduler.
    @available(
        *, unavailable, message: "debounce(.milliseconds(300), scheduler: QueueScheduler.main)"
    )
    public func debounce(
        for time: Duration, tolerance: Duration? = nil, clock: some Clock
    ) -> Observable<Element> { .never() }

    /// Takes a scheduler.
    @available(
        *, unavailable,
        message: "throttle(.seconds(1), latest: true, scheduler: QueueScheduler.main)"
    )
    public func throttle(
        for time: Duration, clock: some Clock, latest: Bool = true
    ) -> Observable<Element> { .never() }
}

/// Is ``PublishSubject``.
@available(*, unavailable, message: "PublishSubject<Element>(), which does not wait for observers")
public struct AsyncChannel<Element> {
    /// Has another form here.
    public init() {}
    /// Has another form here.
    public func send(_ element: Element) async {}
}

/// Is ``PublishSubject``.
@available(*, unavailable, message: "PublishSubject<Element>(), which does not wait for observers")
public struct AsyncThrowingChannel<Element, Failure> {
    /// Has another form here.
    public init() {}
    /// Has another form here.
    public func send(_ element: Element) async {}
}

/// Is `interval(_:scheduler:)`.
@available(*, unavailable, message: "Observable<Int>.interval(.seconds(1), scheduler: scheduler)")
public struct AsyncTimerSequence {
    /// Has another form here.
    public init(interval: Duration, clock: ContinuousClock = ContinuousClock()) {}
    /// Has another form here.
    public static func repeating(
        every interval: Duration, clock: ContinuousClock = ContinuousClock()
    ) -> Self { Self(interval: interval) }
}

/// Is a static function of ``Observable``.
@available(*, unavailable, message: "Observable.merge(a, b)")
public func merge<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second, _ more: any ObservableType...
) -> Observable<First.Element> { .never() }

/// Is a static function of ``Observable``.
@available(*, unavailable, message: "Observable.combineLatest(a, b)")
public func combineLatest<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second
) -> Observable<(First.Element, Second.Element)> { .never() }

/// Is a static function of ``Observable``.
@available(*, unavailable, message: "Observable.combineLatest(a, b, c) { ($0, $1, $2) }")
public func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType
>(
    _ first: First, _ second: Second, _ third: Third
) -> Observable<(First.Element, Second.Element, Third.Element)> { .never() }
