import Dispatch

// Schedulers of RxSwift and of RxTest with the arguments that are typed there, so that the compiler
// says what to write.

extension QueueScheduler {
    /// Is `init(label:qos:)`.
    @available(
        *, unavailable, message: "write QueueScheduler(label: \"…\"), or QueueScheduler(queue)"
    )
    public init(internalSerialQueueName name: String) { self.init() }

    /// Is `init(_:)`.
    @available(*, unavailable, renamed: "init(_:)")
    public init(
        queue: DispatchQueue, internalSerialQueueName name: String = ""
    ) { self.init(queue) }

    /// Is `init(label:qos:)`.
    @available(*, unavailable, message: "write QueueScheduler(label:), or .concurrent(label:qos:)")
    public init(operationQueue: Any) { self.init() }
}

extension VirtualTimeScheduler {
    /// Is `hot(_:)`.
    @available(*, unavailable, renamed: "hot(_:)", message: "or a drawing: hot(\"-a-b|\")")
    public func createHotObservable<Element>(
        _ events: [Recorded<Element>]
    ) -> Observable<Element> { .never() }

    /// Is `cold(_:)`.
    @available(*, unavailable, renamed: "cold(_:)", message: "or a drawing: cold(\"-a-b|\")")
    public func createColdObservable<Element>(
        _ events: [Recorded<Element>]
    ) -> Observable<Element> { .never() }

    /// Is `record(_:until:)`.
    @available(*, unavailable, message: "record(stream).events have their times")
    public func createObserver<Element>(_ type: Element.Type) -> AnyObserver<Element> {
        AnyObserver { _ in }
    }
}

extension VirtualTimeScheduler {
    /// Is `run()`.
    @available(*, unavailable, renamed: "run()")
    public func start() {}

    /// Is `advance(to:)`.
    @available(*, unavailable, message: "write advance(to: .seconds(10))")
    public func advanceTo(_ time: Int) {}
}

extension Recorded {
    /// Takes a duration.
    @available(*, unavailable, message: "the time is a Duration: .next(.seconds(10), element)")
    public static func next(_ time: Int, _ element: Element) -> Self { .next(.zero, element) }

    /// Takes a duration.
    @available(*, unavailable, message: "the time is a Duration: .completed(.seconds(10))")
    public static func completed(_ time: Int) -> Self { .completed(.zero) }
}
