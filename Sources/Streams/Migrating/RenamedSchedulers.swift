// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch

// Schedulers of RxSwift and of RxTest with the arguments that are typed there, so that the compiler
// says what to write.

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
    @available(*, unavailable, message: "record(stream).events have their times")
    public func createObserver<Element>(_: Element.Type) -> AnyObserver<Element> { .init { _ in } }
    @available(*, unavailable, renamed: "run()")
    public func start() {}
}

@available(*, unavailable, message: "the time is a Duration: .next(.seconds(10), element)")
extension Recorded {
    public static func next(_ time: Int, _ element: Element) -> Self { .next(.zero, element) }
    public static func completed(_ time: Int) -> Self { .completed(.zero) }
}
