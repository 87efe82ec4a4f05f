/// A `ReplaySubject` that never ends: each new observer receives the last elements first.
///
///     ReplayRelay.create(bufferSize: 2)
///     accepts   a-b-c---d---
///     observer       [bc]--d---
///
/// It accepts no ending, so no caller can end it for others: an observer, it ignores a completion,
/// and reports a failure to ``StreamErrors/onUnhandled``. After it is deinitialized, its observers
/// receive nothing more.
public final class ReplayRelay<Element: Sendable>: ObservableType, Observer {
    @usableFromInline let subject: ReplaySubject<Element>

    @inlinable
    init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// A relay that replays the last `bufferSize` elements; none if it is zero or less.
    @inlinable
    public static func create(bufferSize: Int) -> ReplayRelay {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// A relay that replays all elements of its lifetime; only memory limits them.
    @inlinable
    public static func createUnbounded() -> ReplayRelay { ReplayRelay(.createUnbounded()) }

    /// True if there are observers.
    @inlinable
    public var hasObservers: Bool { subject.hasObservers }

    /// The elements as a flow; it begins with the replayed ones.
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
