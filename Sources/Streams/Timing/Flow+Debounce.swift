extension ObservableType {
    /// Delivers an element once no other has followed it for some time.
    ///
    ///     abc----d|
    ///       debounce(2)
    ///     ----c---[d|]
    /// A waiting element is delivered before the completion, on its thread; a failure drops it. An
    /// event exactly at the end of the wait comes behind the element that waited.
    /// [ReactiveX: Debounce](https://reactivex.io/documentation/operators/debounce.html)
    /// - Parameter dueTime: zero or less means until the next turn of the scheduler.
    @inlinable
    public func debounce(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        Observable { [flow] sink in
            let waiting = MutableBox<(element: Element, due: Duration)?>(nil)
            let timed = TimedSource<Element>(in: sink.lifetime, scheduler) { turn, timer in
                switch turn {
                case .event(.next(let element)):
                    let (now, former) = (scheduler.now, waiting.value)
                    waiting.value = (element, now + dueTime)
                    guard let former else { return timer.wait(dueTime) }
                    if dueTime > .zero, former.due <= now { sink.next(former.element) }
                case .event(.completed):
                    if let (element, _) = waiting.value { sink.next(element) }
                    sink.complete()
                case .event(.error(let error)):
                    if dueTime > .zero, let (element, due) = waiting.value, due <= scheduler.now {
                        sink.next(element)
                    }
                    sink.fail(error)
                case .timer:
                    guard let (element, due) = waiting.value else { return }
                    let rest = due - scheduler.now
                    if rest > .zero { return timer.wait(rest) }
                    waiting.value = nil
                    sink.next(element)
                }
            }
            timed.run(flow)
        }
    }

    /// Delivers at most one element in a given time: the first at once, then the latest.
    ///
    ///     abc--d-e|
    ///       throttle(3)
    ///     a--c--d--[e|]
    ///       throttle(3, latest: false)
    ///     a----d--|
    /// A completion waits for the element that waits; a failure drops it. An event exactly at the
    /// end of the time comes behind the element that waited.
    /// [ReactiveX: Sample](https://reactivex.io/documentation/operators/sample.html)
    /// - Parameters:
    ///   - dueTime: the least time between two elements; zero or less delivers all.
    ///   - latest: false to drop all elements that come too early, without a timer.
    @inlinable public func throttle(
        _ dueTime: Duration, latest: Bool = true, scheduler: any Scheduler
    ) -> Observable<Element> {
        Observable { [flow] sink in
            let (waiting, isOver) = (MutableBox<Element?>(nil), MutableBox(false))
            let open = MutableBox(scheduler.now)
            let deliver: @Sendable (Element) -> Void = { element in
                waiting.value = nil
                open.value = scheduler.now + dueTime
                sink.next(element)
            }
            let timed = TimedSource<Element>(in: sink.lifetime, scheduler) { turn, timer in
                let rest = open.value - scheduler.now
                switch turn {
                case .event(.next(let element)):
                    if rest <= .zero, let former = waiting.value {
                        deliver(former)
                        waiting.value = element
                    } else if rest <= .zero {
                        deliver(element)
                    } else if latest {
                        if waiting.value == nil { timer.wait(rest) }
                        waiting.value = element
                    }
                case .event(.completed) where waiting.value != nil: isOver.value = true
                case .event(.completed): sink.complete()
                case .event(.error(let error)):
                    if rest <= .zero, let former = waiting.value { deliver(former) }
                    sink.fail(error)
                case .timer:
                    guard let element = waiting.value else { return }
                    if rest > .zero { return timer.wait(rest) }
                    deliver(element)
                    if isOver.value { sink.complete() }
                }
            }
            timed.run(flow)
        }
    }
}
