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

extension Event {
    /// Calls `accept` with the element: an event as it is received by an observer that never ends.
    ///
    /// A completion is ignored, a failure is reported as one without a handler.
    @inlinable
    func accepted(by accept: (Element) -> Void) {
        switch self {
        case .next(let element): accept(element)
        case .error(let error): StreamErrors.notify(error)
        case .completed: break
        }
    }
}
