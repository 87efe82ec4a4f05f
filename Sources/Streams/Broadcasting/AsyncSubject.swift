import Locks

/// A subject that delivers only its last element, when it completes.
///
///     subject   a--b--c--|
///     observer  ---------[c|]
/// Later subscribers receive the same. Without an element, it only completes; one that fails
/// delivers none.
public final class AsyncSubject<Element: Sendable>: SubjectType {
    let subject = ReplaySubject<Element>.create(bufferSize: 1)
    private let state = Mutex((last: Element?.none, isOver: false))

    /// A subject without an element.
    public init() {}

    /// True if there are observers.
    public var hasObservers: Bool { subject.hasObservers }

    /// The events of the subject as a flow.
    public var flow: Observable<Element> { subject.flow }

    /// Stores an element, or ends the subject for all observers.
    public func on(_ event: Event<Element>) {
        let (last, wasOver) = state.withLock { state in
            defer { if !state.isOver { state = (event.element, event.isEnding) } }
            return state
        }
        if wasOver || !event.isEnding { return }
        if let last, event.error == nil { subject.onNext(last) }
        subject.on(event)
    }
}
