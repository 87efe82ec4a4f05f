// Names of Combine and of RxSwift that people type most and that have another name here, so that
// the compiler says how.

extension ObservableType {
    /// Is `distinctUntilChanged()`.
    @available(*, unavailable, renamed: "distinctUntilChanged()")
    public func removeDuplicates() -> Flow<Element, Count> where Element: Equatable { flow }

    /// Is `observe(on:)`.
    @available(
        *, unavailable, renamed: "observe(on:)",
        message: "a scheduler is MainScheduler.instance, or a QueueScheduler"
    )
    public func receive<Context>(on scheduler: Context) -> Flow<Element, Count> { flow }

    /// Is not needed.
    @available(
        *, unavailable,
        message: "a stream is one type, Observable, through all operators: nothing to erase"
    )
    public func eraseToAnyPublisher() -> Flow<Element, Count> { flow }

    /// Is `take(until:)`.
    @available(*, unavailable, renamed: "take(until:)")
    public func takeUntil(_ other: some ObservableType) -> Observable<Element> { asObservable() }

    /// Is `take(while:behavior:)`.
    @available(*, unavailable, message: "take(while: { !… }, behavior:)")
    public func takeUntil(
        _ behavior: TakeBehavior, predicate: (Element) throws -> Bool
    ) -> Observable<Element> { .never() }

    /// Is `retry(when:)`.
    @available(*, unavailable, renamed: "retry(when:)")
    public func retryWhen(
        _ handler: @escaping @Sendable (Observable<any Error>) -> Observable<Element>
    ) -> Flow<Element, Count> { flow }

    /// Is `take(while:)`.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_ isWanted: (Element) throws -> Bool) -> Observable<Element> { .never() }

    /// Is `skip(while:)`.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_ isUnwanted: (Element) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Is `skip(until:)`.
    @available(*, unavailable, renamed: "skip(until:)")
    public func skipUntil(_ other: some ObservableType) -> Observable<Element> { .never() }

    /// Is `element(at:)`.
    @available(*, unavailable, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> { .never() }

    /// Is `flatMap(_:)`.
    @available(*, unavailable, message: "flatMap { _ in next }, of a Single<Void>")
    public func andThen<Other: ObservableType>(_ other: Other) -> Flow<Other.Element, Other.Count> {
        other.flow
    }

    /// Is `flatMap(_:)`.
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func flatMapMaybe<New>(_ transform: (Element) throws -> New) -> New? { nil }

    /// Is `flatMap(_:)`.
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func flatMapCompletable<New>(_ transform: (Element) throws -> New) -> New? { nil }

    /// Is `map(_:)` to nothing, or `ignoreElements()`.
    @available(
        *, unavailable, message: "map { _ in } of a Single, ignoreElements() of an Observable"
    )
    public func asCompletable() -> Single<Void> { .never() }

    /// Is `asDriver(onErrorJustReturn:)`.
    @available(*, unavailable, message: "asDriver(onErrorJustReturn:), or catchAndReturn(_:)")
    public func asInfallible(onErrorJustReturn element: Element) -> Flow<Element, Count> { flow }

    /// Is `asDriver(onErrorRecover:)`.
    @available(*, unavailable, message: "asDriver { _ in other }, or catch { _ in other }")
    public func asInfallible<Other>(onErrorFallbackTo other: Other) -> Flow<Element, Count> { flow }

    /// Is `asDriver(onErrorRecover:)`.
    @available(*, unavailable, message: "asDriver { _ in other }, or catch { _ in other }")
    public func asInfallible<Other>(
        onErrorRecover recover: (any Error) -> Other
    ) -> Flow<Element, Count> { flow }

    /// Is `debug(_:to:)`.
    @available(*, unavailable, renamed: "debug(_:to:)")
    public func debug(_ identifier: String? = nil, trimOutput: Bool) -> Flow<Element, Count> {
        flow
    }

    /// Is `distinctUntilChanged(_:)`.
    @available(*, unavailable, message: "distinctUntilChanged(\\.name)")
    public func distinctUntilChanged<Key: Equatable>(
        at keyPath: KeyPath<Element, Key>
    ) -> Flow<Element, Count> { flow }

    /// Is `share(replay:)`.
    @available(*, unavailable, message: "share(replay: bufferSize)")
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { asObservable() }

    /// Is `value` or `values`.
    @available(
        *, unavailable, message: "try await single.value, or for try await element in stream.values"
    )
    public func toBlocking(timeout: Double? = nil) -> Flow<Element, Count> { flow }

    /// Is `startWith(_:)`.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_ elements: Any...) -> Observable<Element> { asObservable() }

    /// Is `skip(_:)`.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_ count: Int = 1) -> Observable<Element> { asObservable() }

    /// Is `catchAndReturn(_:)`.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func replaceError(with element: Element) -> Flow<Element, Count> { flow }

    /// Is `first()`.
    @available(*, unavailable, message: "first(), a Single<Element?>")
    public func asMaybe() -> Single<Element?> { asObservable().first() }

    /// Is `subscribe(onNext:)`.
    @available(
        *, unavailable, message: "subscribe(onNext:), or subscribe(onMain:) on the main actor"
    )
    @discardableResult
    public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable {
        Disposables.create()
    }

    /// Is `subscribe(onNext:onError:onCompleted:)`.
    @available(*, unavailable, message: "subscribe(onNext:onError:onCompleted:)")
    @discardableResult
    public func sink(
        receiveCompletion: @escaping (CombineCompletion) -> Void,
        receiveValue: @escaping (Element) -> Void
    ) -> any Disposable { Disposables.create() }
}

extension ObservableType where Element: ObservableType {
    /// Is `switchLatest()`.
    @available(*, unavailable, message: "switchLatest()")
    public func switchToLatest() -> Observable<Element.Element> { .never() }
}

extension Disposable {
    /// Is `disposed(by:)` of a ``DisposeBag``.
    @available(*, unavailable, message: "disposed(by: bag), with a DisposeBag")
    public func store(in bag: inout [any Disposable]) {}

    /// Is `disposed(by:)` of a ``DisposeBag``.
    @available(*, unavailable, message: "disposed(by: bag), with a DisposeBag")
    public func store(in bag: DisposeBag) {}

    /// Is `disposed(by:)` of a ``DisposeBag``.
    @available(*, unavailable, renamed: "disposed(by:)")
    public func addDisposableTo(_ bag: DisposeBag) {}

    /// Is `dispose()`.
    @available(*, unavailable, renamed: "dispose()")
    public func cancel() {}
}

/// Is `Single<Element?>`.
@available(*, unavailable, message: "Single<Element?>, or an Observable of at most one element")
public typealias Maybe<Element: Sendable> = Single<Element?>

/// Is `Single<Void>`.
@available(*, unavailable, message: "Single<Void>, or Observable<Never> of ignoreElements()")
public typealias Completable = Single<Void>
