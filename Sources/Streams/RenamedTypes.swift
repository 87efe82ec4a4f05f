// Types of RxSwift that have another name here, or none, so that the compiler says what to write.
// Combine's types are not among them: they would be ambiguous in a file that imports Combine.

/// Is ``Driver``, or an observable after `catchAndReturn(_:)`.
@available(*, unavailable, message: "Driver<Element>, or Observable with catchAndReturn(_:)")
public typealias Infallible<Element: Sendable> = Observable<Element>

/// Is ``Scheduler``.
@available(*, unavailable, renamed: "Scheduler")
public typealias SchedulerType = Scheduler

/// Is `Duration`.
@available(*, unavailable, renamed: "Duration")
public typealias RxTimeInterval = Duration

/// Is ``QueueScheduler``.
@available(*, unavailable, renamed: "QueueScheduler")
public typealias SerialDispatchQueueScheduler = QueueScheduler

/// Is `QueueScheduler.concurrent(label:qos:)`.
@available(*, unavailable, message: "QueueScheduler.concurrent(label:qos:)")
public typealias ConcurrentDispatchQueueScheduler = QueueScheduler

/// Is ``MainScheduler``.
@available(*, unavailable, renamed: "MainScheduler")
public typealias ConcurrentMainScheduler = MainScheduler

/// Is ``QueueScheduler``.
@available(*, unavailable, message: "QueueScheduler(label:), or .concurrent(label:qos:)")
public typealias OperationQueueScheduler = QueueScheduler

/// Is ``VirtualTimeScheduler``.
@available(*, unavailable, message: "VirtualTimeScheduler: time.cold(…), time.record(stream)")
public typealias TestScheduler = VirtualTimeScheduler

/// Is ``StreamError``.
@available(*, unavailable, renamed: "StreamError")
public typealias RxError = StreamError

/// Is `Result`.
@available(*, unavailable, message: "Result<Element, any Error>")
public typealias SingleEvent<Element: Sendable> = Result<Element, any Error>

/// Is ``SerialDisposable``.
@available(*, unavailable, renamed: "SerialDisposable")
public typealias SingleAssignmentDisposable = SerialDisposable

/// Is ``Relay``, or `Observable.create`.
@available(*, unavailable, message: "a relay, or Observable.create with the control's target")
public typealias ControlProperty<Element: Sendable> = Observable<Element>

/// Is ``Relay``, or `Observable.create`.
@available(*, unavailable, message: "PublishRelay, or Observable.create with the control's target")
public typealias ControlEvent<Element: Sendable> = Observable<Element>

extension ObservableType {
    /// Is `subscribe(with:onMain:)`.
    @available(*, unavailable, message: "subscribe(with: self, onMain:), or [weak self]")
    public func withUnretained<Object: AnyObject & Sendable>(
        _ object: Object
    ) -> Observable<(Object, Element)> { .never() }

    /// Is `toArray()`.
    @available(*, unavailable, renamed: "toArray()")
    public func collect() -> Single<[Element]> { toArray() }

    /// Is `buffer(count:)`.
    @available(*, unavailable, renamed: "buffer(count:)")
    public func collect(_ count: Int) -> Observable<[Element]> { .never() }

    /// Is `ignoreElements()`.
    @available(*, unavailable, renamed: "ignoreElements()")
    public func ignoreOutput() -> Flow<Element, Count> { flow }

    /// Is not needed: a stream has no type of failure.
    @available(*, unavailable, message: "streams have no type of failure: leave it out")
    public func setFailureType<Failure>(to type: Failure.Type) -> Flow<Element, Count> {
        flow
    }

    /// Is `do(onNext:…)`.
    @available(*, unavailable, message: "do(onNext:onError:onCompleted:onSubscribe:onDispose:)")
    public func handleEvents(
        receiveSubscription: ((any Disposable) -> Void)? = nil,
        receiveOutput: ((Element) -> Void)? = nil,
        receiveCompletion: ((Result<Void, any Error>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil
    ) -> Flow<Element, Count> { flow }

    /// Is `subscribe(with:onMain:)`, which does not retain the object.
    @available(*, unavailable, message: "subscribe(with: object, onMain: { $0.name = $1 })")
    @discardableResult
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root
    ) -> any Disposable { Disposables.create() }
}
