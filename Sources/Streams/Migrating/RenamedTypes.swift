// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch

// Types of RxSwift that have another name here, or none, so that the compiler says what to write.

@available(*, unavailable, message: "Single<Element?>, or an Observable of at most one element")
public typealias Maybe<Element: Sendable> = Single<Element?>
@available(*, unavailable, message: "Single<Void>, or Observable<Never> of ignoreElements()")
public typealias Completable = Single<Void>
@available(*, unavailable, message: "Driver<Element>, or Observable with catchAndReturn(_:)")
public typealias Infallible<Element: Sendable> = Observable<Element>
@available(*, unavailable, renamed: "Observer")
public typealias ObserverType = Observer

@available(*, unavailable, renamed: "Scheduler")
public typealias SchedulerType = Scheduler
@available(*, unavailable, renamed: "Duration")
public typealias RxTimeInterval = Duration
@available(*, unavailable, renamed: "QueueScheduler")
public typealias SerialDispatchQueueScheduler = QueueScheduler
@available(*, unavailable, message: "QueueScheduler.concurrent(label:qos:)")
public typealias ConcurrentDispatchQueueScheduler = QueueScheduler
@available(*, unavailable, message: "VirtualTimeScheduler: time.cold(…), time.record(stream)")
public typealias TestScheduler = VirtualTimeScheduler

@available(*, unavailable, message: "a relay, or Observable.create with the control's target")
public struct ControlProperty<Element: Sendable>: ObservableType {
    public var flow: Observable<Element> { .never() }
    public init<Values: ObservableType<Element, Many>>(values: Values, valueSink: Any) {}
}
@available(*, unavailable, message: "PublishRelay, or Observable.create with the control's target")
public struct ControlEvent<Element: Sendable>: ObservableType {
    public var flow: Observable<Element> { .never() }
    public init<Events: ObservableType<Element, Many>>(events: Events) {}
}

extension Event {
    @available(*, unavailable, renamed: "isEnding")
    public var isStopEvent: Bool { isEnding }
    @available(*, unavailable, message: "if case .completed = event")
    public var isCompleted: Bool { isEnding }
}

extension SubjectType {
    @available(*, unavailable, message: "a subject is an observer: leave it out")
    public func asObserver() -> Self { self }
}

extension Disposables {
    @available(*, unavailable, message: "Disposables.create { … }")
    public static func create(with dispose: () -> Void) -> any Disposable { create() }
}

extension MainScheduler {
    @available(*, unavailable, message: "QueueScheduler.main")
    public static var asyncInstance: any Scheduler { QueueScheduler.main }
}

@available(*, unavailable, message: "write QueueScheduler(label: \"…\"), or QueueScheduler(queue)")
extension QueueScheduler {
    public init(internalSerialQueueName name: String) { self.init() }
    public init(queue: DispatchQueue, internalSerialQueueName: String = "") { self.init(queue) }
}

extension VirtualTimeScheduler {
    @available(*, unavailable, message: "VirtualTimeScheduler(): time.cold(…), time.record(stream)")
    public convenience init(initialClock: Int) { self.init() }
    @available(*, unavailable, message: "hot(\"-a-b|\"), or hot(_:) of events")
    public func createHotObservable<Element>(_: [Recorded<Element>]) -> Observable<Element> {
        .never()
    }
    @available(*, unavailable, message: "cold(\"-a-b|\"), or cold(_:) of events")
    public func createColdObservable<Element>(_: [Recorded<Element>]) -> Observable<Element> {
        .never()
    }
}

@available(*, unavailable, message: "the time is a Duration: .next(.seconds(10), element)")
extension Recorded {
    public static func next(_ time: Int, _ element: Element) -> Self { .next(.zero, element) }
    public static func completed(_ time: Int) -> Self { .completed(.zero) }
}
