extension Flow where Count == Many {
    /// The elements given, delivered on a scheduler, each as one piece of work.
    ///
    /// Disposing, from any thread, stops the delivery.
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    public static func of(_ elements: Element..., scheduler: any Scheduler) -> Self {
        from(elements, scheduler: scheduler)
    }

    /// The elements of a sequence, delivered on a scheduler, each as one piece of work.
    ///
    /// The next piece is scheduled when an element has been delivered, so other work on the
    /// scheduler has its turn between two elements. The completion is a piece of its own. The
    /// sequence is iterated on the scheduler; disposing, from any thread, stops the iteration.
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    public static func from<Elements: Sequence & Sendable>(
        _ elements: Elements, scheduler: any Scheduler
    ) -> Self where Elements.Element == Element {
        scheduled(on: scheduler) {
            var iterator = elements.makeIterator()
            return { iterator.next() }
        }
    }
}
