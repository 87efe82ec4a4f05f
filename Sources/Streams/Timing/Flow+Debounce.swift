extension ObservableType {
    /// Delivers an element once no other has followed it for some time.
    ///
    ///     a-bc---d|
    ///       debounce(2)
    ///     -----c--[d|]
    ///
    /// An element that waits when the stream completes is delivered before the completion; one
    /// that waits when the stream fails is dropped.
    ///
    /// [ReactiveX: Debounce](https://reactivex.io/documentation/operators/debounce.html)
    /// - Parameters:
    ///   - dueTime: the time without another element; zero or less means until the scheduler's next
    ///     turn.
    ///   - scheduler: measures the time and delivers the elements; the last one of a stream that
    ///     completes is delivered on the thread of the completion.
    @inlinable
    public func debounce(
        _ dueTime: Duration, scheduler: any Scheduler
    ) -> Observable<Element> {
        let source = flow
        return Observable { sink in
            let waiting = StateBox<(element: Element, due: Duration)?>(nil)
            let timed = TimedSource<Element>(in: sink.lifetime, scheduler) { turn, timer in
                switch turn {
                case .event(.next(let element)):
                    let isFirst = waiting.value == nil
                    waiting.value = (element, scheduler.now + dueTime)
                    if isFirst { timer.wait(dueTime) }
                case .event(.completed):
                    if let (element, _) = waiting.value { sink.next(element) }
                    sink.complete()
                case .event(.error(let error)): sink.fail(error)
                case .timer:
                    guard let (element, due) = waiting.value else { return }
                    let rest = due - scheduler.now
                    if rest > .zero { return timer.wait(rest) }
                    waiting.value = nil
                    sink.next(element)
                }
            }
            timed.run(source)
        }
    }
}
