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
            // A segment of its own: the ending must wait its turn behind the elements.
            let segment = Segment(in: sink.segment) { handover.on($0.event()) }
            source.start(Sink(segment) { handover.on(.next($0)) })
        }
    }
}

/// Events on their way to another executor.
private final class Handover<Element: Sendable>: Sendable {
    private struct Waiting: Sendable {
        var events: [Event<Element>] = []
        var isScheduled = false
    }

    private let sink: Sink<Element>
    private let scheduler: any Scheduler
    private let waiting = Lock(Waiting())

    init(_ sink: Sink<Element>, _ scheduler: any Scheduler) {
        self.sink = sink
        self.scheduler = scheduler
    }

    func on(_ event: Event<Element>) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting.isScheduled = true }
            waiting.events.append(event)
            return !waiting.isScheduled
        }
        if isFirst { scheduler.schedule { self.drain() } }
    }

    /// Takes the whole queue under one lock, and once more until nothing came meanwhile.
    private func drain() {
        while true {
            let batch = waiting.withLock { waiting in
                defer { waiting.events = [] }
                waiting.isScheduled = !waiting.events.isEmpty
                return waiting.events
            }
            if batch.isEmpty { return }
            for event in batch { sink.on(event) }
        }
    }
}
