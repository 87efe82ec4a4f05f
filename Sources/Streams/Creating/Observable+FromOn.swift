extension Flow where Count == Many {
    /// The elements given, delivered on a scheduler, in one go.
    ///
    /// Disposing, from any thread, stops the delivery.
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    public static func of(_ elements: Element..., scheduler: some Scheduler) -> Self {
        from(elements, scheduler: scheduler)
    }

    /// The elements of a sequence, delivered on a scheduler, in one go.
    ///
    /// Disposing, from any thread, stops the iteration; other work on the scheduler waits for its
    /// end.
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    public static func from<Elements: Sequence & Sendable>(
        _ elements: Elements, scheduler: some Scheduler
    ) -> Self where Elements.Element == Element {
        from(elements).subscribe(on: scheduler)
    }
}
