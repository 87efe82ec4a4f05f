// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch

// Operators of RxSwift that have another name here, so that the compiler says which. None has the
// base name and the labels of an operator, which would be looked up among two then.

extension ObservableType {
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError(
        _ recover: (any Error) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> { flow }
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Flow<Element, Count> { flow }
    @available(*, unavailable, renamed: "retry(when:)")
    public func retryWhen(
        _ handler: (Observable<any Error>) -> Observable<Element>
    ) -> Flow<Element, Count> { flow }
    @available(*, unavailable, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any Scheduler) -> Flow<Element, Count> { flow }
    @available(*, unavailable, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any Scheduler) -> Flow<Element, Count> { flow }
    @available(
        *, unavailable,
        message: "write observe(on: MainScheduler.instance), or on: QueueScheduler(queue)"
    )
    public func observe(on queue: DispatchQueue) -> Flow<Element, Count> { flow }
    @available(*, unavailable, message: "write subscribe(on: QueueScheduler(queue))")
    public func subscribe(on queue: DispatchQueue) -> Flow<Element, Count> { flow }

    @available(*, unavailable, renamed: "take(until:)")
    public func takeUntil(_ other: some ObservableType) -> Observable<Element> { .never() }
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_ isWanted: (Element) throws -> Bool) -> Observable<Element> { .never() }
    @available(*, unavailable, message: "take(while: { !… }, behavior:)")
    public func take(
        until predicate: (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { .never() }
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_ isOut: (Element) throws -> Bool) -> Observable<Element> { .never() }
    @available(*, unavailable, renamed: "skip(until:)")
    public func skipUntil(_ other: some ObservableType) -> Observable<Element> { .never() }
    @available(*, unavailable, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> { .never() }
    @available(*, unavailable, message: "distinctUntilChanged(\\.name)")
    public func distinctUntilChanged<Key: Equatable>(
        at keyPath: KeyPath<Element, Key>
    ) -> Flow<Element, Count> { flow }
    @available(*, unavailable, message: "share(replay: bufferSize)")
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { .never() }

    @available(*, unavailable, message: "flatMap { _ in next }, of a Single<Void>")
    public func andThen<Other: ObservableType>(_ other: Other) -> Flow<Other.Element, Other.Count> {
        other.flow
    }
    @available(*, unavailable, message: "map { _ in } of a Single; or ignoreElements()")
    public func asCompletable() -> Single<Void> { .never() }
    @available(*, unavailable, message: "first(), a Single<Element?>")
    public func asMaybe() -> Single<Element?> { .never() }
    @available(*, unavailable, message: "asDriver { _ in other }")
    public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> { other }

    @available(*, unavailable, renamed: "subscribe(onNext:)")
    @discardableResult
    public func bind(onNext: (Element) -> Void) -> any Disposable { Disposables.create() }
    @available(*, unavailable, message: "subscribe(with: self, onMain: { me, name in … })")
    @discardableResult
    public func bind<Root>(
        to path: ReferenceWritableKeyPath<Root, Element>, on root: Root
    ) -> any Disposable { Disposables.create() }
    @available(*, unavailable, message: "subscribe(with: self, onMain:), or [weak self]")
    public func withUnretained<Object: AnyObject & Sendable>(
        _ object: Object
    ) -> Observable<(Object, Element)> { .never() }
    @available(*, unavailable, message: "try await single.value, or a loop over stream.values")
    public func toBlocking(timeout: Double? = nil) -> Flow<Element, Count> { flow }
}

extension ObservableType where Count == One {
    @available(*, unavailable, renamed: "subscribe(onSuccess:onFailure:)")
    @discardableResult
    public func subscribe(
        onSuccess: (Element) -> Void, onError: (any Error) -> Void
    ) -> any Disposable { Disposables.create() }
    @available(
        *, unavailable,
        message: "the element of a Single is its success: subscribe(onSuccess:onFailure:)"
    )
    @discardableResult
    public func subscribe(
        onNext: (Element) -> Void, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil
    ) -> any Disposable { Disposables.create() }
    @available(
        *, unavailable, message: "the element of a Single is its success: do(onSuccess:onError:)"
    )
    public func `do`(
        onNext: (Element) throws -> Void, onError: ((any Error) throws -> Void)? = nil
    ) -> Flow<Element, Count> { flow }
}

extension Flow {
    @available(*, unavailable, message: "zip(a, b, c) { ($0, $1, $2) }")
    public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ a: A, _ b: B, _ c: C
    ) -> Self where Element == (A.Element, B.Element, C.Element) { .never() }
    @available(*, unavailable, message: "combineLatest(a, b, c) { ($0, $1, $2) }")
    public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
        _ a: A, _ b: B, _ c: C
    ) -> Self where Element == (A.Element, B.Element, C.Element) { .never() }
}
