import Synchronization

/// A subject that delivers only its last element, when it completes.
///
///     subject   a--b--c--|
///     observer  ---------[c|]
///
/// Later subscribers receive the same. A subject that completes without an element only completes;
/// one that fails only fails. Events may be sent from any thread and from inside a delivery.
///
/// [ReactiveX: Subject](https://reactivex.io/documentation/subject.html)
public final class AsyncSubject<Element: Sendable>: ObservableType, Observer {
    let subject = ReplaySubject<Element>.create(bufferSize: 1)
    private let memory = Mutex((last: Element?.none, isOver: false))

    /// A subject without an element.
    public init() {}

    /// True if there are observers.
    public var hasObservers: Bool { subject.hasObservers }

    /// The events of the subject as a flow.
    public var flow: Observable<Element> { subject.flow }

    /// Stores an element, or ends the subject for all observers.
    public func on(_ event: Event<Element>) {
        let (last, wasOver) = memory.withLock { memory in
            defer { if !memory.isOver { memory = (event.element, event.isEnding) } }
            return memory
        }
        if wasOver || !event.isEnding { return }
        if let last, event.error == nil { subject.onNext(last) }
        subject.on(event)
    }
}
