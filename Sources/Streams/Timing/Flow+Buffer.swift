extension ObservableType where Count == Many {
    /// Collects elements and delivers them in arrays of `count`.
    ///
    ///     --a--b--c--|
    ///       buffer(count: 2)
    ///     -----A-----[B|]        A = [a, b], B = [c]
    /// Remaining elements precede the completion; a failure drops them. A count below one is one.
    /// [ReactiveX: Buffer](https://reactivex.io/documentation/operators/buffer.html)
    @inlinable public func buffer(count: Int) -> Observable<[Element]> {
        Observable { [flow] sink in
            let elements = MutableBox<[Element]>([])
            let lifetime = sink.lifetime {
                elements.value.isEmpty ? sink.complete() : sink.succeed(elements.value)
            }
            flow.start(in: lifetime) { element in
                elements.value.append(element)
                guard elements.value.count >= count else { return }
                let full = elements.value
                elements.value = []
                elements.value.reserveCapacity(full.count)
                sink.next(full)
            }
        }
    }
}

extension ObservableType {
    /// Collects elements and delivers them as arrays, when there are enough or the time is up.
    ///
    ///     ab-c----|
    ///       buffer(timeSpan: 3, count: 2)
    ///     -(ab)--(c)--()[()|]
    /// The time starts again with each array. An empty array is delivered, too, and the last one at
    /// the completion; a failure drops it. An event exactly at the end of the time comes behind it.
    /// - Parameter timeSpan: zero or less means no limit, also for `count`.
    @inlinable public func buffer(
        timeSpan: Duration, count: Int, scheduler: any Scheduler
    ) -> Observable<[Element]> {
        Observable<[Element]> { [flow] sink in
            let (elements, due) = (MutableBox<[Element]>([]), MutableBox(scheduler.now + timeSpan))
            let deliver: @Sendable () -> Void = {
                let full = elements.value
                elements.value = []
                sink.next(full)
            }
            let timed = TimedSource<Element>(in: sink.lifetime, scheduler) { turn, timer in
                let now = scheduler.now
                if timeSpan > .zero, due.value <= now {
                    due.value = due.value.next(after: now, every: timeSpan)
                    deliver()
                }
                switch turn {
                case .event(.next(let element)):
                    elements.value.append(element)
                    guard elements.value.count == count else { return }
                    due.value = scheduler.now + timeSpan
                    deliver()
                case .event(.completed): sink.succeed(elements.value)
                case .event(.error(let error)): sink.fail(error)
                case .timer: timer.wait(due.value - now)
                }
            }
            if timeSpan > .zero { timed.wait(timeSpan) }
            timed.run(flow)
        }
    }
}
