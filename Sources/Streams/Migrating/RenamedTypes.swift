// Types of RxSwift that have another name here, or none, so that the compiler says what to write.
// Those of Combine are in RenamedCombine.swift.

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

/// Is ``BehaviorRelay``.
@available(*, unavailable, message: "BehaviorRelay(value:), whose value is set by accept(_:)")
public struct Variable<Element> {
    /// Has another form here.
    public init(_ value: Element) {}
}

/// Is ``ObservableType``.
@available(*, unavailable, renamed: "ObservableType")
public typealias ObservableConvertibleType = ObservableType

/// Is ``Observer``.
@available(*, unavailable, renamed: "Observer")
public typealias ObserverType = Observer

/// Is ``Scheduler``.
@available(*, unavailable, renamed: "Scheduler")
public typealias ImmediateSchedulerType = Scheduler

/// Is ``Disposable``.
@available(*, unavailable, message: "a SerialDisposable or CompositeDisposable has isDisposed")
public typealias Cancelable = Disposable

/// Is ``SerialDisposable``.
@available(*, unavailable, renamed: "SerialDisposable")
public typealias BooleanDisposable = SerialDisposable

/// Is ``VirtualTimeScheduler``.
@available(*, unavailable, renamed: "VirtualTimeScheduler")
public typealias HistoricalScheduler = VirtualTimeScheduler

/// Is ``StreamErrors``.
@available(*, unavailable, message: "StreamErrors.onUnhandled; checkpoint() names a place")
public enum Hooks {
    /// Has another form here.
    public static var defaultErrorHandler: ([String], any Error) -> Void {
        get { { _, _ in } }
        set {}
    }
    /// Has another form here.
    public static var customCaptureSubscriptionCallstack: () -> [String] {
        get { { [] } }
        set {}
    }
}

/// Is ``LiveSubscriptions``.
@available(*, unavailable, message: "LiveSubscriptions, or findLeaks(_:) in a test")
public enum Resources {
    /// Has another form here.
    public static var total: Int { 0 }
}

extension VirtualTimeScheduler {
    /// Is `init(now:)`.
    @available(*, unavailable, message: "VirtualTimeScheduler(): time.cold(…), time.record(stream)")
    public convenience init(initialClock: Int) { self.init() }
}

extension MainScheduler {
    /// Is ``QueueScheduler/main``.
    @available(*, unavailable, message: "QueueScheduler.main")
    public static var asyncInstance: any Scheduler { QueueScheduler.main }
}

extension Event {
    /// Is ``isEnding``.
    @available(*, unavailable, renamed: "isEnding")
    public var isStopEvent: Bool { isEnding }

    /// Has another form here.
    @available(*, unavailable, message: "if case .completed = event")
    public var isCompleted: Bool { isEnding }
}

extension SubjectType {
    /// Is not needed.
    @available(*, unavailable, message: "a subject is an observer: leave it out")
    public func asObserver() -> Self { self }

    /// Is not needed.
    @available(*, unavailable, message: "onCompleted() ends a subject; it needs no dispose()")
    public func dispose() {}
}

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

/// Is `share()`, or a ``CompositeDisposable``.
@available(*, unavailable, message: "share() counts references; CompositeDisposable has several")
public struct RefCountDisposable {
    /// Has another form here.
    public init(disposable: any Disposable) {}
}

/// Is a ``Disposable`` itself.
@available(*, unavailable, message: "the disposable itself: dispose() runs where it is called")
public struct ScheduledDisposable {
    /// Has another form here.
    public init(scheduler: any Scheduler, disposable: any Disposable) {}
}

/// Is ``Relay``, or `Observable.create`.
@available(*, unavailable, message: "a relay, or Observable.create with the control's target")
public struct ControlProperty<Element: Sendable>: ObservableType {
    /// Has another form here.
    public var flow: Observable<Element> { .never() }
    /// Has another form here.
    public init<Values: ObservableType>(values: Values, valueSink: Any)
    where Values.Element == Element {}
}

/// Is ``Relay``, or `Observable.create`.
@available(*, unavailable, message: "PublishRelay, or Observable.create with the control's target")
public struct ControlEvent<Element: Sendable>: ObservableType {
    /// Has another form here.
    public var flow: Observable<Element> { .never() }
    /// Has another form here.
    public init<Events: ObservableType>(events: Events) where Events.Element == Element {}
}

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
        receiveCompletion: ((CombineCompletion) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Int) -> Void)? = nil
    ) -> Flow<Element, Count> { flow }

    /// Is `subscribe(with:onMain:)`, which does not retain the object.
    @available(*, unavailable, message: "subscribe(with: object, onMain: { $0.name = $1 })")
    @discardableResult
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root
    ) -> any Disposable { Disposables.create() }
}
