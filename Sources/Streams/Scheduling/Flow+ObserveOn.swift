extension ObservableType {
    /// Delivers on `scheduler`: elements and endings, in order, one at a time.
    ///
    /// What arrives while a delivery is under way waits in a queue without a limit and is
    /// delivered in the same turn; a slow observer of a fast source should sample or buffer first.
    ///
    /// [ReactiveX: ObserveOn](https://reactivex.io/documentation/operators/observeon.html)
    public func observe(on scheduler: some Scheduler) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let handover = Handover(sink, scheduler)
            sink.segment.add(handover)
            // A segment of its own: the ending must wait its turn behind the elements.
            let segment = Segment(in: sink.segment) { handover.on($0.event()) }
            source.start(Sink(segment) { handover.on(.next($0)) })
        }
    }
}

/// Events on their way to another executor.
private final class Handover<Element: Sendable>: Disposable {
    private struct Waiting: Sendable {
        /// Nil when disposed: the job that is still scheduled must hold nothing.
        var sink: Sink<Element>?
        var events: [Event<Element>] = []
        var isScheduled = false
    }

    private let scheduler: any Scheduler
    private let waiting: Lock<Waiting>

    init(_ sink: Sink<Element>, _ scheduler: any Scheduler) {
        self.scheduler = scheduler
        waiting = Lock(Waiting(sink: sink))
    }

    func on(_ event: Event<Element>) {
        let isFirst = waiting.withLock { waiting in
            guard waiting.sink != nil else { return false }
            defer { waiting.isScheduled = true }
            waiting.events.append(event)
            return !waiting.isScheduled
        }
        if isFirst { scheduler.schedule { self.drain() } }
    }

    func dispose() {
        let waiting = waiting.withLock { waiting in
            defer { waiting = Waiting() }
            return waiting
        }
        _ = consume waiting
    }

    /// Takes the whole queue under one lock, and once more until nothing came meanwhile.
    private func drain() {
        while true {
            let (batch, sink) = waiting.withLock { waiting in
                defer { waiting.events = [] }
                waiting.isScheduled = !waiting.events.isEmpty
                return (waiting.events, waiting.sink)
            }
            guard let sink, !batch.isEmpty else { return }
            for event in batch { sink.on(event) }
        }
    }
}
