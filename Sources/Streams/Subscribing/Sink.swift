/// The receiver inside the package: the closure for elements, and the lifetime for the ending.
/// Sources check `lifetime.isClosed` before each element; operators in the middle need not.
// Moved eagerly to each operator's closure, which saves two atomic operations for each.
@usableFromInline @_eagerMove package struct Sink<Element: Sendable>: Sendable {
    @usableFromInline package let lifetime: SubscriptionLifetime
    @usableFromInline package let next: @Sendable (Element) -> Void

    @inlinable
    package init(_ lifetime: SubscriptionLifetime, _ next: @escaping @Sendable (Element) -> Void) {
        self.lifetime = lifetime
        self.next = next
    }

    @inlinable package func complete() { lifetime.end(.completed) }

    /// Delivers the only element and completes, unless the lifetime is closed.
    @inlinable package func succeed(_ element: Element) {
        guard !lifetime.isClosed else { return }
        next(element)
        complete()
    }

    /// The same, later: the flow that an operator makes of the element may replace the whole.
    @inlinable func succeedLast(_ element: Element) {
        guard lifetime.beginLast() else { return }
        next(element)
        complete()
    }

    @inlinable package func fail(_ error: any Error) { lifetime.end(.error(error)) }

    @inlinable func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): if !lifetime.isClosed { next(element) }
        case .error(let error): fail(error)
        case .completed: complete()
        }
    }

    /// A lifetime for a source: a failure fails the sink; a completion is left to the operator.
    @inlinable func lifetime(onCompleted: @escaping @Sendable () -> Void) -> SubscriptionLifetime {
        SubscriptionLifetime(in: lifetime) { [self] ending in
            switch ending {
            case .completed: onCompleted()
            case .error(let error): fail(error)
            }
        }
    }
}
