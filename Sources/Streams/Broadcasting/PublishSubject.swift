/// A stream that is an observer, too: what is sent to it is delivered to its observers.
public protocol SubjectType<Element>: ObservableType, Observer where Count == Many {
    /// True if there are observers.
    var hasObservers: Bool { get }
}

/// A subject that delivers each event to the observers that have subscribed before it.
///
///     subject   --a--b--c--|
///     observer     ^-b--c--|
/// All observers receive the events in the same order. A subscription made during a delivery starts
/// with the next event. Observers that subscribe after the ending receive the ending. Subscriptions
/// do not retain the subject; when it is gone, nothing more is delivered.
/// [ReactiveX: Subject](https://reactivex.io/documentation/subject.html)
public final class PublishSubject<Element: Sendable>: SubjectType {
    @usableFromInline let observers = ObserverList<Element>()

    /// A subject without observers.
    @inlinable public init() {}

    deinit { if !observers.isEmpty { observers.dismiss() } }

    /// True if there are observers.
    @inlinable public var hasObservers: Bool { !observers.isEmpty }

    /// The events of the subject as a flow.
    @inlinable
    public var flow: Observable<Element> { Observable { sink in self.observers.admit(sink) } }

    /// Delivers an event to all observers.
    @inlinable public func on(_ event: Event<Element>) { observers.notify(event) }
}
