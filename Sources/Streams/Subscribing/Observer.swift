/// Anything that can be told events: a subject, the handle that `create` gives.
///
/// Subjects and the observers that `create` gives may be called from any thread and from inside a
/// delivery; the events are then delivered one at a time, in the order of arrival.
public protocol Observer<Element>: Sendable {
    /// What it is told.
    associatedtype Element: Sendable

    /// Tells one event; ignored after an ending.
    func on(_ event: Event<Element>)
}

extension Observer {
    /// Tells an element.
    @inlinable
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Tells a failure, which ends the stream.
    @inlinable
    public func onError(_ error: any Error) { on(.error(error)) }

    /// Tells the end of the stream.
    @inlinable
    public func onCompleted() { on(.completed) }
}

/// An observer without its type.
public struct AnyObserver<Element: Sendable>: Observer {
    @usableFromInline let handle: @Sendable (Event<Element>) -> Void

    /// An observer that calls `eventHandler` with each event, on the thread that tells it.
    @inlinable
    public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) {
        handle = eventHandler
    }

    /// An observer that passes events on to `observer`.
    @inlinable
    public init(_ observer: some Observer<Element>) { handle = { observer.on($0) } }

    /// Tells one event.
    @inlinable
    public func on(_ event: Event<Element>) { handle(event) }
}
