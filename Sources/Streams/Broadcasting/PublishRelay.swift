/// A `PublishSubject` that never ends: for events that a part of a program reports.
///
///     accepts   --a--b--c--
///     observer     ^-b--c--
///
/// It accepts no ending, so no caller can end it for others: an observer, it ignores a completion,
/// and reports a failure to ``StreamErrors/onUnhandled``. After it is deinitialized, its observers
/// receive nothing more.
public final class PublishRelay<Element: Sendable>: ObservableType, Observer {
    @usableFromInline let subject = PublishSubject<Element>()

    /// A relay without observers.
    @inlinable
    public init() {}

    /// True if there are observers.
    @inlinable
    public var hasObservers: Bool { subject.hasObservers }

    /// The elements as a flow.
    @inlinable
    public var flow: Observable<Element> { subject.flow }

    /// Delivers an element to all observers; from any thread, also from inside a delivery.
    @inlinable
    public func accept(_ element: Element) { subject.onNext(element) }

    /// Accepts the element of an event; ignores a completion, and reports a failure to
    /// ``StreamErrors/onUnhandled``.
    @inlinable
    public func on(_ event: Event<Element>) { event.accepted { accept($0) } }
}
