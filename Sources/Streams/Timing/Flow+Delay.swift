extension ObservableType {
    /// Delivers elements and the completion after a delay; a failure at once.
    ///
    ///     a-b--|
    ///       delay(2)
    ///     --a-b--|
    ///
    /// Elements that wait when the stream fails are dropped, as in ReactiveX.
    ///
    /// [ReactiveX: Delay](https://reactivex.io/documentation/operators/delay.html)
    /// - Parameters:
    ///   - dueTime: the delay; zero or less means as soon as the scheduler can.
    ///   - scheduler: measures the delay and delivers the elements.
    @inlinable
    public func delay(
        _ dueTime: Duration, scheduler: some Scheduler
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let later = Later(sink, dueTime, scheduler)
            let segment = Segment(in: sink.segment) { ending in
                switch ending {
                case .completed: later.enqueue(.completed)
                case .error(let error): later.fail(error)
                }
            }
            sink.segment.onTearDown { later.drop() }
            source.start(Sink(segment) { later.enqueue(.next($0)) })
        }
    }
}

/// The delayed events; one timer at a time, for the first of them.
@usableFromInline
final class Later<Element: Sendable>: Sendable {
    @usableFromInline
    struct Waiting: Sendable {
        @usableFromInline var events = Buffer<(due: Duration, event: Event<Element>)>()
        @usableFromInline var isRunning = false
        @usableFromInline var isDisposed = false

        @inlinable
        init() {}
    }

    @usableFromInline let sink: Sink<Element>
    @usableFromInline let dueTime: Duration
    @usableFromInline let scheduler: any Scheduler
    @usableFromInline let alarm: Alarm
    @usableFromInline let waiting = Lock(Waiting())
    @usableFromInline let serializer = Serializer<Event<Element>>()

    @inlinable
    init(_ sink: Sink<Element>, _ dueTime: Duration, _ scheduler: any Scheduler) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
        alarm = Alarm(on: scheduler)
    }

    @inlinable
    func enqueue(_ event: Event<Element>) {
        let due = scheduler.now + dueTime
        let isFirst = waiting.withLock { waiting in
            guard !waiting.isDisposed else { return false }
            defer { waiting.isRunning = true }
            waiting.events.push((due, event))
            return !waiting.isRunning
        }
        if isFirst { wait(dueTime) }
    }

    @inlinable
    func fail(_ error: any Error) { serializer.send(.error(error)) { sink.on($0) } }

    @inlinable
    func drop() {
        let events = waiting.withLock { waiting in
            defer { waiting.events = Buffer() }
            waiting.isDisposed = true
            return waiting.events
        }
        alarm.dispose()
        _ = consume events
    }

    @inlinable
    func wait(_ delay: Duration) { alarm.set(delay) { self.deliverWhatIsDue() } }

    @inlinable
    func deliverWhatIsDue() {
        while true {
            let now = scheduler.now
            let (event, delay) = waiting.withLock { waiting -> (Event<Element>?, Duration?) in
                guard let first = waiting.events.first else {
                    waiting.isRunning = false
                    return (nil, nil)
                }
                if first.due > now { return (nil, first.due - now) }
                return (waiting.events.pop()?.event, nil)
            }
            if let delay { return wait(delay) }
            guard let event else { return }
            serializer.send(event) { sink.on($0) }
        }
    }
}
