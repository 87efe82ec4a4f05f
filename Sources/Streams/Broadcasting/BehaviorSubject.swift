/// A subject with a present value: who subscribes hears that first, then what comes.
///
///     BehaviorSubject(value: x)
///     subject   a--b---c--|
///     observer      b--c--|
///
/// The value changes when the subject is told, at once, also when the event itself has to wait
/// behind others for its delivery. The present value is delivered before `subscribe` returns, on
/// the subscribing thread; each observer hears every later element exactly once, in the order that
/// all observers see. Who subscribes after the ending gets the ending only.
///
/// Otherwise it is like a `PublishSubject`: to be told from any thread and from inside a delivery.
///
/// [ReactiveX: Subject](https://reactivex.io/documentation/subject.html)
public final class BehaviorSubject<Element: Sendable>: ObservableType, Observer {
    @usableFromInline let audience = Audience<Element>()
    @usableFromInline let memory: Lock<Latest<Element>>

    /// A subject whose present value is `value`.
    @inlinable
    public init(value: Element) { memory = Lock(Latest(value)) }

    deinit { if !audience.isEmpty { audience.dismiss() } }

    /// The present value; the last one when the subject has completed.
    ///
    /// Throws the subject's error if it has failed.
    @inlinable
    public func value() throws -> Element {
        let latest = memory.withLock { $0 }
        if case .error(let error) = latest.ending { throw error }
        return latest.element
    }

    /// The present value, or the last one before the ending.
    @inlinable
    var latest: Element { memory.withLock { $0.element } }

    /// True if anybody is subscribed.
    @inlinable
    public var hasObservers: Bool { !audience.isEmpty }

    /// The receiving end of the subject as a flow.
    @inlinable
    public var flow: Observable<Element> {
        Observable { sink in self.audience.admit(sink, at: .zero, in: self.memory) }
    }

    /// Tells all observers.
    @inlinable
    public func on(_ event: Event<Element>) { audience.tell(event, at: .zero, in: memory) }
}
