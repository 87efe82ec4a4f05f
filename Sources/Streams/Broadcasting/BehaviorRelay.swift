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
    /// ``update(_:)`` is one.
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

    /// Changes the value in one step and tells all observers once, also where nothing has
    /// changed; from any thread, also from inside a delivery.
    ///
    ///     items.update { $0.append(item) }
    ///
    /// The closure is given a copy and may run again, when another thread was faster; if it
    /// throws, nothing has changed.
    @inlinable
    @discardableResult
    public func update<Result, Failure: Error>(
        _ change: (inout Element) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        while true {
            var (element, version) = subject.memory.withLock { ($0.element, $0.version) }
            let result = try change(&element)
            if subject.audience.tell(element, replacing: version, in: subject.memory) {
                return result
            }
        }
    }
}
