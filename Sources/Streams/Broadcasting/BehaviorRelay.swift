/// A `BehaviorSubject` that never ends: a value that can be watched.
///
///     BehaviorRelay(value: x)
///     accepts   a--b---c---
///     observer      b--c---
///
/// It cannot be told an ending, so it always has a value. When it goes away, its observers hear
/// nothing more.
public final class BehaviorRelay<Element: Sendable>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay whose present value is `value`.
    @inlinable
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The present value: what was accepted last, also while its delivery has to wait.
    ///
    /// To read and to accept are two steps; between them, other threads may accept, too.
    @inlinable
    public var value: Element { subject.latest }

    /// Whether anybody is subscribed.
    @inlinable
    public var hasObservers: Bool { subject.hasObservers }

    /// The receiving end of the relay as a flow; it begins with the present value.
    @inlinable
    public var flow: Observable<Element> { subject.flow }

    /// Changes the value and tells all observers; from any thread, also from inside a delivery.
    @inlinable
    public func accept(_ element: Element) { subject.onNext(element) }
}
