import Synchronization

/// A record that a program shares: any thread may read, change and watch it.
///
/// ```swift
/// let live = Live(record.human)
/// live.observe(\.age).subscribe(onNext: { print($0) })
/// live.age = 1
/// live.update { human in
///     human.age += 1
///     human.name = "Ann"
/// }
/// ```
///
/// As a stream it begins with the present value and tells every change once, in order, also one
/// that changes nothing: `distinctUntilChanged()` drops those. It never ends; when the holder goes
/// away, its observers hear nothing more. It holds any `Sendable` value.
@dynamicMemberLookup
public final class Live<Value: Sendable>: ObservableType {
    private struct State {
        var value: Value
        var version = 0
        var untold: [Value] = []
        var isTelling = false

        /// Gives the value that was there; nil when another change was faster.
        mutating func replace(by changed: Value, ifStill version: Int) -> Value? {
            guard self.version == version else { return nil }
            let replaced = value
            value = changed
            self.version += 1
            untold.append(changed)
            return replaced
        }

        mutating func beginTelling() -> Bool {
            if isTelling { return false }
            isTelling = true
            return true
        }

        /// What is to be told; nil ends the telling.
        mutating func takeUntold() -> [Value]? {
            if untold.isEmpty {
                isTelling = false
                return nil
            }
            defer { untold = [] }
            return untold
        }
    }

    private let state: Mutex<State>
    private let relay: BehaviorRelay<Value>

    /// A holder of `value`.
    public init(_ value: Value) {
        state = Mutex(State(value: value))
        relay = BehaviorRelay(value: value)
    }

    /// The present value.
    ///
    /// To read and to assign are two steps, also in `live.age += 1`; between them other threads
    /// may change it. ``update(_:)`` is one.
    public var value: Value {
        get { state.withLock { $0.value } }
        set { update { $0 = newValue } }
    }

    /// The value now, then after each change; see the class.
    public var flow: Observable<Value> { relay.flow }

    /// A property of the present value; assigning changes it as ``update(_:)`` does.
    public subscript<Field>(dynamicMember path: WritableKeyPath<Value, Field>) -> Field {
        get { value[keyPath: path] }
        set { update { $0[keyPath: path] = newValue } }
    }

    /// Changes the value in one step and tells observers once; from any thread, also from inside a
    /// delivery.
    ///
    /// The closure is given a copy and may run again, when another thread was faster; if it
    /// throws, nothing has changed. It may change its copy, but not this holder: it would then be
    /// late itself, and run for ever. Observers are told here, or by a thread that is just telling.
    @discardableResult
    public func update<Result, Failure: Error>(
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        while true {
            var (value, version) = state.withLock { ($0.value, $0.version) }
            let result = try change(&value)
            let changed = value
            // What was replaced is let go here: its end may call out.
            let replaced = state.withLock { $0.replace(by: changed, ifStill: version) }
            if replaced != nil {
                tell()
                return result
            }
        }
    }

    /// One thread at a time tells, and takes along what others change meanwhile.
    private func tell() {
        guard state.withLock({ $0.beginTelling() }) else { return }
        while let values = state.withLock({ $0.takeUntold() }) {
            for value in values { relay.accept(value) }
        }
    }
}

extension Live {
    /// One property of the value now, then each time it differs from what it was.
    public func observe<Field: Equatable & Sendable>(
        _ path: any KeyPath<Value, Field> & Sendable
    ) -> Observable<Field> {
        map { $0[keyPath: path] }.distinctUntilChanged()
    }

    /// What a closure makes of the value now, then each time it differs from what it was:
    /// `live.observe { $0.name }`.
    public func observe<Field: Equatable & Sendable>(
        _ field: @escaping @Sendable (Value) -> Field
    ) -> Observable<Field> {
        map { field($0) }.distinctUntilChanged()
    }
}
