import Locks

/// A subject with a present value, which each new observer receives first.
///
///     BehaviorSubject(value: x)
///     subject   a--b---c--|
///     observer      b--c--|
/// The value changes as soon as an element is sent, even if its delivery has to wait. An observer
/// receives the present value before `subscribe` returns, on the subscribing thread; after the
/// ending, only the ending. Otherwise as ``PublishSubject``.
public final class BehaviorSubject<Element: Sendable>: SubjectType {
    @usableFromInline let observers = ObserverList<Element>()
    @usableFromInline let buffer: Mutex<LatestElement<Element>>

    /// A subject with the present value `value`.
    @inlinable public init(value: Element) { buffer = Mutex(LatestElement(value)) }

    deinit { if !observers.isEmpty { observers.dismiss() } }

    /// The present value, or the last one before a completion; throws the error of a failure.
    @inlinable public func value() throws -> Element {
        let latest = buffer.withLock { $0 }
        if case .error(let error) = latest.ending { throw error }
        return latest.element
    }

    @inlinable var latest: Element { buffer.withLock { $0.element } }

    /// True if there are observers.
    @inlinable public var hasObservers: Bool { !observers.isEmpty }

    /// The events of the subject as a flow; it begins with the present value.
    @inlinable public var flow: Observable<Element> {
        Observable { sink in self.observers.admit(sink, at: .zero, in: self.buffer) }
    }

    /// Delivers an event to all observers.
    @inlinable
    public func on(_ event: Event<Element>) { observers.notify(event, at: .zero, in: buffer) }
}
