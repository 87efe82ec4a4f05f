/// The receiver inside the package: the closure for elements, and the segment for the ending.
///
/// Callers follow the contract: one event at a time, `segment.isClosed` checked before each element
/// (by sources; operators in the middle need not), nothing after the ending.
// Moved eagerly: each operator passes its sink on to its closure instead of retaining it until the
// source has started, which saves two atomic operations for each.
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
