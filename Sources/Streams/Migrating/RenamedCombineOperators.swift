// Operators of Combine that have another name here, so that the compiler says which. None has the
// base name and the labels of an operator. `print`, `min` and `max` are not among them: in an
// extension of a stream, they would hide the functions of Swift.

extension ObservableType {
    /// Is `map(_:)`, whose closure may throw.
    @available(*, unavailable, renamed: "map(_:)")
    public func tryMap<New>(_ transform: (Element) throws -> New) -> Observable<New> { .never() }

    /// Is `filter(_:)`, whose closure may throw.
    @available(*, unavailable, renamed: "filter(_:)")
    public func tryFilter(_ isIncluded: (Element) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Is `compactMap(_:)`, whose closure may throw.
    @available(*, unavailable, renamed: "compactMap(_:)")
    public func tryCompactMap<New>(_ transform: (Element) throws -> New?) -> Observable<New> {
        .never()
    }

    /// Is `scan(_:accumulator:)`, whose closure may throw.
    @available(*, unavailable, renamed: "scan(_:accumulator:)")
    public func tryScan<New>(
        _ first: New, _ next: (New, Element) throws -> New
    ) -> Observable<New> { .never() }

    /// Is `catch(_:)`, whose closure may throw.
    @available(*, unavailable, renamed: "catch(_:)")
    public func tryCatch<Other: ObservableType>(
        _ recover: (any Error) throws -> Other
    ) -> Observable<Element> { .never() }

    /// Is `map(_:)`.
    @available(*, unavailable, message: "map { $0 ?? other }")
    public func replaceNil<Wrapped>(with other: Wrapped) -> Observable<Wrapped>
    where Element == Wrapped? { .never() }

    /// Is `ifEmpty(default:)`.
    @available(*, unavailable, renamed: "ifEmpty(default:)")
    public func replaceEmpty(with element: Element) -> Observable<Element> { .never() }

    /// Is `distinctUntilChanged(_:)`.
    @available(*, unavailable, renamed: "distinctUntilChanged(_:)")
    public func removeDuplicates(by areEqual: (Element, Element) -> Bool) -> Observable<Element> {
        .never()
    }

    /// Is `toArray()` and `map(_:)`.
    @available(
        *, unavailable, message: "toArray().map { $0.count }, or reduce(0) { n, _ in n + 1 }"
    )
    public func count() -> Single<Int> { .never() }

    /// Is `toArray()` and `map(_:)`.
    @available(*, unavailable, message: "toArray().map { $0.contains(element) }")
    public func contains(_ element: Element) -> Single<Bool> { .never() }

    /// Is `toArray()` and `map(_:)`.
    @available(*, unavailable, message: "toArray().map { $0.contains { … } }")
    public func contains(where isWanted: (Element) -> Bool) -> Single<Bool> { .never() }

    /// Is `toArray()` and `map(_:)`.
    @available(*, unavailable, message: "toArray().map { $0.allSatisfy { … } }")
    public func allSatisfy(_ isWanted: (Element) -> Bool) -> Single<Bool> { .never() }

    /// Is `filter(_:)` and `take(_:)`.
    @available(*, unavailable, message: "filter { … }.take(1)")
    public func first(where isWanted: (Element) -> Bool) -> Observable<Element> { .never() }

    /// Is `takeLast(_:)`.
    @available(*, unavailable, message: "takeLast(1)")
    public func last() -> Observable<Element> { .never() }

    /// Is `filter(_:)` and `takeLast(_:)`.
    @available(*, unavailable, message: "filter { … }.takeLast(1)")
    public func last(where isWanted: (Element) -> Bool) -> Observable<Element> { .never() }

    /// Is `take(_:)`.
    @available(*, unavailable, renamed: "take(_:)")
    public func prefix(_ count: Int) -> Observable<Element> { .never() }

    /// Is `take(while:)`.
    @available(*, unavailable, renamed: "take(while:)")
    public func prefix(while isWanted: (Element) -> Bool) -> Observable<Element> { .never() }

    /// Is `take(until:)`.
    @available(*, unavailable, renamed: "take(until:)")
    public func prefix(untilOutputFrom other: some ObservableType) -> Observable<Element> {
        .never()
    }

    /// Is `skip(while:)`.
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while isUnwanted: (Element) -> Bool) -> Observable<Element> { .never() }

    /// Is `skip(until:)`.
    @available(*, unavailable, renamed: "skip(until:)")
    public func drop(untilOutputFrom other: some ObservableType) -> Observable<Element> {
        .never()
    }

    /// Is `element(at:)`.
    @available(*, unavailable, renamed: "element(at:)")
    public func output(at index: Int) -> Observable<Element> { .never() }

    /// Is `concat(_:)`.
    @available(*, unavailable, message: "concat(.of(1, 2)), or concat(other)")
    public func append(_ more: Any...) -> Observable<Element> { .never() }

    /// Is `merge(_:)`, which is static.
    @available(*, unavailable, message: "Observable.merge(a, b)")
    public func merge(with others: any ObservableType...) -> Observable<Element> { .never() }

    /// Is `combineLatest(_:_:)`, which is static.
    @available(*, unavailable, message: "Observable.combineLatest(a, b), or withLatestFrom(b)")
    public func combineLatest<Other: ObservableType>(
        _ other: Other
    ) -> Observable<(Element, Other.Element)> { .never() }

    /// Is `combineLatest(_:_:resultSelector:)`, which is static.
    @available(*, unavailable, message: "Observable.combineLatest(a, b) { … }")
    public func combineLatest<Other: ObservableType, New>(
        _ other: Other, _ transform: (Element, Other.Element) -> New
    ) -> Observable<New> { .never() }

    /// Is `combineLatest(_:_:_:resultSelector:)`, which is static.
    @available(*, unavailable, message: "Observable.combineLatest(a, b, c) { ($0, $1, $2) }")
    public func combineLatest<Second: ObservableType, Third: ObservableType>(
        _ second: Second, _ third: Third
    ) -> Observable<(Element, Second.Element, Third.Element)> { .never() }

    /// Is `zip(_:_:resultSelector:)`, which is static.
    @available(*, unavailable, message: "Observable.zip(a, b) { … }")
    public func zip<Other: ObservableType, New>(
        _ other: Other, _ transform: (Element, Other.Element) -> New
    ) -> Observable<New> { .never() }

    /// Is `concatMap(_:)` for one at a time, else `merge(maxConcurrent:)`.
    @available(
        *, unavailable,
        message: "concatMap { … } for one at a time; map { … }.merge(maxConcurrent:)"
    )
    public func flatMap<Other: ObservableType>(
        maxPublishers: MostPublishers, _ transform: (Element) -> Other
    ) -> Observable<Other.Element> { .never() }

    /// Is `debounce(_:scheduler:)`.
    @available(
        *, unavailable, message: "debounce(.milliseconds(300), scheduler: QueueScheduler.main)"
    )
    public func debounce(for time: CombineStride, scheduler: Any? = nil) -> Observable<Element> {
        .never()
    }

    /// Is `throttle(_:latest:scheduler:)`.
    @available(
        *, unavailable,
        message: "throttle(.seconds(1), latest: true, scheduler: QueueScheduler.main)"
    )
    public func throttle(
        for time: CombineStride, scheduler: Any? = nil, latest: Bool = true
    ) -> Observable<Element> { .never() }

    /// Is `delay(_:scheduler:)`.
    @available(*, unavailable, message: "delay(.seconds(1), scheduler: QueueScheduler.main)")
    public func delay<Context>(
        for time: CombineStride, scheduler: Context
    ) -> Observable<Element> { .never() }

    /// Is `timeInterval(_:)`.
    @available(*, unavailable, renamed: "timeInterval(_:)")
    public func measureInterval<Context>(using scheduler: Context) -> Observable<Duration> {
        .never()
    }

    /// Is `publish()`.
    @available(*, unavailable, renamed: "publish()")
    public func makeConnectable() -> ConnectableObservable<Element> { publish() }

    /// Is `multicast(_:)`.
    @available(*, unavailable, renamed: "multicast(_:)")
    public func multicast<Subject: SubjectType>(
        subject: Subject
    ) -> ConnectableObservable<Element> where Subject.Element == Element { publish() }

    /// Is `debug(_:)`, or `do(onNext:)`.
    @available(*, unavailable, message: "debug(), or a breakpoint in do(onNext: { … })")
    public func breakpoint(receiveOutput: ((Element) -> Bool)? = nil) -> Flow<Element, Count> {
        flow
    }

    /// Is `debug(_:)`, or `do(onError:)`.
    @available(*, unavailable, message: "debug(), or a breakpoint in do(onError: { … })")
    public func breakpointOnError() -> Flow<Element, Count> { flow }

    /// Is `bind(to:)` a relay.
    @available(*, unavailable, message: "bind(to: relay), or subscribe(with: self, onMain:)")
    public func assign(to published: inout Element) {}

    /// Is `map(_:)`.
    @available(*, unavailable, message: "map { try decoder.decode(User.self, from: $0) }")
    public func decode<Model, Decoder>(type: Model.Type, decoder: Decoder) -> Observable<Model> {
        .never()
    }

    /// Is `map(_:)`.
    @available(*, unavailable, message: "map { try encoder.encode($0) }")
    public func encode<Encoder>(encoder: Encoder) -> Observable<Element> { .never() }

    /// Is not needed.
    @available(*, unavailable, message: "no operator traps: leave it out")
    public func assertNoFailure() -> Flow<Element, Count> { flow }
}

/// Is a number of publishers in Combine's `flatMap(maxPublishers:)`.
@_documentation(visibility: internal)
public struct MostPublishers {
    /// Is a number of publishers.
    public static func max(_ count: Int) -> Self { Self() }
    /// Is any number of publishers.
    public static var unlimited: Self { Self() }
}
