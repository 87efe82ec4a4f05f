extension ObservableType where Count == Many {
    /// Delivers streams of `count` elements each, one after another.
    ///
    ///     --a--b--c--|
    ///       window(count: 2)
    ///     --A-----B--|        A = "a--[b|]", B = "c--|"
    /// A window is delivered just before its first element, and is hot: a subscription made in that
    /// delivery misses nothing. An ending of the source ends the open window, then the result. The
    /// source is disposed when the result and all subscriptions of windows are over; while only a
    /// window is left, none opens. A count of less than one is one.
    /// [ReactiveX: Window](https://reactivex.io/documentation/operators/window.html)
    @inlinable public func window(count: Int) -> Observable<Observable<Element>> {
        Observable { [flow] sink in
            let open = MutableBox<(window: PublishSubject<Element>?, count: Int)>((nil, 0))
            let lifetime = SubscriptionLifetime { ending in
                open.value.window?.on(ending.event())
                sink.lifetime.end(ending)
            }
            let lease = SharedDisposable(on: lifetime)
            lease.use(until: sink.lifetime)
            flow.start(in: lifetime) { element in
                if open.value.window == nil {
                    guard !sink.lifetime.isClosed else { return }
                    let window = PublishSubject<Element>()
                    open.value = (window, 0)
                    sink.next(lease.flow(of: window))
                }
                open.value.count += 1
                let window = open.value.window
                window?.onNext(element)
                guard open.value.count >= count else { return }
                open.value.window = nil
                window?.onCompleted()
            }
        }
    }
}

extension ObservableType {
    /// Divides the stream into windows: streams of its elements, each limited by number or time.
    ///
    ///     ab-c--|
    ///       window(timeSpan: 3, count: 2)
    ///     a[b|]
    ///      --c|
    ///         --|
    /// A window is hot, and ends when it is full, when its time is up, or with the source. The next
    /// opens at once, ahead of an event exactly at the end of the time. The source runs as long as
    /// the result or a window has a subscriber: the first window alone is delivered whole.
    /// - Parameter timeSpan: zero or less is no limit, also for `count`.
    public func window(
        timeSpan: Duration, count: Int, scheduler: any Scheduler
    ) -> Observable<Observable<Element>> {
        Observable<Observable<Element>> { [flow] sink in
            let windows = Windows<Element>(sink)
            let due = MutableBox(scheduler.now + timeSpan)
            let timed = TimedSource<Element>(in: windows.lifetime, scheduler) { turn, timer in
                let now = scheduler.now
                if timeSpan > .zero, due.value <= now {
                    due.value = due.value.next(after: now, every: timeSpan)
                    windows.open()
                }
                switch turn {
                case .event(.next(let element)):
                    guard windows.deliver(element) == count else { return }
                    due.value = scheduler.now + timeSpan
                    windows.open()
                case .event(let ending): windows.end(ending)
                case .timer: timer.wait(due.value - now)
                }
            }
            windows.open()
            if timeSpan > .zero { timed.wait(timeSpan) }
            timed.run(flow)
        }
    }
}

/// The windows of one subscription; all but the last are closed.
private final class Windows<Element: Sendable>: Sendable {
    let lifetime = SubscriptionLifetime { _ in }
    private let lease: SharedDisposable
    private let sink: Sink<Observable<Element>>
    private let current = MutableBox<(window: PublishSubject<Element>, count: Int)?>(nil)

    init(_ sink: Sink<Observable<Element>>) {
        self.sink = sink
        lease = SharedDisposable(on: lifetime)
        lease.use(until: sink.lifetime)
    }

    func open() {
        current.value?.window.onCompleted()
        guard !sink.lifetime.isClosed else { return }
        let window = PublishSubject<Element>()
        current.value = (window, 0)
        sink.next(lease.flow(of: window))
    }

    /// Returns the number of elements that the window has then had.
    func deliver(_ element: Element) -> Int {
        current.value?.window.onNext(element)
        current.value?.count += 1
        return current.value?.count ?? 0
    }

    func end(_ ending: Event<Element>) {
        current.value?.window.on(ending)
        if let error = ending.error { sink.fail(error) } else { sink.complete() }
        lifetime.dispose()
    }
}
