/// A shared record that any thread may read, change and observe.
///
///     let live = Live(record.human)
///     live.observe(\.age).subscribe(onNext: { print($0) })
///     live.update { $0.age += 1 }
/// As a stream it delivers the current value, then every change once, in order, even one to an
/// equal value: `distinctUntilChanged()` drops those. It never ends; once this object is
/// deallocated, its observers receive nothing more. It holds any `Sendable` value.
@dynamicMemberLookup
public final class Live<Value: Sendable>: ObservableType {
    private let relay: BehaviorRelay<Value>

    /// Makes a holder of `value`.
    public init(_ value: Value) { relay = BehaviorRelay(value: value) }

    /// The current value. Reading and assigning are two steps, also in `live.age += 1`, and other
    /// threads may change the value between them; ``update(_:)`` is a single step.
    public var value: Value {
        get { relay.value }
        set { update { $0 = newValue } }
    }

    /// The current value, then the value after each change; see the class.
    public var flow: Observable<Value> { relay.flow }

    /// A property of the current value; assigning changes it as ``update(_:)`` does.
    public subscript<Field>(dynamicMember path: WritableKeyPath<Value, Field>) -> Field {
        get { value[keyPath: path] }
        set { update { $0[keyPath: path] = newValue } }
    }

    /// Changes the value in one step and notifies once; from any thread, even during a delivery.
    ///
    /// The closure changes a copy and runs again if another thread changed the value meanwhile; if
    /// it throws, nothing is changed. It must not change this object itself: it would then run
    /// again for ever. Observers are notified on this thread, or on one that is already delivering.
    @discardableResult
    public func update<Result, Failure: Error>(
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result { try relay.update(change) }
}

extension Live {
    /// The value of a property, `live.observe(\.name)`, or of a closure, then each different one.
    public func observe<Field: Equatable & Sendable>(
        _ field: @escaping @Sendable (Value) -> Field
    ) -> Observable<Field> { map { field($0) }.distinctUntilChanged() }
}
