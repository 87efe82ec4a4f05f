// Names of RxSwift that have another name here, so that the compiler says how. None has the base
// name and the labels of an operator, which would be looked up among two then.

extension ObservableType {
    /// Is `catch(_:)`.
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError(
        _ recover: @escaping @Sendable (any Error) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> { flow }

    /// Is `catchAndReturn(_:)`.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Flow<Element, Count> { flow }

    /// Is `observe(on:)`.
    @available(*, unavailable, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any Scheduler) -> Flow<Element, Count> { flow }

    /// Is `subscribe(on:)`.
    @available(*, unavailable, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any Scheduler) -> Flow<Element, Count> { flow }

    /// Is `subscribe(onNext:)`.
    @available(*, unavailable, renamed: "subscribe(onNext:)")
    @discardableResult
    public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        Disposables.create()
    }

    /// Is `subscribe(with:onNext:)`.
    @available(*, unavailable, renamed: "subscribe(with:onNext:)")
    @discardableResult
    public func bind<Object: AnyObject & Sendable>(
        with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void
    ) -> any Disposable { Disposables.create() }

    /// Is `asDriver(onErrorRecover:)`.
    @available(*, unavailable, message: "asDriver { _ in other }")
    public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> { other }

    /// Is `asSignal(onErrorRecover:)`.
    @available(*, unavailable, message: "asSignal { _ in other }")
    public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> { other }

    /// Is `take(while:behavior:)`.
    @available(*, unavailable, message: "take(while: { !… }, behavior:)")
    public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { asObservable() }

    /// Is `distinctUntilChanged(_:)`, which compares elements.
    @available(*, unavailable, message: "distinctUntilChanged { comparer(key($0), key($1)) }")
    public func distinctUntilChanged<Key: Sendable>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key,
        comparer: @escaping @Sendable (Key, Key) throws -> Bool
    ) -> Flow<Element, Count> { flow }

    /// Is `filter(_:)` and `single()`.
    @available(*, unavailable, message: "filter { … }.single()")
    public func single(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> Observable<Element> { asObservable() }

    /// Is `reduce(_:accumulator:)` and `map(_:)`.
    @available(*, unavailable, message: "reduce(_:accumulator:).map { … }")
    public func reduce<Partial: Sendable, Result: Sendable>(
        _ seed: Partial,
        accumulator: @escaping @Sendable (Partial, Element) throws -> Partial,
        mapResult: @escaping @Sendable (Partial) throws -> Result
    ) -> Observable<Result> { .never() }

    /// Is `replay(_:)`.
    @available(*, unavailable, message: "replay(.max)")
    public func replayAll() -> ConnectableObservable<Element> { replay(.max) }
}

extension Flow {
    /// Is `zip(_:)` and `map(_:)`.
    @available(*, unavailable, message: "zip(collection).map { … }")
    public static func zip<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
    ) -> Self where Sources.Element: ObservableType { .never() }

    /// Is `combineLatest(_:)` and `map(_:)`.
    @available(*, unavailable, message: "combineLatest(collection).map { … }")
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
    ) -> Self where Sources.Element: ObservableType { .never() }
}

extension Flow {
    /// Is a chain of `catch(_:)`.
    @available(*, unavailable, message: "first.catch { _ in second }")
    public static func `catch`(sequence: [Flow<Element, Count>]) -> Self { .never() }

    /// Is `zip(_:_:_:resultSelector:)`.
    @available(*, unavailable, message: "zip(a, b, c) { ($0, $1, $2) }")
    public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ a: A, _ b: B, _ c: C
    ) -> Self where Element == (A.Element, B.Element, C.Element) { .never() }

    /// Is `combineLatest(_:_:_:resultSelector:)`.
    @available(*, unavailable, message: "combineLatest(a, b, c) { ($0, $1, $2) }")
    public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ a: A, _ b: B, _ c: C
    ) -> Self where Element == (A.Element, B.Element, C.Element) { .never() }
}

extension ReplaySubject {
    /// Is `create(bufferSize:)`.
    @available(*, unavailable, message: "create(bufferSize: .max)")
    public static func createUnbounded() -> ReplaySubject { create(bufferSize: .max) }
}

extension Relay where Subject == ReplaySubject<Element> {
    /// Is `create(bufferSize:)`.
    @available(*, unavailable, message: "create(bufferSize: .max)")
    public static func createUnbounded() -> Relay { create(bufferSize: .max) }
}

extension Disposables {
    /// Is `create { … }`.
    @available(*, unavailable, message: "Disposables.create { … }")
    public static func create(with dispose: @escaping @Sendable () -> Void) -> any Disposable {
        create(dispose)
    }

    /// Is ``CompositeDisposable``.
    @available(*, unavailable, message: "CompositeDisposable(first, second)")
    public static func create(
        _ first: any Disposable, _ second: any Disposable, _ more: any Disposable...
    ) -> any Disposable { first }
}

/// Is `QueueScheduler.concurrent(label:qos:)`.
@available(*, unavailable, message: "QueueScheduler.concurrent(label:qos:)")
public typealias ConcurrentScheduler = QueueScheduler

extension ObservableType where Count == One {
    /// Is `subscribe(onSuccess:onFailure:)`.
    @available(*, unavailable, renamed: "subscribe(onSuccess:onFailure:)")
    @discardableResult
    public func subscribe(
        onSuccess: @escaping @Sendable (Element) -> Void,
        onError: @escaping @Sendable (any Error) -> Void
    ) -> any Disposable { Disposables.create() }

    /// Is `subscribe(onSuccess:onFailure:)`.
    @available(
        *, unavailable,
        message: "the element of a Single is its success: subscribe(onSuccess:onFailure:)"
    )
    @discardableResult
    public func subscribe(
        onNext: @escaping @Sendable (Element) -> Void,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil
    ) -> any Disposable { Disposables.create() }

    /// Is `do(onSuccess:onError:)`.
    @available(
        *, unavailable, message: "the element of a Single is its success: do(onSuccess:onError:)"
    )
    public func `do`(
        onNext: @escaping @Sendable (Element) throws -> Void,
        onError: (@Sendable (any Error) throws -> Void)? = nil
    ) -> Flow<Element, Count> { flow }
}
