/// Both ends of a stream: what it is told, it tells everyone who has subscribed before.
///
///     subject   --a--b--c--|
///     observer     ^-b--c--|
///
/// It may be told from any thread and from inside a delivery: all observers see all events in the
/// same order. A subscription made while an event is being delivered starts with the next one; an
/// observer that is disposed during a delivery gets nothing more. Who subscribes after the ending
/// gets the ending.
///
/// The subject does not keep itself alive; when it goes away, its observers hear nothing more.
///
/// [ReactiveX: Subject](https://reactivex.io/documentation/subject.html)
public final class PublishSubject<Element: Sendable>: ObservableType, Observer {
    @usableFromInline let audience = Audience<Element>()

    /// A subject that nobody observes yet.
    @inlinable
    public init() {}

    deinit { if !audience.isEmpty { audience.dismiss() } }

    /// Whether anybody is subscribed.
    @inlinable
    public var hasObservers: Bool { !audience.isEmpty }

    /// The receiving end of the subject as a flow.
    @inlinable
    public var flow: Observable<Element> { Observable { sink in self.audience.admit(sink) } }

    /// Tells all observers.
    @inlinable
    public func on(_ event: Event<Element>) { audience.tell(event) }
}
