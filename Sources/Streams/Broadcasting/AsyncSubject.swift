/// A subject that tells only its last element, when it completes.
///
///     subject   a--b--c--|
///     observer  ---------[c|]
///
/// Who subscribes later hears the same. One that completes without an element only completes; one
/// that fails only fails. It may be told from any thread and from inside a delivery.
///
/// [ReactiveX: Subject](https://reactivex.io/documentation/subject.html)
public final class AsyncSubject<Element: Sendable>: ObservableType, Observer {
    private let subject = ReplaySubject<Element>.create(bufferSize: 1)
    private let memory = Lock((last: Element?.none, isOver: false))

    /// A subject that has been told nothing yet.
    public init() {}

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { subject.hasObservers }

    /// The receiving end of the subject as a flow.
    public var flow: Observable<Element> { subject.flow }

    /// Remembers an element, or tells all observers how the subject ends.
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
