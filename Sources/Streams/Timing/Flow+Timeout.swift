extension ObservableType {
    /// Fails when an element is late: the first after the subscription, the next after the last.
    ///
    ///     a-b----c-|
    ///       timeout(3)
    ///     a-b--#
    ///
    /// The failure is `StreamError.timedOut`; the source is disposed. After the last element the
    /// completion, too, must come in time.
    ///
    /// [ReactiveX: Timeout](https://reactivex.io/documentation/operators/timeout.html)
    /// - Parameters:
    ///   - dueTime: how long to wait for each event.
    ///   - scheduler: whose clock counts, and where the failure is delivered.
    public func timeout(
        _ dueTime: Duration, scheduler: some Scheduler
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let watch = Watchdog<Element, Count>(sink, dueTime, scheduler)
            sink.segment.add(watch)
            let segment = Segment(in: sink.segment) { watch.send(.source($0.event())) }
            watch.wait(dueTime)
            source.start(Sink(segment) { watch.send(.source(.next($0))) })
        }
    }
}

/// Where the events of a source meet the timer.
///
/// The timer is not restarted for each element, which would cost more than the element: when it
/// fires it looks at the time of the last one and waits for the rest.
private final class Watchdog<Element: Sendable, Count>: Disposable {
    enum Message: Sendable {
        case source(Event<Element>)
        case timer
    }

    private let sink: Sink<Element>
    private let dueTime: Duration
    private let scheduler: any Scheduler
    private let serializer = Serializer<Message>()
    private let timer = Lock<(job: (any Disposable)?, isDisposed: Bool)>((nil, false))
    /// Touched only by the serializer's turn.
    private let lastEvent: Cell<Duration>

    init(_ sink: Sink<Element>, _ dueTime: Duration, _ scheduler: any Scheduler) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
        lastEvent = Cell(scheduler.now)
    }

    func send(_ message: Message) {
        serializer.send(message) { message in
            switch message {
            // A single is over with its element, however long its observer takes.
            case .source(.next(let element)) where Count.self == One.self:
                sink.succeed(element)
            case .source(let event):
                lastEvent.value = scheduler.now
                sink.on(event)
            case .timer: look()
            }
        }
    }

    func wait(_ delay: Duration) {
        let job = scheduler.schedule(after: delay) { self.send(.timer) }
        let isDisposed = timer.withLock { timer in
            if !timer.isDisposed { timer.job = job }
            return timer.isDisposed
        }
        if isDisposed { job.dispose() }
    }

    func dispose() {
        timer.withLock { timer in
            timer.isDisposed = true
            return timer.job.take()
        }?.dispose()
    }

    private func look() {
        guard !sink.segment.isClosed else { return }
        let rest = lastEvent.value + dueTime - scheduler.now
        if rest > .zero { wait(rest) } else { sink.fail(StreamError.timedOut(after: dueTime)) }
    }
}
