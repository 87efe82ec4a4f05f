/// The receiving end inside the package: where elements go, and the segment that holds the ending.
///
/// Who calls it keeps the contract: one event at a time, `segment.isClosed` asked before each
/// element (by sources; operators in the middle need not), nothing after the ending.
// Moved on eagerly: each operator hands the sink that it is given over to its closure, instead of
// keeping it until the source has started; two atomic operations less for each.
@usableFromInline @_eagerMove
package struct Sink<Element: Sendable>: Sendable {
    @usableFromInline package let segment: Segment
    @usableFromInline package let next: @Sendable (Element) -> Void

    @inlinable
    package init(_ segment: Segment, _ next: @escaping @Sendable (Element) -> Void) {
        self.segment = segment
        self.next = next
    }

    @inlinable
    package func complete() { segment.end(.completed) }

    /// Delivers the only element and completes, unless the segment is closed.
    @inlinable
    package func succeed(_ element: Element) {
        guard !segment.isClosed else { return }
        next(element)
        complete()
    }

    @inlinable
    package func fail(_ error: any Error) { segment.end(.error(error)) }

    /// Delivers an event unless the segment is closed.
    @inlinable
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): if !segment.isClosed { next(element) }
        case .error(let error): fail(error)
        case .completed: complete()
        }
    }
}
