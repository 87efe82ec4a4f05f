extension Attributes {
    /// The value set under one key.
    struct Entry: Sendable {
        let identity: Identity
        private(set) var laid: any LaidValue

        init<Value>(_ key: Key<Value>, _ value: Value) {
            identity = key.identity
            laid = Laid(value, combining: key.combine)
        }

        func combined(over earlier: Entry) -> Entry {
            var entry = self
            entry.laid = laid.combined(over: earlier.laid)
            return entry
        }
    }

    /// A value, with the closure of its key that combines it with an earlier one.
    ///
    /// One reference: entries are copied whenever attributes are merged, and copying a value of
    /// erased type takes ten times as long. It also makes the cast back exact: casting an `any
    /// Sendable` that holds a nil `Optional`, or a value that Apple platforms bridge, has rules of
    /// its own; casting to a class has none.
    final class Laid<Value: Sendable>: Sendable {
        let value: Value
        private let combine: (@Sendable (Value, Value) -> Value)?

        init(_ value: Value, combining combine: (@Sendable (Value, Value) -> Value)? = nil) {
            self.value = value
            self.combine = combine
        }
    }
}

extension Attributes.Entry: CustomStringConvertible {
    /// `name = value`
    var description: String { "\(identity.name) = \(laid)" }
}

extension Attributes.Laid: CustomStringConvertible {
    var description: String { "\(value)" }
}

/// A value in an entry, of erased type.
protocol LaidValue: AnyObject, Sendable {
    func combined(over earlier: any LaidValue) -> any LaidValue
}

extension Attributes.Laid: LaidValue {
    func combined(over earlier: any LaidValue) -> any LaidValue {
        guard let combine, let earlier = earlier as? Attributes.Laid<Value> else { return self }
        return Attributes.Laid(combine(earlier.value, value), combining: combine)
    }
}
