import Synchronization

/// A `BehaviorSubject` that never ends: an observable value.
///
///     BehaviorRelay(value: x)
///     accepts   a--b---c---
///     observer      b--c---
///
/// It accepts no ending, so it always has a value: as an observer, it ignores a completion and
/// reports a failure to ``StreamErrors/onUnhandled``. After it is deinitialized, its observers
/// receive nothing more.
public final class BehaviorRelay<Element: Sendable>: ObservableType, Observer {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay with the present value `value`.
    @inlinable
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The present value: the last element accepted, even if its delivery has to wait.
    ///
    /// Reading and then accepting are two steps; other threads may accept in between.
    /// ``update(_:)`` is one step.
    @inlinable
    public var value: Element { subject.latest }

    /// True if there are observers.
    @inlinable
    public var hasObservers: Bool { subject.hasObservers }

    /// The values as a flow; it begins with the present value.
    @inlinable
    public var flow: Observable<Element> { subject.flow }

    /// Changes the value and delivers it to all observers; from any thread, also from inside a
    /// delivery.
    @inlinable
    public func accept(_ element: Element) { subject.onNext(element) }

    /// Accepts the element of an event; ignores a completion, and reports a failure to
    /// ``StreamErrors/onUnhandled``.
    @inlinable
    public func on(_ event: Event<Element>) { event.accepted { accept($0) } }

    /// Changes the value in one step and delivers it to all observers once, even if it is equal to
    /// the old one; from any thread, also from inside a delivery.
    ///
    ///     items.update { $0.append(item) }
    ///
    /// The closure is called with a copy, and again if another thread was faster; if it throws,
    /// nothing changes.
    @inlinable
    @discardableResult
    public func update<Result, Failure: Error>(
        _ change: (inout Element) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        while true {
            var (element, version) = subject.memory.withLock { ($0.element, $0.version) }
            let result = try change(&element)
            if subject.observers.notify(element, replacing: version, in: subject.memory) {
                return result
            }
        }
    }
}
