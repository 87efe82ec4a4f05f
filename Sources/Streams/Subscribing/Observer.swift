/// A receiver of events: a subject, or the observer that `create` passes to its closure.
///
/// It takes events from any thread and in a delivery, and delivers one at a time, in order.
public protocol Observer<Element>: Sendable {
    /// The type of the elements.
    associatedtype Element: Sendable

    /// Sends an event to the observer; ignored after an ending.
    func on(_ event: Event<Element>)
}

extension Observer {
    /// Sends an element to the observer.
    @inlinable public func onNext(_ element: Element) { on(.next(element)) }

    /// Sends an error, which ends the stream.
    @inlinable public func onError(_ error: any Error) { on(.error(error)) }

    /// Sends the completion, which ends the stream.
    @inlinable public func onCompleted() { on(.completed) }
}

/// A type-erased observer.
public struct AnyObserver<Element: Sendable>: Observer {
    @usableFromInline let handle: @Sendable (Event<Element>) -> Void

    /// An observer that calls `eventHandler` with each event, on the thread that sends it.
    @inlinable public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) {
        handle = eventHandler
    }

    @inlinable init(_ observer: some Observer<Element>) { handle = { observer.on($0) } }

    /// Sends an event to the observer.
    @inlinable public func on(_ event: Event<Element>) { handle(event) }
}
