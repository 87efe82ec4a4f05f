extension Flow where Count == Many, Element: FixedWidthInteger {
    /// Consecutive integers, delivered on subscription.
    ///
    ///     range(start: 3, count: 3)
    ///     [345|]
    ///
    /// [ReactiveX: Range](https://reactivex.io/documentation/operators/range.html)
    /// - Parameters:
    ///   - count: the number of integers; none if zero or less. The stream completes early after
    ///     the largest integer of the type.
    ///   - scheduler: delivers them, each as one piece of work; by default, they are delivered on
    ///     the subscribing thread.
    @inlinable
    public static func range(
        start: Element, count: Int, scheduler: (any Scheduler)? = nil
    ) -> Self {
        if let scheduler {
            return scheduled(on: scheduler) {
                var (element, left, isOver) = (start, count, false)
                return {
                    guard left > 0, !isOver else { return nil }
                    defer { (element, isOver) = element.addingReportingOverflow(1) }
                    left -= 1
                    return element
                }
            }
        }
        return Self { sink in
            var (element, left, isOver) = (start, count, false)
            while left > 0, !isOver, !sink.lifetime.isClosed {
                sink.next(element)
                (element, isOver) = element.addingReportingOverflow(1)
                left -= 1
            }
            sink.complete()
        }
    }
}
