/// A `ReplaySubject` that never ends: who subscribes hears what was accepted last.
///
///     ReplayRelay.create(bufferSize: 2)
///     accepts   a-b-c---d---
///     observer       [bc]d---
///
/// It cannot be told an ending, so nobody can silence it for others. When it goes away, its
/// observers hear nothing more.
public final class ReplayRelay<Element: Sendable>: ObservableType {
    @usableFromInline let subject: ReplaySubject<Element>

    @inlinable
    init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// A relay that remembers the last `bufferSize` elements; none if it is zero or less.
    @inlinable
    public static func create(bufferSize: Int) -> ReplayRelay {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// A relay that remembers all elements, as long as it lives; memory is the limit.
    @inlinable
    public static func createUnbounded() -> ReplayRelay { ReplayRelay(.createUnbounded()) }

    /// Whether anybody is subscribed.
    @inlinable
    public var hasObservers: Bool { subject.hasObservers }

    /// The receiving end of the relay as a flow; it begins with what is remembered.
    @inlinable
    public var flow: Observable<Element> { subject.flow }

    /// Tells all observers; from any thread, also from inside a delivery.
    @inlinable
    public func accept(_ element: Element) { subject.onNext(element) }
}
