extension Flow where Count == Many, Element: FixedWidthInteger {
    /// Whole numbers in a row, delivered on subscription.
    ///
    ///     range(start: 3, count: 3)
    ///     [345|]
    ///
    /// [ReactiveX: Range](https://reactivex.io/documentation/operators/range.html)
    /// - Parameters:
    ///   - count: how many; none when zero or less. The row ends at the largest number there is.
    ///   - scheduler: where to deliver them, in one go; without it, on the subscribing thread.
    @inlinable
    public static func range(
        start: Element, count: Int, scheduler: (any Scheduler)? = nil
    ) -> Self {
        let row = Self { sink in
            var (element, left, isOver) = (start, count, false)
            while left > 0, !isOver, !sink.segment.isClosed {
                sink.next(element)
                (element, isOver) = element.addingReportingOverflow(1)
                left -= 1
            }
            sink.complete()
        }
        return row.delivered(on: scheduler)
    }
}

extension Flow {
    /// The same, started on a scheduler where one is given.
    @inlinable
    func delivered(on scheduler: (any Scheduler)?) -> Self {
        guard let scheduler else { return self }
        return subscribe(on: scheduler)
    }
}
