import Locks

extension ObservableType {
    /// Subscribes to the source on `scheduler`: the work of a source on subscription runs there.
    ///
    /// The source decides where its events are delivered. Disposing is done where `dispose()` is
    /// called, and stops a synchronous source at once; one disposed before its turn never starts.
    /// [ReactiveX: SubscribeOn](https://reactivex.io/documentation/operators/subscribeon.html)
    public func subscribe(on scheduler: any Scheduler) -> Flow<Element, Count> {
        Flow { [flow] sink in sink.lifetime.add(scheduler.schedule { flow.start(sink) }) }
    }

    /// Delivers elements and endings on `scheduler`, in order, one at a time.
    ///
    /// An event that arrives during a delivery waits in a queue without a limit, which disposing
    /// empties. A source that can wait, such as live data of `StreamNet`, waits for an empty queue.
    /// [ReactiveX: ObserveOn](https://reactivex.io/documentation/operators/observeon.html)
    @inlinable public func observe(on scheduler: any Scheduler) -> Flow<Element, Count> {
        Flow { [flow] sink in
            let handover = ScheduledDelivery(sink, scheduler)
            sink.lifetime.onTearDown { handover.dispose() }
            // A lifetime of its own: the ending must wait for the elements before it.
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { handover.on($0.event()) }
            lifetime.wait(for: handover)
            flow.start(in: lifetime) { handover.on(.next($0)) }
        }
    }
}

@usableFromInline final class ScheduledDelivery<Element: Sendable>: Demand {
    @usableFromInline struct Waiting: Sendable {
        /// Nil when disposed: the job that is still scheduled must not retain anything.
        @usableFromInline var sink: Sink<Element>?
        @usableFromInline var events: [Event<Element>] = []
        @usableFromInline var isScheduled = false
        @usableFromInline var sources: [@Sendable () -> Void] = []

        @inlinable init(_ sink: Sink<Element>?) { self.sink = sink }
    }

    @usableFromInline let scheduler: any Scheduler
    @usableFromInline let waiting: Mutex<Waiting>

    @inlinable init(_ sink: Sink<Element>, _ scheduler: any Scheduler) {
        self.scheduler = scheduler
        waiting = Mutex(Waiting(sink))
    }

    @inlinable func on(_ event: Event<Element>) {
        let isFirst = waiting.withLock { waiting in
            guard waiting.sink != nil else { return false }
            defer { waiting.isScheduled = true }
            waiting.events.append(event)
            return !waiting.isScheduled
        }
        if isFirst { scheduler.schedule { self.drain() } }
    }

    @inlinable func dispose() {
        // Released outside the lock.
        let former = waiting.withLock { exchange(&$0, with: Waiting(nil)) }
        for source in former.sources { source() }
    }

    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        let (isReady, sink) = waiting.withLock { waiting in
            let isWaiting = waiting.isScheduled && waiting.sink != nil
            if isWaiting { waiting.sources.append(action) }
            return (!isWaiting, waiting.sink)
        }
        guard isReady else { return }
        // The consumer behind this one may be slower.
        if let sink { sink.lifetime.whenReady(action) } else { action() }
    }

    @inlinable func drain() {
        var batch: [Event<Element>] = []
        var sources: [@Sendable () -> Void] = []
        while true {
            let sink = waiting.withLock { waiting in
                swap(&batch, &waiting.events)
                waiting.isScheduled = !batch.isEmpty
                if batch.isEmpty { swap(&sources, &waiting.sources) }
                // The memory of a burst is released; that of a few events stays for the next.
                if batch.isEmpty, waiting.events.capacity > 16 { waiting.events = [] }
                return waiting.sink
            }
            guard let sink, !batch.isEmpty else {
                for source in sources { sink?.lifetime.whenReady(source) }
                return
            }
            for event in batch { sink.on(event) }
            batch.removeAll(keepingCapacity: true)
        }
    }
}
