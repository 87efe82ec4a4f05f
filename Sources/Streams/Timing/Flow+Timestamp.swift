extension ObservableType {
    /// Adds to each element the time at which it arrived.
    ///
    ///     a-b|
    ///       timestamp
    ///     (a@0)-(b@2)|
    ///
    /// [ReactiveX: Timestamp](https://reactivex.io/documentation/operators/timestamp.html)
    /// - Parameter scheduler: the scheduler whose clock is read; nothing is delivered on it.
    public func timestamp(_ scheduler: any Scheduler) -> Flow<Timestamped<Element>, Count> {
        map { Timestamped(element: $0, time: scheduler.now) }
    }

    /// Adds to each element the time since the previous one, or for the first since the
    /// subscription.
    ///
    ///     -a-b|
    ///       timeInterval
    ///     -(a+1)-(b+2)|
    ///
    /// [ReactiveX: TimeInterval](https://reactivex.io/documentation/operators/timeinterval.html)
    /// - Parameter scheduler: the scheduler whose clock is read; nothing is delivered on it.
    public func timeInterval(_ scheduler: any Scheduler) -> Flow<Timed<Element>, Count> {
        let start = flow.starter
        return Flow<Timed<Element>, Count> { sink in
            let last = StateBox(scheduler.now)
            start(
                Sink(sink.lifetime) { element in
                    let now = scheduler.now
                    let interval = now - last.value
                    last.value = now
                    sink.next(Timed(element: element, interval: interval))
                })
        }
    }
}

/// An element and the time at which it arrived.
public struct Timestamped<Element: Sendable>: Sendable {
    /// The element.
    public let element: Element
    /// The time of arrival by the scheduler's `now`: the time since an origin of its own.
    public let time: Duration

    /// An element with a time.
    public init(element: Element, time: Duration) {
        self.element = element
        self.time = time
    }
}

/// An element and the time since the previous one.
public struct Timed<Element: Sendable>: Sendable {
    /// The element.
    public let element: Element
    /// The time since the previous element, or since the subscription.
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
