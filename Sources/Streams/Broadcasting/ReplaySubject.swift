/// A subject that remembers: who subscribes hears the last elements first, then what comes.
///
///     ReplaySubject.create(bufferSize: 2)
///     subject   a-b-c---d--|
///     observer       [bc]d--|
///
/// What is replayed is delivered before `subscribe` returns, on the subscribing thread, followed by
/// the ending if there was one; each observer hears every later element exactly once, in the order
/// that all observers see.
///
/// Otherwise it is like a `PublishSubject`: to be told from any thread and from inside a delivery.
///
/// [ReactiveX: Subject](https://reactivex.io/documentation/subject.html)
public final class ReplaySubject<Element: Sendable>: ObservableType, Observer {
    @usableFromInline let audience = Audience<Element>()
    @usableFromInline let memory: Lock<Recent<Element>>

    @inlinable
    init(limit: Int) { memory = Lock(Recent(limit: limit)) }

    deinit { if !audience.isEmpty { audience.dismiss() } }

    /// A subject that remembers the last `bufferSize` elements; none if it is zero or less.
    @inlinable
    public static func create(bufferSize: Int) -> ReplaySubject {
        ReplaySubject(limit: bufferSize)
    }

    /// A subject that remembers all elements, as long as it lives; memory is the limit.
    @inlinable
    public static func createUnbounded() -> ReplaySubject { ReplaySubject(limit: .max) }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { !audience.isEmpty }

    /// The receiving end of the subject as a flow.
    @inlinable
    public var flow: Observable<Element> {
        Observable { sink in self.audience.admit(sink, in: self.memory) }
    }

    /// Tells all observers.
    @inlinable
    public func on(_ event: Event<Element>) { audience.tell(event, in: memory) }
}
