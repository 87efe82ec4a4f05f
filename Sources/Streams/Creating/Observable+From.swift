extension Flow where Count == Many {
    /// The elements given, delivered on subscription, on the subscribing thread.
    ///
    ///     of(a, b, c)
    ///     [abc|]
    @inlinable public static func of(_ elements: Element...) -> Self { from(elements) }

    /// The elements of a sequence, delivered on subscription, on the subscribing thread.
    ///
    ///     from([a, b, c])
    ///     [abc|]
    /// The sequence is iterated from the start for each subscription, and no further than needed: a
    /// subscription that is disposed, also by an operator such as `first`, stops it.
    @inlinable public static func from<Elements: Sequence & Sendable>(_ elements: Elements) -> Self
    where Elements.Element == Element {
        // One function for this and the scheduled form would not be specialised: 10 ns an element.
        Self { sink in
            // Checked first, so that the iterator does not advance by one element too many.
            var iterator = elements.makeIterator()
            while !sink.lifetime.isClosed, let element = iterator.next() { sink.next(element) }
            sink.complete()
        }
    }

    /// The elements given, delivered on a scheduler, each as one piece of work.
    public static func of(_ elements: Element..., scheduler: any Scheduler) -> Self {
        from(elements, scheduler: scheduler)
    }

    /// The elements of a sequence, delivered on a scheduler, each as one piece of work.
    ///
    /// The next piece, or the completion, is scheduled after each delivery, so other work on the
    /// scheduler has its turn. Disposing, from any thread, stops the iteration.
    public static func from<Elements: Sequence & Sendable>(
        _ elements: Elements, scheduler: any Scheduler
    ) -> Self where Elements.Element == Element {
        scheduled(on: scheduler) {
            var iterator = elements.makeIterator()
            return { iterator.next() }
        }
    }

    /// The element of an optional, or only a completion when it is nil.
    ///
    ///     from(optional: a)    from(optional: nil)
    ///     [a|]                 |
    @inlinable public static func from(optional: Element?) -> Self {
        optional.map { Self.just($0) } ?? .empty()
    }

    /// The elements of a closure, which `begin` returns in the first piece of each subscription.
    @usableFromInline static func scheduled(
        on scheduler: any Scheduler, _ begin: @escaping @Sendable () -> () throws -> Element?
    ) -> Self {
        Self { sink in
            let next = MutableBox<(() throws -> Element?)?>(nil)
            let timed = TimedSource<Never>(in: sink.lifetime, scheduler) { _, timer in
                let draw = next.value ?? begin()
                next.value = draw
                do {
                    guard let element = try draw() else { return sink.complete() }
                    sink.next(element)
                    timer.wait(.zero)
                } catch { sink.fail(error) }
            }
            timed.wait(.zero)
        }
    }
}
