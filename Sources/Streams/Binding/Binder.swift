/// An observer that changes a property of an object on the main actor, such as the text of a label.
///
///     extension Reactive where Base: UILabel {
///         var text: Binder<String> { Binder(base) { label, text in label.text = text } }
///     }
///
///     names.bind(to: label.rx.text).disposed(by: bag)
///
/// An element that is sent on the main actor is set at once, if none waits before it; one of
/// another thread in a later turn of the main queue, in order. The object is not retained; when it
/// has been released, elements are dropped. A completion is ignored, a failure is reported to
/// ``StreamErrors/onUnhandled``.
public final class Binder<Value: Sendable>: Observer {
    private let values = PublishSubject<Value>()

    /// A binder that calls `binding` on the main actor with `target` and each value.
    public init<Target: AnyObject & Sendable>(
        _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
    ) {
        values.subscribe(with: target, onMain: binding)
    }

    /// Ends the delivery behind the values that are still on their way to the main actor.
    deinit { values.onCompleted() }

    /// Sets the element of an event; from any thread.
    public func on(_ event: Event<Value>) { event.accepted { values.onNext($0) } }
}
