extension Attributes {
    struct Entry: Sendable, CustomStringConvertible {
        let identity: Identity
        private(set) var box: any AnyAttributeValue

        init<Value>(_ key: Key<Value>, _ value: Value) {
            identity = key.identity
            box = AttributeValue(value, combining: key.combine)
        }

        func combined(over earlier: Entry) -> Entry {
            var entry = self
            entry.box = box.combined(over: earlier.box)
            return entry
        }

        var description: String { "\(identity.name) = \(box)" }
    }

    /// A value, with the closure of its key that combines it with an earlier one.
    ///
    /// One reference: entries are copied whenever attributes are merged, and copying a value of
    /// erased type takes ten times as long. It also makes the cast back exact: casting an `any
    /// Sendable` that holds a nil `Optional`, or a value that Apple platforms bridge, has rules of
    /// its own; casting to a class has none.
    package final class AttributeValue<Value: Sendable>: AnyAttributeValue, CustomStringConvertible
    {
        package let value: Value
        private let combine: (@Sendable (Value, Value) -> Value)?

        init(_ value: Value, combining combine: (@Sendable (Value, Value) -> Value)? = nil) {
            (self.value, self.combine) = (value, combine)
        }

        package func combined(over earlier: any AnyAttributeValue) -> any AnyAttributeValue {
            guard let combine, let earlier = earlier as? AttributeValue else { return self }
            return AttributeValue(combine(earlier.value, value), combining: combine)
        }

        package var description: String { "\(value)" }
    }
}

package protocol AnyAttributeValue: AnyObject, Sendable {
    func combined(over earlier: any AnyAttributeValue) -> any AnyAttributeValue
}
