/// A `PublishSubject` that never ends: for events that a part of a program reports.
///
///     accepts   --a--b--c--
///     observer     ^-b--c--
///
/// It cannot be told an ending, so nobody can silence it for others. When it goes away, its
/// observers hear nothing more.
public final class PublishRelay<Element: Sendable>: ObservableType {
    @usableFromInline let subject = PublishSubject<Element>()

    /// A relay that nobody observes yet.
    @inlinable
    public init() {}

    /// Whether anybody is subscribed.
    @inlinable
    public var hasObservers: Bool { subject.hasObservers }

    /// The receiving end of the relay as a flow.
    @inlinable
    public var flow: Observable<Element> { subject.flow }

    /// Tells all observers; from any thread, also from inside a delivery.
    @inlinable
    public func accept(_ element: Element) { subject.onNext(element) }
}
