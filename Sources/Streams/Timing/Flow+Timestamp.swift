extension ObservableType {
    /// Gives each element the time at which it came.
    ///
    ///     a-b|
    ///       timestamp
    ///     (a@0)-(b@2)|
    ///
    /// [ReactiveX: Timestamp](https://reactivex.io/documentation/operators/timestamp.html)
    /// - Parameter scheduler: whose clock is read; nothing is delivered on it.
    public func timestamp(_ scheduler: some Scheduler) -> Flow<Timestamped<Element>, Count> {
        map { Timestamped(element: $0, time: scheduler.now) }
    }

    /// Gives each element the time since the one before it, the first that since the subscription.
    ///
    ///     -a-b|
    ///       timeInterval
    ///     -(a+1)-(b+2)|
    ///
    /// [ReactiveX: TimeInterval](https://reactivex.io/documentation/operators/timeinterval.html)
    /// - Parameter scheduler: whose clock is read; nothing is delivered on it.
    public func timeInterval(_ scheduler: some Scheduler) -> Flow<Timed<Element>, Count> {
        let start = flow.starter
        return Flow<Timed<Element>, Count> { sink in
            let last = Cell(scheduler.now)
            start(
                Sink(sink.segment) { element in
                    let now = scheduler.now
                    let interval = now - last.value
                    last.value = now
                    sink.next(Timed(element: element, interval: interval))
                })
        }
    }
}

/// An element and the time at which it came.
public struct Timestamped<Element: Sendable>: Sendable {
    /// What came.
    public let element: Element
    /// When it came, as the scheduler's `now`: the time since an origin of its own.
    public let time: Duration

    /// An element with a time.
    public init(element: Element, time: Duration) {
        self.element = element
        self.time = time
    }
}

/// An element and how long it was waited for.
public struct Timed<Element: Sendable>: Sendable {
    /// What came.
    public let element: Element
    /// The time since the element before it, or since the subscription.
    public let interval: Duration

    /// An element with an interval.
    public init(element: Element, interval: Duration) {
        self.element = element
        self.interval = interval
    }
}

extension Timestamped: Equatable where Element: Equatable {}
extension Timestamped: Hashable where Element: Hashable {}
extension Timed: Equatable where Element: Equatable {}
extension Timed: Hashable where Element: Hashable {}
