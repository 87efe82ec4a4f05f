import Locks

/// A subject that never ends: a ``PublishRelay``, ``BehaviorRelay`` or ``ReplayRelay``. When it is
/// deinitialized, nothing more is delivered.
public final class Relay<Element: Sendable, Subject: SubjectType>: SubjectType
where Subject.Element == Element {
    @usableFromInline let subject: Subject

    @inlinable init(_ subject: Subject) { self.subject = subject }

    /// True if there are observers.
    @inlinable public var hasObservers: Bool { subject.hasObservers }

    /// The elements as a flow; it begins with those that the subject stores.
    @inlinable public var flow: Observable<Element> { subject.flow }

    /// Delivers an element to all observers; from any thread, also from inside a delivery.
    @inlinable public func accept(_ element: Element) { subject.onNext(element) }

    /// Accepts an element, ignores a completion, reports a failure to ``StreamErrors/onUnhandled``.
    @inlinable public func on(_ event: Event<Element>) { event.accepted { accept($0) } }
}

/// A `PublishSubject` that never ends: for events that a part of a program reports.
///
///     accepts   --a--b--c--
///     observer     ^-b--c--
public typealias PublishRelay<Element: Sendable> = Relay<Element, PublishSubject<Element>>

extension Relay where Subject == PublishSubject<Element> {
    /// A relay without observers.
    @inlinable public convenience init() { self.init(PublishSubject()) }
}

/// A `BehaviorSubject` that never ends: an observable value.
///
///     BehaviorRelay(value: x)
///     accepts   a--b---c---
///     observer      b--c---
public typealias BehaviorRelay<Element: Sendable> = Relay<Element, BehaviorSubject<Element>>

extension Relay where Subject == BehaviorSubject<Element> {
    /// A relay with the present value `value`.
    @inlinable public convenience init(value: Element) { self.init(BehaviorSubject(value: value)) }

    /// The present value: the last element accepted, even if its delivery has to wait.
    /// Other threads may accept between reading and accepting; ``update(_:)`` is one step.
    @inlinable public var value: Element { subject.latest }

    /// Changes the value in one step and delivers it once, even if it is equal; from any thread.
    ///
    ///     items.update { $0.append(item) }
    /// The closure gets a copy, and again if another thread was faster; throwing changes nothing.
    @inlinable @discardableResult public func update<Result, Failure: Error>(
        _ change: (inout Element) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        while true {
            var (element, version) = subject.buffer.withLock { ($0.element, $0.version) }
            let result = try change(&element)
            if subject.observers.notify(element, replacing: version, in: subject.buffer) {
                return result
            }
        }
    }
}

/// A `ReplaySubject` that never ends: each new observer receives the last elements first.
///
///     ReplayRelay.create(bufferSize: 2)
///     accepts   a-b-c---d---
///     observer       [bc]--d---
public typealias ReplayRelay<Element: Sendable> = Relay<Element, ReplaySubject<Element>>

extension Relay where Subject == ReplaySubject<Element> {
    /// A relay that replays the last `bufferSize` elements; none for zero or less, all for `.max`.
    @inlinable
    public static func create(bufferSize: Int) -> Relay { Relay(.create(bufferSize: bufferSize)) }
}
