/// The namespace `rx` of a ``ReactiveCompatible`` type, to extend with streams and ``Binder``s.
public struct Reactive<Base> {
    /// The value or object that `rx` belongs to.
    public let base: Base

    init(_ base: Base) { self.base = base }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type with a namespace `rx`: `extension Player: ReactiveCompatible {}`.
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
    /// The streams and binders of the value.
    public var rx: Reactive<Self> { Reactive(self) }

    /// The streams and binders of the type.
    public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
}

/// An observer that changes a property of an object on the main actor, such as the text of a label.
///
///     extension Reactive where Base: UILabel {
///         var text: Binder<String> {
///             Binder(base) { label, text in label.text = text }
///         }
///     }
/// An element sent on the main actor is set at once, if none waits before it; one of another thread
/// in a later turn of the main queue, in order. The object is not retained; without it, elements
/// are dropped. A completion is ignored, a failure is reported to ``StreamErrors/onUnhandled``.
public final class Binder<Value: Sendable>: Observer {
    private let values = PublishSubject<Value>()

    /// A binder that calls `binding` on the main actor with `target` and each value.
    public init<Target: AnyObject & Sendable>(
        _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
    ) { values.subscribe(with: target, onMain: binding) }

    /// Ends the delivery behind the values that are still on their way to the main actor.
    deinit { values.onCompleted() }

    /// Sets the element of an event; from any thread.
    public func on(_ event: Event<Value>) { event.accepted { values.onNext($0) } }
}

extension ObservableType {
    /// Sends the events of the stream to an observer, such as a relay, a subject or a ``Binder``.
    ///
    /// Events, endings too, are delivered on the stream's threads, to observers in the order given.
    @inlinable @discardableResult public func bind(
        to observer: some Observer<Element>, _ more: any Observer<Element>...
    ) -> any Disposable {
        if more.isEmpty { return subscribe(observer) }
        return asObservable().subscribe { event in
            observer.on(event)
            for observer in more { observer.on(event) }
        }
    }
}
